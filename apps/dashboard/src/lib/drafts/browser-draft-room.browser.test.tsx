import { afterEach, expect, test, vi } from 'vitest'
import { browserDraftRoom } from './browser-draft-room.ts'

const used: string[] = []

/** The browser's own room, as two tabs have it, and a draft that no other test has. */
function rooms() {
  const id = crypto.randomUUID()
  used.push(id)
  return { id, room: browserDraftRoom(), other: browserDraftRoom() }
}

afterEach(async () => {
  const room = browserDraftRoom()
  for (const id of used.splice(0)) {
    await room.change(id, () => null)
    await room.dropFiles(id, new Set())
  }
})

test('what one tab keeps another one reads', { tags: ['BY-03'] }, async () => {
  const { id, room, other } = rooms()

  await room.change(id, () => ({ id, text: 'hello' }))

  expect(await other.all()).toContainEqual({ id, text: 'hello' })
})

test(
  'a change sees what is kept, may leave it, and may take it away',
  { tags: ['BY-32'] },
  async () => {
    const { id, room } = rooms()
    const seen: unknown[] = []
    const change = (next: unknown) =>
      room.change(id, (kept) => {
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

test('of changes at the same time none is lost', { tags: ['BY-32'] }, async () => {
  const { id, room, other } = rooms()
  const add = (letter: string) => (kept: unknown) =>
    `${typeof kept === 'string' ? kept : ''}${letter}`

  await Promise.all([
    room.change(id, add('a')),
    other.change(id, add('b')),
    room.change(id, add('c')),
  ])

  const [kept] = (await room.all()).filter((each) => typeof each === 'string')
  expect(String(kept).split('').toSorted()).toEqual(['a', 'b', 'c'])
})

test('a rule that fails leaves what is kept, and says so', async () => {
  const { id, room } = rooms()
  await room.change(id, () => 'kept')

  const failing = room.change(id, () => {
    throw new Error('no')
  })

  await expect(failing).rejects.toThrow('no')
  expect(await room.all()).toContain('kept')
})

test(
  'the bytes of files are kept as they are, by draft, and go one by one',
  { tags: ['BY-32'] },
  async () => {
    const { id, room, other } = rooms()
    const bytes = new Uint8Array([0, 255, 7])
    await room.putFile(id, 'a', new File([bytes], 'a.png', { type: 'image/png' }))
    await room.putFile(id, 'b', new File(['b'], 'b.png'))
    await room.putFile(`${id}2`, 'a', new File(['another'], 'c.png'))
    used.push(`${id}2`)

    const files = await other.files(id)
    expect([...files.keys()].toSorted()).toEqual(['a', 'b'])
    expect(new Uint8Array((await files.get('a')?.arrayBuffer()) ?? [])).toEqual(bytes)
    expect(await room.filedDrafts()).toContain(id)

    await room.dropFiles(id, new Set(['b']))
    expect([...(await room.files(id)).keys()]).toEqual(['b'])
    expect([...(await room.files(`${id}2`)).keys()]).toEqual(['a'])
  },
)

test('one tab has a draft open until it lets it go', { tags: ['BY-32'] }, async () => {
  const { id, room, other } = rooms()

  const release = await room.claim(id, 0)
  expect(await other.claim(id, 0)).toBeNull()
  expect(await other.claim(id, 20)).toBeNull()
  expect(await other.claimed()).toContain(id)
  const waiting = other.claim(id, 5_000)
  release?.()

  const second = await waiting
  expect(second).not.toBeNull()
  second?.()
  await expect.poll(async () => await room.claimed()).not.toContain(id)
})

test(
  'the other tabs are told of new drafts, not the one that tells',
  { tags: ['BY-32'] },
  async () => {
    const { room, other } = rooms()
    const heard: string[] = []
    const stops = [room.watch(() => heard.push('here')), other.watch(() => heard.push('there'))]

    room.tell()

    await expect.poll(() => heard).toEqual(['there'])
    for (const stop of stops) stop()
  },
)

test(
  'the browser is asked to keep drafts with the first one, not before',
  { tags: ['BY-03'] },
  async () => {
    window.localStorage.clear()
    const { id, room } = rooms()
    const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true)
    vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false)

    await room.change(id, () => undefined)
    await room.change(id, () => null)
    expect(persist).not.toHaveBeenCalled()
    await room.change(id, () => 'first')
    await room.change(id, () => 'again')

    await expect.poll(() => persist).toHaveBeenCalledOnce()
  },
)
