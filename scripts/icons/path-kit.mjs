import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Skia's geometry. The code is passed in, because it would otherwise be fetched from a URL. */
export const pathKit = await require('pathkit-wasm')({
  wasmBinary: readFileSync(require.resolve('pathkit-wasm/bin/pathkit.wasm')),
})
