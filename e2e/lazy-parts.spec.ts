import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { manifest, reachable } from './built-parts.ts'

const manifestFiles = Object.values(manifest).map(({ file }) => file)

/** A chunk by its name, whatever its hash. */
const fileOf = (name: string) =>
  manifestFiles.find((file) => new RegExp(`/${name}-[^/]{8}\\.js$`).test(file))

for (const [what, name] of [
  ['the columns of posts, notifications and the composer', 'columns'],
  ['a thread', 'thread'],
  ['a profile', 'account'],
  ['the search', 'search'],
  ['the emoji picker', 'EmojiPicker'],
  ['the table of emoji', 'emojis'],
  ['the viewer of pictures and videos', 'media-viewer'],
  ['the settings', 'SettingsModal'],
  ['what a column hides', 'HiddenDialog'],
  ['Add column', 'AddColumnDialog'],
  ['tiles', 'DeckTiles'],
  ['the door', 'sign-in'],
] as const) {
  test(`${what} come in a chunk of their own, after the start`, { tag: '@BUN-04' }, () => {
    const file = fileOf(name)

    expect(file).toBeDefined()
    expect([...reachable('index.html')]).not.toContain(file)
  })
}

const registryFile = new URL('../apps/dashboard/src/app/modals/modal-registry.tsx', import.meta.url)

/** Where the dialog of each type begins, as the registry asks for it. */
const dialogs = [
  ...readFileSync(registryFile, 'utf8').matchAll(
    /^ {2}([A-Z_]+): \{.*?import\('(?:\.\.?\/)+([^']+)'\)/gms,
  ),
].map(([, type, path]) => [type, path] as const)

test('every type of modal has a chunk of its own, after the start', { tag: '@MOD-01' }, () => {
  const files = dialogs.map(
    ([type, path]) =>
      Object.entries(manifest).find(([key]) => key.endsWith(`/${path}`))?.[1].file ??
      `${type} has none`,
  )

  expect(dialogs.length).toBeGreaterThanOrEqual(14)
  expect(new Set(files).size).toBe(dialogs.length)
  for (const file of files) expect(manifestFiles).toContain(file)
  for (const file of files) expect([...reachable('index.html')]).not.toContain(file)
})
