import { describe, expect, test } from 'vitest'
import { encodeTimelineKey, type TimelineKey } from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { applyStreamEventsAtom } from '../streaming/apply-stream-events.ts'
import { openColumnAtom } from './open-column.ts'
import { hasFastStream } from './schedule-recompute.ts'
import { columnListAtoms } from './timeline-column-atoms.ts'
import { markVisibleAtom } from './watch-recompute.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const COMMUNITY = encodeTimelineKey({ kind: 'community', onlyMedia: false })
const PUBLIC = encodeTimelineKey({ kind: 'public', onlyMedia: false })

/** Opens a deck of Home columns with one post. */
const openDeck = (...uuids: readonly string[]) =>
  openColumns(uuids.map((uuid) => column(uuid, 'HOME')))

/** Opens a deck of columns with one post. */
async function openColumns(columns: readonly ReturnType<typeof column>[]) {
  const uuids = columns.map(({ uuid }) => uuid)
  const { session, server, platform } = testSession({ columns })
  for (const path of ['home', 'public'])
    server.on(`GET /api/v1/timelines/${path}`, () => createPageResponse(statuses('9')))
  for (const uuid of uuids) session.store.set(openColumnAtom, session, uuid)
  await flushPromises()
  const getItems = (uuid: string) => session.store.get(columnListAtoms(session)(uuid)).items
  return {
    session,
    platform,
    paint: () => {
      platform.renderFrame()
      platform.renderFrame()
    },
    newest: () => uuids.map((uuid) => getItems(uuid)[0]),
    come: (id: string) =>
      session.store.set(applyStreamEventsAtom, session, [
        { key: HOME, event: { type: 'update', status: status({ id }) } },
      ]),
  }
}

test(
  'renders a post that reaches several columns in one column at a time',
  { tags: ['TL-07'] },
  async () => {
    const { come, newest, paint } = await openDeck('a', 'b', 'c')

    come('10')
    expect(newest()).toEqual(['10', '9', '9'])

    paint()
    expect(newest()).toEqual(['10', '10', '9'])

    paint()
    expect(newest()).toEqual(['10', '10', '10'])
  },
)

test(
  'renders posts that reach several timelines at once in one column at a time',
  { tags: ['TL-07'] },
  async () => {
    const { session, newest, paint } = await openColumns([
      column('a', 'HOME'),
      column('b', 'COMMUNITY'),
      column('c', 'PUBLIC'),
    ])
    const createUpdate = (key: TimelineKey) =>
      ({ key, event: { type: 'update', status: status({ id: '10' }) } }) as const

    session.store.set(applyStreamEventsAtom, session, [
      createUpdate(HOME),
      createUpdate(COMMUNITY),
      createUpdate(PUBLIC),
    ])
    expect(newest()).toEqual(['10', '9', '9'])

    paint()
    expect(newest()).toEqual(['10', '10', '9'])

    paint()
    expect(newest()).toEqual(['10', '10', '10'])
  },
)

test('leaves every other frame for user input', async () => {
  const { come, newest, platform } = await openDeck('a', 'b')

  come('10')
  platform.renderFrame()
  expect(newest()).toEqual(['10', '9'])

  platform.renderFrame()
  expect(newest()).toEqual(['10', '10'])
})

test(
  'keeps the position of a waiting column and includes later posts',
  { tags: ['TL-07'] },
  async () => {
    const { come, newest, paint } = await openDeck('a', 'b', 'c')

    come('10')
    come('11')
    paint()
    expect(newest()).toEqual(['10', '11', '9'])

    paint()
    paint()
    expect(newest()).toEqual(['11', '11', '11'])
  },
)

test(
  'updates every column immediately in a hidden page without frames',
  { tags: ['TL-07'] },
  async () => {
    const { come, newest, platform } = await openDeck('a', 'b')
    platform.setHidden(true)

    come('10')

    expect(newest()).toEqual(['10', '10'])
  },
)

test(
  'updates a column out of view as soon as it becomes visible',
  { tags: ['BY-33'] },
  async () => {
    const { session, come, newest, paint } = await openDeck('a', 'b')
    session.store.set(markVisibleAtom, session, 'b', false)

    come('10')
    come('11')
    paint()
    paint()
    expect(newest()).toEqual(['11', '9'])

    session.store.set(markVisibleAtom, session, 'b', true)
    expect(newest()).toEqual(['11', '11'])
  },
)

/** Streams ten posts a second, with a frame every 50 ms. @returns how often the first column was updated */
async function streamFast(
  deck: Awaited<ReturnType<typeof openDeck>>,
  { seconds, from }: { readonly seconds: number; readonly from: number },
) {
  let updates = 0
  for (let post = 0; post < seconds * 10; post += 1) {
    let [before] = deck.newest()
    deck.come(String(from + post))
    for (let frame = 0; frame < 2; frame += 1) {
      await deck.platform.clock.advance(50)
      deck.platform.renderFrame()
      if (deck.newest()[0] !== before) updates += 1
      before = deck.newest()[0]
    }
  }
  return updates
}

describe('with a fast stream', () => {
  test('updates a column at most twice a second, once the stream has lasted', async () => {
    const deck = await openDeck('a')
    await streamFast(deck, { seconds: 4, from: 100 })

    expect(await streamFast(deck, { seconds: 4, from: 200 })).toBeLessThanOrEqual(8)
  })

  test('shows the last post within 1.5 s and loses none', { tags: ['TL-07'] }, async () => {
    const deck = await openDeck('a', 'b', 'c')
    await streamFast(deck, { seconds: 4, from: 100 })

    for (let frame = 0; frame < 30; frame += 1) {
      await deck.platform.clock.advance(50)
      deck.platform.renderFrame()
    }

    expect(deck.newest()).toEqual(['139', '139', '139'])
    const items = deck.session.store.get(columnListAtoms(deck.session)('a')).items
    expect(items.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, at) => String(139 - at)))
  })

  test('updates columns in turn', async () => {
    const deck = await openDeck('a', 'b')
    await streamFast(deck, { seconds: 4, from: 100 })
    const updates: string[] = []
    for (let frame = 0; frame < 60; frame += 1) {
      if (frame % 2 === 0) deck.come(String(300 + frame))
      const before = deck.newest()
      await deck.platform.clock.advance(50)
      deck.platform.renderFrame()
      for (const [index, id] of deck.newest().entries())
        if (id !== before[index]) updates.push('ab'.charAt(index))
    }

    expect(updates.length).toBeGreaterThan(3)
    expect(updates.join('')).toMatch(/^a?(?:ba)*b?$/)
  })

  test('shows every post at once again when the stream is slow', { tags: ['TL-07'] }, async () => {
    const deck = await openDeck('a')
    await streamFast(deck, { seconds: 4, from: 100 })
    await deck.platform.clock.advance(10_000)
    deck.platform.renderFrame()

    deck.come('500')
    deck.platform.renderFrame()
    deck.platform.renderFrame()
    expect(deck.newest()).toEqual(['500'])
    expect(hasFastStream(deck.session, 'a')).toBe(false)
  })
})
