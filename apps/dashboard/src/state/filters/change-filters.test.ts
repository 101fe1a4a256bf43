import { expect, test } from 'vitest'
import { filterId, statusId } from '@colonnade/domain/entities'
import { toFilterDraft, type FilterDraft, NEW_FILTER } from '@colonnade/domain/filters'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { alertsAtom } from '../ui/messages.ts'
import { filterMatcherAtoms, ownFiltersAtom } from './apply-filters.ts'
import { deleteFilterAtom } from './delete-filter.ts'
import { fetchFiltersAtom } from './fetch-filters.ts'
import { setFilteredAtom } from './filter-status.ts'
import { saveFilterAtom } from './save-filter.ts'

const GET = 'GET /api/v2/filters'
const ID = filterId('1')

const createKeyword = (keyword: string, id: string | null = null) => ({
  id,
  keyword,
  whole_word: true,
})
const createFilter = (title: string, id = '1') => ({
  id,
  title,
  context: ['home'],
  expires_at: null,
  filter_action: 'warn',
  keywords: [createKeyword(title, `${id}0`)],
  statuses: [],
})
const draft: FilterDraft = {
  ...NEW_FILTER,
  title: 'Tea',
  keywords: [createKeyword('tea'), createKeyword('milk')],
}

/** Opens Mira's session with her filters loaded. */
async function openSession(filters: readonly object[] = []) {
  const opened = testSession()
  const { session, server } = opened
  server.on(GET, () => Response.json(filters))
  await session.store.set(fetchFiltersAtom, session)
  const titles = () => session.store.get(ownFiltersAtom(session)).map(({ title }) => title)
  const save = (what: FilterDraft) => session.store.set(saveFilterAtom, session, what)
  return { ...opened, titles, save }
}

test(
  'applies a new filter as soon as the server has it',
  { tags: ['BY-10', 'OVR-07'] },
  async () => {
    const { server, titles, save } = await openSession([createFilter('Rain')])
    const answer = server.hold('POST /api/v2/filters')

    const saving = save(draft)
    expect(titles()).toEqual(['Rain'])
    answer.answer(Response.json(createFilter('Tea', '2')))

    expect(await saving).toBeNull()
    expect(titles()).toEqual(['Rain', 'Tea'])
  },
)

test(
  'lists a new filter once when a fetched list contains it before its response',
  { tags: ['BY-10'] },
  async () => {
    const { session, server, titles, save } = await openSession()
    const answer = server.hold('POST /api/v2/filters')
    const saving = save(draft)
    server.on(GET, () => Response.json([createFilter('Tea')]))
    await session.store.set(fetchFiltersAtom, session)
    expect(titles()).toEqual(['Tea'])

    answer.answer(Response.json(createFilter('Tea')))

    expect(await saving).toBeNull()
    expect(titles()).toEqual(['Tea'])
  },
)

test('keeps a saved filter when a list from before it arrives', async () => {
  const { session, server, titles, save } = await openSession()
  const late = server.hold(GET)
  server.on('POST /api/v2/filters', () => Response.json(createFilter('Tea')))
  const reading = session.store.set(fetchFiltersAtom, session)
  await expect.poll(() => server.calls().filter((call) => call === GET)).toHaveLength(2)

  await save(draft)
  server.on(GET, () => Response.json([createFilter('Tea')]))
  late.answer(Response.json([]))
  await reading

  expect(titles()).toEqual(['Tea'])
})

test('keeps the position of a changed filter', async () => {
  const { session, server, titles, save } = await openSession([
    createFilter('Rain'),
    createFilter('Snow', '2'),
  ])
  server.on('PUT /api/v2/filters/1', () => Response.json(createFilter('Storm')))
  const [before] = session.store.get(ownFiltersAtom(session))

  await save({ ...toFilterDraft(before!), title: 'Storm' })

  expect(titles()).toEqual(['Storm', 'Snow'])
})

test('keeps a refused draft and shows no alert', { tags: ['BY-10'] }, async () => {
  const { session, server, titles, save } = await openSession()
  server.on('POST /api/v2/filters', () => createErrorResponse(422, 'Too many'))

  const unsaved = await save(draft)

  expect(unsaved?.error.serverMessage).toBe('Too many')
  expect(unsaved?.draft).toEqual(draft)
  expect(titles()).toEqual([])
  expect(session.app.get(alertsAtom)).toEqual([])
})

test(
  'creates one filter per keyword on an old server, and none of them twice',
  { tags: ['BY-10'] },
  async () => {
    const { server, titles, save, session } = openOldServer()
    await session.store.set(fetchFiltersAtom, session)
    let isFull = true
    server.on('POST /api/v1/filters', async (request) => {
      const { phrase } = (await request.json()) as { readonly phrase: string }
      if (phrase === 'milk' && isFull) return createErrorResponse(422, 'No more')
      return Response.json({ id: phrase, phrase, context: ['home'], whole_word: true })
    })

    const unsaved = await save(draft)
    expect([unsaved?.error.serverMessage, titles()]).toEqual(['No more', ['tea']])
    isFull = false
    expect(await save(unsaved!.draft)).toBeNull()

    expect(titles()).toEqual(['tea', 'milk'])
  },
)

/** A server before 2022. */
function openOldServer() {
  const opened = testSession()
  const { session, server } = opened
  server.on('GET /api/v1/filters', () => Response.json([]))
  return {
    ...opened,
    titles: () => session.store.get(ownFiltersAtom(session)).map(({ title }) => title),
    save: (what: FilterDraft) => session.store.set(saveFilterAtom, session, what),
  }
}

test(
  'stops applying a deleted filter at once and restores it when the server refuses',
  { tags: ['BY-10'] },
  async () => {
    const { session, server, titles } = await openSession([createFilter('Rain')])
    const answer = server.hold('DELETE /api/v2/filters/1')

    const pending = session.store.set(deleteFilterAtom, session, ID)
    expect(titles()).toEqual([])
    answer.answer(createErrorResponse(500, 'the tide is out'))
    await pending

    expect(titles()).toEqual(['Rain'])
    expect(session.app.get(alertsAtom)).toHaveLength(1)
  },
)

test.each([
  ['the server deletes', () => Response.json({})],
  ['was deleted elsewhere', () => createErrorResponse(404)],
])(
  'treats a filter that %s as deleted, without an alert',
  { tags: ['BY-10'] },
  async (_what, reply) => {
    const { session, server, titles } = await openSession([
      createFilter('Rain'),
      createFilter('Snow', '2'),
    ])
    server.on('DELETE /api/v2/filters/1', reply)

    await session.store.set(deleteFilterAtom, session, ID)

    expect(titles()).toEqual(['Snow'])
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)

test('adds a post to a filter and removes it again', { tags: ['BY-10'] }, async () => {
  const { session, server } = await openSession([createFilter('Rain')])
  const { store } = session
  const statuses = () => store.get(ownFiltersAtom(session))[0]?.statuses
  server.on('POST /api/v2/filters/1/statuses', () => Response.json({ id: '8', status_id: '5' }))
  server.on('DELETE /api/v2/filters/statuses/8', () => Response.json({}))

  await store.set(setFilteredAtom, session, ID, statusId('5'), true)
  expect(statuses()).toEqual([{ id: '8', status_id: '5' }])
  await store.set(setFilteredAtom, session, ID, statusId('5'), false)

  expect(statuses()).toEqual([])
})

test('notifies subscribers of each change', { tags: ['BY-10'] }, async () => {
  const { session, server, save } = await openSession()
  const { store } = session
  const judges = new Set([store.get(filterMatcherAtoms(session)('home'))])
  server.on('POST /api/v2/filters', () => Response.json(createFilter('Tea')))
  server.on('DELETE /api/v2/filters/1', () => Response.json({}))

  await save(draft)
  judges.add(store.get(filterMatcherAtoms(session)('home')))
  await store.set(deleteFilterAtom, session, ID)
  judges.add(store.get(filterMatcherAtoms(session)('home')))

  expect(judges.size).toBe(3)
})
