import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { createListOfRows } from '@colonnade/domain/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { reportViewAtom } from '../list-columns/report-view.ts'
import { insertOwnStatusAtom } from './insert-statuses.ts'
import { openColumnAtom } from './open-column.ts'
import { writeTimelineAtom } from './schedule-recompute.ts'
import { columnLayoutAtoms, columnViewAtoms } from './timeline-column-atoms.ts'
import { timelineAtoms } from './timelines.ts'

const KEYS = {
  home: encodeTimelineKey({ kind: 'home' }),
  direct: encodeTimelineKey({ kind: 'direct' }),
  community: encodeTimelineKey({ kind: 'community', onlyMedia: false }),
  public: encodeTimelineKey({ kind: 'public', onlyMedia: false }),
}

async function openFourColumns() {
  const kinds = ['HOME', 'DIRECT', 'COMMUNITY', 'PUBLIC']
  const opened = testSession({ columns: kinds.map((kind) => column(kind, kind)) })
  const { session, server } = opened
  for (const name of ['home', 'direct', 'public']) {
    server.on(`GET /api/v1/timelines/${name}`, () => createPageResponse(statuses('9')))
  }
  for (const kind of kinds) session.store.set(openColumnAtom, session, kind)
  await flushPromises()
  const firsts = () =>
    Object.entries(KEYS)
      .filter(([, key]) => session.store.get(timelineAtoms(session)(key)).items[0] === '10')
      .map(([name]) => name)
  return { session, firsts }
}

test.each([
  [status({ id: '10' }), ['home', 'community', 'public']],
  [status({ id: '10', in_reply_to_id: '9' }), ['home']],
  [status({ id: '10', visibility: 'unlisted' }), ['home']],
  [status({ id: '10', visibility: 'private' }), ['home']],
  [status({ id: '10', visibility: 'direct' }), ['home', 'direct']],
])(
  'inserts an own new post immediately into its timelines: case %#',
  { tags: ['TL-19'] },
  async (posted, expected) => {
    const { session, firsts } = await openFourColumns()

    session.store.set(insertOwnStatusAtom, session, posted)

    expect(firsts()).toEqual(expected)
  },
)

test.each([
  [status({ id: '10' }), ['posts', 'with_replies']],
  [status({ id: '10', in_reply_to_id: '9' }), ['with_replies']],
])(
  'inserts an own new post immediately into the open own profile: case %#',
  { tags: ['TL-19'] },
  async (posted, expected) => {
    const { session, server } = testSession()
    server.on('GET /api/v1/accounts/1/statuses', () => createPageResponse(statuses('9')))
    const shows = ['posts', 'with_replies', 'media'] as const
    const keyOf = (show: (typeof shows)[number]) =>
      encodeTimelineKey({ kind: 'account', id: session.me, show })
    for (const show of shows) session.store.set(openColumnAtom, session, show, keyOf(show))
    await flushPromises()

    session.store.set(insertOwnStatusAtom, session, posted)

    const first = (show: (typeof shows)[number]) =>
      session.store.get(timelineAtoms(session)(keyOf(show))).items[0]
    expect(shows.filter((show) => first(show) === '10')).toEqual(expected)
  },
)

test('does not insert into a timeline that starts with a gap', { tags: ['TL-19'] }, async () => {
  const { session, firsts } = await openFourColumns()
  const window = session.store.get(timelineAtoms(session)(KEYS.home))
  session.store.set(
    writeTimelineAtom,
    session,
    KEYS.home,
    createListOfRows([null, ...window.items], window),
  )

  session.store.set(insertOwnStatusAtom, session, status({ id: '10' }))

  expect(firsts()).toEqual(['community', 'public'])
})

test.each([
  [true, ['10', '9']],
  [false, ['9']],
])(
  'inserts an own post at the top of a held list (%s) and scrolls no other column',
  { tags: ['TL-19', 'BY-41'] },
  async (nearTop, expected) => {
    const { session } = await openFourColumns()
    const report = {
      atTop: false,
      nearTop,
      held: true,
      maxInserted: 0,
      firstVisibleId: statusId('9'),
    }
    session.store.set(reportViewAtom, session, 'HOME', report)

    session.store.set(insertOwnStatusAtom, session, status({ id: '10' }))

    expect(session.store.get(columnLayoutAtoms(session)('HOME')).items).toEqual(expected)
    expect(session.store.get(columnViewAtoms(session)('HOME')).isHeld).toBe(true)
  },
)
