import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { listOfRows } from '@colonnade/domain/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { reportViewAtom } from '../list-columns/report-view.ts'
import { columnLayoutAtoms, columnViewAtoms } from './column-list.ts'
import { writeWindowAtom } from './lay-columns.ts'
import { openColumnAtom } from './open-column.ts'
import { placeOwnStatusAtom } from './place-status.ts'
import { timelineAtoms } from './timelines.ts'

const KEYS = {
  home: encodeTimelineKey({ kind: 'home' }),
  direct: encodeTimelineKey({ kind: 'direct' }),
  community: encodeTimelineKey({ kind: 'community', onlyMedia: false }),
  public: encodeTimelineKey({ kind: 'public', onlyMedia: false }),
}

async function deckOfFour() {
  const kinds = ['HOME', 'DIRECT', 'COMMUNITY', 'PUBLIC']
  const opened = testSession({ columns: kinds.map((kind) => column(kind, kind)) })
  const { session, server } = opened
  for (const name of ['home', 'direct', 'public']) {
    server.on(`GET /api/v1/timelines/${name}`, () => page(statuses('9')))
  }
  for (const kind of kinds) session.store.set(openColumnAtom, session, kind)
  await settled()
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
  'an own new post stands at once where it belongs: case %#',
  { tags: ['TL-19'] },
  async (posted, expected) => {
    const { session, firsts } = await deckOfFour()

    session.store.set(placeOwnStatusAtom, session, posted)

    expect(firsts()).toEqual(expected)
  },
)

test.each([
  [status({ id: '10' }), ['posts', 'with_replies']],
  [status({ id: '10', in_reply_to_id: '9' }), ['with_replies']],
])(
  'an own new post stands at once in the open own profile: case %#',
  { tags: ['TL-19'] },
  async (posted, expected) => {
    const { session, server } = testSession()
    server.on('GET /api/v1/accounts/1/statuses', () => page(statuses('9')))
    const shows = ['posts', 'with_replies', 'media'] as const
    const keyOf = (show: (typeof shows)[number]) =>
      encodeTimelineKey({ kind: 'account', id: session.me, show })
    for (const show of shows) session.store.set(openColumnAtom, session, show, keyOf(show))
    await settled()

    session.store.set(placeOwnStatusAtom, session, posted)

    const first = (show: (typeof shows)[number]) =>
      session.store.get(timelineAtoms(session)(keyOf(show))).items[0]
    expect(shows.filter((show) => first(show) === '10')).toEqual(expected)
  },
)

test('a timeline that begins with a gap is left alone', { tags: ['TL-19'] }, async () => {
  const { session, firsts } = await deckOfFour()
  const window = session.store.get(timelineAtoms(session)(KEYS.home))
  session.store.set(
    writeWindowAtom,
    session,
    KEYS.home,
    listOfRows([null, ...window.items], window),
  )

  session.store.set(placeOwnStatusAtom, session, status({ id: '10' }))

  expect(firsts()).toEqual(['community', 'public'])
})

test.each([
  [true, ['10', '9']],
  [false, ['9']],
])(
  'an own post comes in where the list is held at its top (%s), nobody is moved elsewhere',
  { tags: ['TL-19', 'BY-41'] },
  async (nearTop, expected) => {
    const { session } = await deckOfFour()
    const report = { atTop: false, nearTop, held: true, room: 0, firstVisibleId: statusId('9') }
    session.store.set(reportViewAtom, session, 'HOME', report)

    session.store.set(placeOwnStatusAtom, session, status({ id: '10' }))

    expect(session.store.get(columnLayoutAtoms(session)('HOME')).items).toEqual(expected)
    expect(session.store.get(columnViewAtoms(session)('HOME')).isHeld).toBe(true)
  },
)
