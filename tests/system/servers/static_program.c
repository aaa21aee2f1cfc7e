// SPDX-License-Identifier: GPL-3.0-or-later
/* A program into which nothing can be preloaded. */
int main(void) {
    return 0;
}
