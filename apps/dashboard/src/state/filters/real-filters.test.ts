import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFilter, updateFilter } from '@colonnade/api-client/twins'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { type FilterDraft, NEW_FILTER } from '@colonnade/domain/filters'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { instanceSession } from '../../testing/instance-session.ts'
import { addColumnAtom } from '../columns/columns.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { columnListAtoms } from '../timelines/column-list.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { startLaying } from '../timelines/start-laying.ts'
import { timelineSource } from '../timelines/timeline-source.ts'
import { FIRST_FILTERS_MS, startFollowingFilters } from './filters.ts'
import { filterRulesAtom } from './own-filters.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const draft: FilterDraft = {
  ...NEW_FILTER,
  title: 'Neighbours',
  context: ['home'],
  keywords: [{ id: null, keyword: 'next door', whole_word: true }],
}

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())

test(
  'a real server’s filters are read after half a second, and again when it tells of a change',
  { tags: ['FLT-01'] },
  async () => {
    const { session, platform, relay } = await instanceSession(server, 'mira')
    const { store, api } = session
    const id = await server.statusId('local')
    const [before] = await createFilter(api, draft)
    const stops = [startLaying(session), startFollowingFilters(session)]
    platform.sockets[0]?.open()
    const pass = await relay()
    const uuid = session.app.set(addColumnAtom, { id: 'HOME', accountKey: session.key })!
    store.set(openColumnAtom, session, uuid)
    await refreshList(session, timelineSource(session, HOME))
    const titles = () => store.get(filterRulesAtom(session)).phrases.map(({ title }) => title)
    const listed = () => store.get(columnListAtoms(session)(uuid)).items
    await expect.poll(listed).toContain(id)

    await platform.clock.advance(FIRST_FILTERS_MS - 1)
    expect(titles()).toEqual([])
    await platform.clock.advance(1)
    await expect.poll(titles).toEqual(['Neighbours'])
    expect(listed()).toContain(id)

    await updateFilter(api, {
      before: before!,
      draft: { ...draft, action: 'hide', keywords: before!.keywords },
    })
    await pass()
    await expect.poll(listed).not.toContain(id)
    for (const stop of stops) stop()
  },
)
