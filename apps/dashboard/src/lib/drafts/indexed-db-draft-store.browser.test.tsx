import { afterEach, expect, test, vi } from 'vitest'
import { createIndexedDbDraftStore } from './indexed-db-draft-store.ts'

const used: string[] = []

/** The browser's draft store as two tabs see it, and a draft ID that no other test uses. */
function createStores() {
  const id = crypto.randomUUID()
  used.push(id)
  return { id, room: createIndexedDbDraftStore(), other: createIndexedDbDraftStore() }
}

afterEach(async () => {
  const room = createIndexedDbDraftStore()
  for (const id of used.splice(0)) {
    await room.update(id, () => null)
    await room.removeFiles(id, new Set())
  }
})

test('shares stored drafts between tabs', { tags: ['BY-03'] }, async () => {
  const { id, room, other } = createStores()

  await room.update(id, () => ({ id, text: 'hello' }))

  expect(await other.getAll()).toContainEqual({ id, text: 'hello' })
})

test(
  'passes the stored value to an update, which may keep or remove it',
  { tags: ['BY-32'] },
  async () => {
    const { id, room } = createStores()
    const seen: unknown[] = []
    const change = (next: unknown) =>
      room.update(id, (kept) => {
        seen.push(kept)
        return next
      })

    await change('one')
    await change(undefined)
    await change(null)
    await change(undefined)

    expect(seen).toEqual([undefined, 'one', 'one', undefined])
  },
)

test('applies all concurrent updates', { tags: ['BY-32'] }, async () => {
  const { id, room, other } = createStores()
  const add = (letter: string) => (kept: unknown) =>
    `${typeof kept === 'string' ? kept : ''}${letter}`

  await Promise.all([
    room.update(id, add('a')),
    other.update(id, add('b')),
    room.update(id, add('c')),
  ])

  const [kept] = (await room.getAll()).filter((each) => typeof each === 'string')
  expect(String(kept).split('').toSorted()).toEqual(['a', 'b', 'c'])
})

test('keeps the stored value and rejects when an update throws', async () => {
  const { id, room } = createStores()
  await room.update(id, () => 'kept')

  const failing = room.update(id, () => {
    throw new Error('no')
  })

  await expect(failing).rejects.toThrow('no')
  expect(await room.getAll()).toContain('kept')
})

test(
  'stores the bytes of files unchanged per draft and removes single files',
  { tags: ['BY-32'] },
  async () => {
    const { id, room, other } = createStores()
    const bytes = new Uint8Array([0, 255, 7])
    await room.putFile(id, 'a', new File([bytes], 'a.png', { type: 'image/png' }))
    await room.putFile(id, 'b', new File(['b'], 'b.png'))
    await room.putFile(`${id}2`, 'a', new File(['another'], 'c.png'))
    used.push(`${id}2`)

    const files = await other.getFiles(id)
    expect([...files.keys()].toSorted()).toEqual(['a', 'b'])
    expect(new Uint8Array((await files.get('a')?.arrayBuffer()) ?? [])).toEqual(bytes)
    expect(await room.getDraftsWithFiles()).toContain(id)

    await room.removeFiles(id, new Set(['b']))
    expect([...(await room.getFiles(id)).keys()]).toEqual(['b'])
    expect([...(await room.getFiles(`${id}2`)).keys()]).toEqual(['a'])
  },
)

test('locks a draft for one tab until it is released', { tags: ['BY-32'] }, async () => {
  const { id, room, other } = createStores()

  const release = await room.lock(id, 0)
  expect(await other.lock(id, 0)).toBeNull()
  expect(await other.lock(id, 20)).toBeNull()
  expect(await other.getLocked()).toContain(id)
  const waiting = other.lock(id, 5_000)
  release?.()

  const second = await waiting
  expect(second).not.toBeNull()
  second?.()
  await expect.poll(async () => await room.getLocked()).not.toContain(id)
})

test(
  'notifies the other tabs about new drafts, but not the sending tab',
  { tags: ['BY-32'] },
  async () => {
    const { room, other } = createStores()
    const notified: string[] = []
    const stops = [
      room.watch(() => notified.push('here')),
      other.watch(() => notified.push('there')),
    ]

    room.notify()

    await expect.poll(() => notified).toEqual(['there'])
    for (const stop of stops) stop()
  },
)

test(
  'requests persistent storage with the first draft and not earlier',
  { tags: ['BY-03'] },
  async () => {
    window.localStorage.clear()
    const { id, room } = createStores()
    const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true)
    vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false)

    await room.update(id, () => undefined)
    await room.update(id, () => null)
    expect(persist).not.toHaveBeenCalled()
    await room.update(id, () => 'first')
    await room.update(id, () => 'again')

    await expect.poll(() => persist).toHaveBeenCalledOnce()
  },
)
