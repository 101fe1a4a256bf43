import { readFileSync } from 'node:fs'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const manifestFile = new URL('../dist/.vite/manifest.json', import.meta.url)

/** What the build is made of, by the module that each part begins with. */
export const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>

/** Everything that an entry brings along before it runs. */
export function reachable(entry: string): ReadonlySet<string> {
  const keys = new Set([entry])
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
  return new Set([...keys].map((key) => manifest[key]!.file))
}
