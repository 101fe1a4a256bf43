import { expect, test } from 'vitest'
import { listOfRows } from '@colonnade/domain/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { writeWindowAtom } from '../timelines/lay-columns.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { fillGapAtom } from './fill-gap.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

test.each([
  ['ids that grow with time show', true, ['50', '42', '38']],
  ['ids that may not sort cannot show', false, ['50', '42', '38', null, '39']],
])(
  '%s that a page has passed the status below a gap',
  { tags: ['TL-12', 'BY-01'] },
  async (_name, sortedIds, expected) => {
    const { session, server } = testSession({ columns: [column('a', 'HOME')] })
    session.api.capabilities.guess({ sortedIds })
    server.on(GET_HOME, () => page(statuses('50', '39')))
    session.store.set(openColumnAtom, session, 'a')
    await settled()
    const window = session.store.get(timelineAtoms(session)(HOME))
    const [above = null, below = null] = window.items
    session.store.set(writeWindowAtom, session, HOME, listOfRows([above, null, below], window))
    // 39 was deleted meanwhile: the page goes on below it, and has it no longer.
    server.on(GET_HOME, () => page(statuses('42', '38'), '/api/v1/timelines/home?max_id=38'))

    await session.store.set(fillGapAtom, session, 'a', 1)

    expect(session.store.get(timelineAtoms(session)(HOME)).items).toEqual(expected)
  },
)
