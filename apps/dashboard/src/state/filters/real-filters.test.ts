import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFilter, updateFilter } from '@colonnade/api-client/compat'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { type FilterDraft, NEW_FILTER } from '@colonnade/domain/filters'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { createInstanceSession } from '../../testing/instance-session.ts'
import { addColumnAtom } from '../columns/columns.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { columnListAtoms } from '../timelines/timeline-column-atoms.ts'
import { createTimelineSource } from '../timelines/timeline-source.ts'
import { watchRecompute } from '../timelines/watch-recompute.ts'
import { filterRulesAtom } from './apply-filters.ts'
import { FIRST_FILTERS_MS, startSyncingFilters } from './fetch-filters.ts'

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
  'fetches a real server’s filters after half a second, and again when it reports a change',
  { tags: ['FLT-01'] },
  async () => {
    const { session, platform, relay } = await createInstanceSession(server, 'mira')
    const { store, api } = session
    const id = await server.statusId('local')
    const [before] = await createFilter(api, draft)
    const stops = [watchRecompute(session), startSyncingFilters(session)]
    platform.sockets[0]?.open()
    const pass = await relay()
    const uuid = session.app.set(addColumnAtom, { id: 'HOME', accountKey: session.key })!
    store.set(openColumnAtom, session, uuid)
    await refreshList(session, createTimelineSource(session, HOME))
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
