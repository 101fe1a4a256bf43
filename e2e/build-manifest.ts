import { readFileSync } from 'node:fs'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const manifestFile = new URL('../dist/.vite/manifest.json', import.meta.url)

/** The chunks of the build, by their entry module. */
export const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>

/** Returns the files that load before an entry runs. */
export function getStaticImports(entry: string): ReadonlySet<string> {
  const keys = new Set([entry])
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
  return new Set([...keys].map((key) => manifest[key]!.file))
}
