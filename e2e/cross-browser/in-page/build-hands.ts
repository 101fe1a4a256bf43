import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** One script that gives a page its `hands`: a journey brings it into each document that it comes to. */
export async function buildHands(): Promise<string> {
  const entry = fileURLToPath(new URL('hands.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'unused' } },
  })
  const [{ output }] = built as unknown as readonly [
    { readonly output: readonly { readonly code?: string }[] },
  ]
  const code = output[0]?.code
  if (code === undefined) throw new Error('the page’s hands were not built')
  return code
}
