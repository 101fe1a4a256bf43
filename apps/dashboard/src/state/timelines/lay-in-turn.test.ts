import { expect, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { applyStreamEventsAtom } from '../streaming/apply-events.ts'
import { columnListAtoms } from './column-list.ts'
import { openColumnAtom } from './open-column.ts'
import { seeColumnAtom } from './start-laying.ts'

const HOME = encodeTimelineKey({ kind: 'home' })

/** A deck of Home columns that hold one post. */
async function deck(...uuids: readonly string[]) {
  const columns = uuids.map((uuid) => column(uuid, 'HOME'))
  const { session, server, platform } = testSession({ columns })
  server.on('GET /api/v1/timelines/home', () => page(statuses('9')))
  for (const uuid of uuids) session.store.set(openColumnAtom, session, uuid)
  await settled()
  const drawn = (uuid: string) => session.store.get(columnListAtoms(session)(uuid)).items
  return {
    session,
    platform,
    paint: () => {
      platform.paint()
      platform.paint()
    },
    newest: () => uuids.map((uuid) => drawn(uuid)[0]),
    come: (id: string) =>
      session.store.set(applyStreamEventsAtom, session, [
        { key: HOME, event: { type: 'update', status: status({ id }) } },
      ]),
  }
}

test(
  'a post that reaches several columns is drawn in one of them at a time',
  { tags: ['TL-07'] },
  async () => {
    const { come, newest, paint } = await deck('a', 'b', 'c')

    come('10')
    expect(newest()).toEqual(['10', '9', '9'])

    paint()
    expect(newest()).toEqual(['10', '10', '9'])

    paint()
    expect(newest()).toEqual(['10', '10', '10'])
  },
)

test('every other frame is left to what the reader does', async () => {
  const { come, newest, platform } = await deck('a', 'b')

  come('10')
  platform.paint()
  expect(newest()).toEqual(['10', '9'])

  platform.paint()
  expect(newest()).toEqual(['10', '10'])
})

test('a column keeps its turn, and takes in what has come since', { tags: ['TL-07'] }, async () => {
  const { come, newest, paint } = await deck('a', 'b', 'c')

  come('10')
  come('11')
  paint()
  expect(newest()).toEqual(['10', '11', '9'])

  paint()
  paint()
  expect(newest()).toEqual(['11', '11', '11'])
})

test(
  'in a hidden page, where no frame comes, every column follows at once',
  { tags: ['TL-07'] },
  async () => {
    const { come, newest, platform } = await deck('a', 'b')
    platform.setHidden(true)

    come('10')

    expect(newest()).toEqual(['10', '10'])
  },
)

test(
  'a column that nobody sees is drawn with all that came as soon as somebody does',
  { tags: ['BY-33'] },
  async () => {
    const { session, come, newest, paint } = await deck('a', 'b')
    session.store.set(seeColumnAtom, session, 'b', false)

    come('10')
    come('11')
    paint()
    paint()
    expect(newest()).toEqual(['11', '9'])

    session.store.set(seeColumnAtom, session, 'b', true)
    expect(newest()).toEqual(['11', '11'])
  },
)
