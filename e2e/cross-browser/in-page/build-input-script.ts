import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Builds in-page/input.ts into one script that defines `pageInput`. Tests run it in each document that they load. */
export async function buildInputScript(): Promise<string> {
  const entry = fileURLToPath(new URL('input.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'unused' } },
  })
  const [{ output }] = built as unknown as readonly [
    { readonly output: readonly { readonly code?: string }[] },
  ]
  const code = output[0]?.code
  if (code === undefined) throw new Error('the input script was not built')
  return code
}
