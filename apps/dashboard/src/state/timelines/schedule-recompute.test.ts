import { expect, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { applyStreamEventsAtom } from '../streaming/apply-stream-events.ts'
import { openColumnAtom } from './open-column.ts'
import { columnListAtoms } from './timeline-column-atoms.ts'
import { markVisibleAtom } from './watch-recompute.ts'

const HOME = encodeTimelineKey({ kind: 'home' })

/** Opens a deck of Home columns with one post. */
async function openDeck(...uuids: readonly string[]) {
  const columns = uuids.map((uuid) => column(uuid, 'HOME'))
  const { session, server, platform } = testSession({ columns })
  server.on('GET /api/v1/timelines/home', () => createPageResponse(statuses('9')))
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
