import { expect, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { removeColumnAtom } from '../columns/arrange-columns.ts'
import { openColumns } from '../list-columns/column-source.ts'
import { startWatchingColumns } from '../sessions/watch-columns.ts'
import { openColumnAtom, TIMELINE_GRACE_MS } from './open-column.ts'
import { removeColumnState } from './saved-columns.ts'
import { columnLayoutAtoms } from './timeline-column-atoms.ts'
import { timelineAtoms } from './timelines.ts'

const TAG = encodeTimelineKey({ kind: 'hashtag', tag: 'cats', any: ['dogs'], all: [], none: [] })
const params = { id: 'Cats', tags: { any: [{ value: 'dogs', label: 'dogs' }], all: [], none: [] } }

function createTagDeck() {
  const opened = testSession({
    columns: [column('a', 'HASHTAG', params), column('b', 'HASHTAG', params)],
  })
  const { session, server, platform } = opened
  server.on('GET /api/v1/timelines/tag/cats', () =>
    createPageResponse([status({ id: '9', tags: [{ name: 'cats', url: '' }] })]),
  )
  const getSubscriptionMessages = () =>
    platform.sockets.flatMap(({ sent }) => sent.map((text) => JSON.parse(text) as object))
  const items = () => session.store.get(timelineAtoms(session)(TAG)).items
  return { ...opened, getSubscriptionMessages, items }
}

test(
  'subscribes an open hashtag column to its tag and to each `any` tag',
  { tags: ['TL-17', 'TL-20'] },
  async () => {
    const { session, platform, getSubscriptionMessages } = createTagDeck()

    session.store.set(openColumnAtom, session, 'a')
    platform.sockets[0]?.open()

    expect(getSubscriptionMessages()).toEqual([
      { type: 'subscribe', stream: 'hashtag', tag: 'cats' },
      { type: 'subscribe', stream: 'hashtag', tag: 'dogs' },
    ])
    await flushPromises()
  },
)

test('loads and subscribes two equal columns once, and unsubscribes when the last one is removed', async () => {
  const { session, platform, server, getSubscriptionMessages } = createTagDeck()
  session.store.set(openColumnAtom, session, 'a')
  session.store.set(openColumnAtom, session, 'b')
  platform.sockets[0]?.open()
  await flushPromises()
  expect(server.calls()).toHaveLength(1)

  removeColumnState(session, 'a')
  expect(getSubscriptionMessages()).toHaveLength(2)
  removeColumnState(session, 'b')

  expect(getSubscriptionMessages().slice(2)).toEqual([
    { type: 'unsubscribe', stream: 'hashtag', tag: 'cats' },
    { type: 'unsubscribe', stream: 'hashtag', tag: 'dogs' },
  ])
})

test('keeps a timeline for a minute after its last column is removed', async () => {
  const { session, platform, items } = createTagDeck()
  session.store.set(openColumnAtom, session, 'a')
  await flushPromises()

  removeColumnState(session, 'a')
  await platform.clock.advance(TIMELINE_GRACE_MS - 1)
  expect(items()).toEqual(['9'])
  session.store.set(openColumnAtom, session, 'a')
  await platform.clock.advance(TIMELINE_GRACE_MS)
  expect(items()).toEqual(['9'])

  removeColumnState(session, 'a')
  await platform.clock.advance(TIMELINE_GRACE_MS)
  expect(items()).toEqual([])
})

test('removes all state of a removed column', async () => {
  const { session } = createTagDeck()
  const stop = startWatchingColumns(session)
  session.store.set(openColumnAtom, session, 'a')
  await flushPromises()

  session.app.set(removeColumnAtom, 'a')

  expect(openColumns(session).has('a')).toBe(false)
  expect([...columnLayoutAtoms(session).getParams()]).not.toContain('a')
  stop()
})
