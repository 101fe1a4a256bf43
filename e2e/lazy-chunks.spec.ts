import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { manifest, getStaticImports } from './build-manifest.ts'

const manifestFiles = Object.values(manifest).map(({ file }) => file)

/** Finds a chunk by its name, whatever its hash. */
const findFile = (name: string) =>
  manifestFiles.find((file) => new RegExp(`/${name}-[^/]{8}\\.js$`).test(file))

for (const [what, name] of [
  ['the notification columns', 'notifications'],
  ['the composer', 'composer'],
  ['the layout of a narrow window', 'NarrowDeck'],
  ['toasts', 'ToastLists'],
  ['a thread', 'thread'],
  ['a profile', 'account'],
  ['the search', 'search'],
  ['the emoji picker', 'EmojiPicker'],
  ['the emoji data', 'emojis'],
  ['the media viewer', 'media-viewer'],
  ['the settings', 'SettingsModal'],
  ['the hidden posts dialog', 'HiddenPostsDialog'],
  ['the Add column dialog', 'AddColumnDialog'],
  ['the tiles layout', 'DeckTiles'],
  ['the sign-in screen', 'sign-in'],
] as const) {
  test(`loads ${what} in a separate chunk after the entry`, { tag: '@BUN-04' }, () => {
    const file = findFile(name)

    expect(file).toBeDefined()
    expect([...getStaticImports('index.html')]).not.toContain(file)
  })
}

const registryFile = new URL('../apps/dashboard/src/app/modals/modal-registry.tsx', import.meta.url)

/** Entry module of the dialog of each type, as the registry imports it. */
const dialogs = [
  ...readFileSync(registryFile, 'utf8').matchAll(
    /^ {2}([A-Z_]+): \{.*?import\('(?:\.\.?\/)+([^']+)'\)/gms,
  ),
].map(([, type, path]) => [type, path] as const)

test('loads every type of modal in a separate chunk after the entry', { tag: '@MOD-01' }, () => {
  const files = dialogs.map(
    ([type, path]) =>
      Object.entries(manifest).find(([key]) => key.endsWith(`/${path}`))?.[1].file ??
      `${type} has none`,
  )

  expect(dialogs.length).toBeGreaterThanOrEqual(14)
  expect(new Set(files).size).toBe(dialogs.length)
  for (const file of files) expect(manifestFiles).toContain(file)
  for (const file of files) expect([...getStaticImports('index.html')]).not.toContain(file)
})
