import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestInstance } from '../testing/test-instance.ts'
import { createPictures } from './pictures.ts'

let pictureFolder: string
beforeEach(async () => {
  pictureFolder = await mkdtemp(join(tmpdir(), 'colonnade-pictures-'))
})
afterEach(() => rm(pictureFolder, { recursive: true }))

test('waits on close until pictures are rendered and stored', async () => {
  const server = await startTestInstance({ pictureFolder })
  const pending = server.instance.fetch(new Request(`${server.url}/media/art/avatar-mira.webp`))
  // The picture is requested, but not yet sent.
  await Promise.race([pending, server.guest.get('/health')])
  await server.close()

  expect(await readdir(pictureFolder)).toEqual([
    expect.stringMatching(/^avatar-mira\.\w{8}\.webp$/),
  ])
  await pending
})

test('renders only pictures of accounts, posts, cards and emojis', async () => {
  const server = await startTestInstance({ pictureFolder })
  const { db } = server.instance.services.store
  const card = { ...CARD, image: 'card-of-a-post' }
  await db
    .updateTable('statuses')
    .set({ card: JSON.stringify(card) })
    .where('world_key', '=', 'own')
    .execute()
  const fetchStatus = async (name: string) =>
    (await fetch(`${server.url}/media/art/${name}.webp`)).status

  for (const name of ['made-up-1', 'sea-dusk-7777', 'avatar-nobody', 'avatar-mira-small-small'])
    expect([name, await fetchStatus(name)]).toEqual([name, 404])
  expect(await readdir(pictureFolder)).toEqual([])
  for (const name of [
    'avatar-mira-small',
    'header-ridge-night',
    'sea-dusk-1',
    'emoji-tide',
    card.image,
  ])
    expect([name, await fetchStatus(name)]).toEqual([name, 200])
  await server.close()
})

const CARD = {
  url: 'https://example.org/',
  title: 'A card',
  description: '',
  type: 'link',
  provider_name: '',
  width: 1,
  height: 1,
}

test('limits the number of stored pictures and keeps other files of the folder', async () => {
  const pictures = createPictures(pictureFolder, async () => true, 2)
  await writeFile(join(pictureFolder, 'notes.txt'), 'mine')
  for (const name of ['avatar-a', 'avatar-b', 'avatar-c', 'avatar-d'])
    await pictures.render(name, true)
  await pictures.close()

  const files = await readdir(pictureFolder)
  expect(files).toContain('notes.txt')
  expect(files.length).toBeLessThanOrEqual(3)
})
