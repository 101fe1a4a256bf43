/** Blurhashes of the artwork in use, written by `make/blurhashes.mjs`. */
export const BLURHASHES: Readonly<Record<string, string>> = {}
