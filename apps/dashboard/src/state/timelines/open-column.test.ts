import { expect, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { removeColumnAtom } from '../columns/arrange-columns.ts'
import { openColumns } from '../list-columns/column-source.ts'
import { startWatchingColumns } from '../sessions/watch-columns.ts'
import { columnLayoutAtoms } from './column-list.ts'
import { openColumnAtom, TIMELINE_GRACE_MS } from './open-column.ts'
import { forgetColumn } from './saved-columns.ts'
import { timelineAtoms } from './timelines.ts'

const TAG = encodeTimelineKey({ kind: 'hashtag', tag: 'cats', any: ['dogs'], all: [], none: [] })
const params = { id: 'Cats', tags: { any: [{ value: 'dogs', label: 'dogs' }], all: [], none: [] } }

function tagDeck() {
  const opened = testSession({
    columns: [column('a', 'HASHTAG', params), column('b', 'HASHTAG', params)],
  })
  const { session, server, platform } = opened
  server.on('GET /api/v1/timelines/tag/cats', () =>
    page([status({ id: '9', tags: [{ name: 'cats', url: '' }] })]),
  )
  const said = () =>
    platform.sockets.flatMap(({ sent }) => sent.map((text) => JSON.parse(text) as object))
  const items = () => session.store.get(timelineAtoms(session)(TAG)).items
  return { ...opened, said, items }
}

test(
  'an open hashtag column listens to its tag and to each `any` tag',
  { tags: ['TL-17', 'TL-20'] },
  async () => {
    const { session, platform, said } = tagDeck()

    session.store.set(openColumnAtom, session, 'a')
    platform.sockets[0]?.open()

    expect(said()).toEqual([
      { type: 'subscribe', stream: 'hashtag', tag: 'cats' },
      { type: 'subscribe', stream: 'hashtag', tag: 'dogs' },
    ])
    await settled()
  },
)

test('two columns alike load and listen once; the stream ends when the last of them is removed', async () => {
  const { session, platform, server, said } = tagDeck()
  session.store.set(openColumnAtom, session, 'a')
  session.store.set(openColumnAtom, session, 'b')
  platform.sockets[0]?.open()
  await settled()
  expect(server.calls()).toHaveLength(1)

  forgetColumn(session, 'a')
  expect(said()).toHaveLength(2)
  forgetColumn(session, 'b')

  expect(said().slice(2)).toEqual([
    { type: 'unsubscribe', stream: 'hashtag', tag: 'cats' },
    { type: 'unsubscribe', stream: 'hashtag', tag: 'dogs' },
  ])
})

test('a timeline outlives the last column that is removed by a minute', async () => {
  const { session, platform, items } = tagDeck()
  session.store.set(openColumnAtom, session, 'a')
  await settled()

  forgetColumn(session, 'a')
  await platform.clock.advance(TIMELINE_GRACE_MS - 1)
  expect(items()).toEqual(['9'])
  session.store.set(openColumnAtom, session, 'a')
  await platform.clock.advance(TIMELINE_GRACE_MS)
  expect(items()).toEqual(['9'])

  forgetColumn(session, 'a')
  await platform.clock.advance(TIMELINE_GRACE_MS)
  expect(items()).toEqual([])
})

test('a removed column leaves nothing behind', async () => {
  const { session } = tagDeck()
  const stop = startWatchingColumns(session)
  session.store.set(openColumnAtom, session, 'a')
  await settled()

  session.app.set(removeColumnAtom, 'a')

  expect(openColumns(session).has('a')).toBe(false)
  expect([...columnLayoutAtoms(session).getParams()]).not.toContain('a')
  stop()
})
