import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const manifestFile = new URL('../dist/.vite/manifest.json', import.meta.url)
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>

/** Everything that an entry brings along before it runs. */
function reachable(entry: string): ReadonlySet<string> {
  const keys = new Set([entry])
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
  return new Set([...keys].map((key) => manifest[key]!.file))
}

/** A chunk by its name, whatever its hash. */
const fileOf = (name: string) =>
  Object.values(manifest)
    .map(({ file }) => file)
    .find((file) => new RegExp(`/${name}-[^/]{8}\\.js$`).test(file))

for (const [what, name] of [
  ['the columns of posts, notifications and the composer', 'columns'],
  ['a thread', 'thread'],
  ['a profile', 'account'],
  ['the search', 'search'],
  ['the emoji picker', 'EmojiPicker'],
  ['the table of emoji', 'emojis'],
  ['the viewer of pictures and videos', 'media-viewer'],
  ['the questions before a boost and a favourite', 'confirmations'],
  ['the settings', 'SettingsModal'],
  ['what a column hides', 'HiddenDialog'],
  ['Add column', 'AddColumnDialog'],
  ['tiles', 'DeckTiles'],
  ['the door', 'sign-in'],
] as const) {
  test(`${what} come in a chunk of their own, after the start [BUN-04]`, () => {
    const file = fileOf(name)

    expect(file).toBeDefined()
    expect([...reachable('index.html')]).not.toContain(file)
  })
}
