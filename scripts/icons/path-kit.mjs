import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Skia's geometry; it is told its own code, since it would fetch it from an address. */
export const pathKit = await require('pathkit-wasm')({
  wasmBinary: readFileSync(require.resolve('pathkit-wasm/bin/pathkit.wasm')),
})
