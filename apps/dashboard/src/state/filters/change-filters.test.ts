import { expect, test } from 'vitest'
import { filterId, statusId } from '@colonnade/domain/entities'
import { draftOfV2, type FilterDraft, NEW_FILTER } from '@colonnade/domain/filters'
import { refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { alertsAtom } from '../ui/messages.ts'
import { deleteFilterAtom } from './delete-filter.ts'
import { setFilteredAtom } from './filter-status.ts'
import { fetchFiltersAtom } from './filters.ts'
import { filterJudgeAtoms, ownFiltersAtom } from './own-filters.ts'
import { saveFilterAtom } from './save-filter.ts'

const GET = 'GET /api/v2/filters'
const ID = filterId('1')

const word = (keyword: string, id: string | null = null) => ({ id, keyword, whole_word: true })
const filter = (title: string, id = '1') => ({
  id,
  title,
  context: ['home'],
  expires_at: null,
  filter_action: 'warn',
  keywords: [word(title, `${id}0`)],
  statuses: [],
})
const draft: FilterDraft = { ...NEW_FILTER, title: 'Tea', keywords: [word('tea'), word('milk')] }

/** Mira, who has read her filters. */
async function reader(filters: readonly object[] = []) {
  const opened = testSession()
  const { session, server } = opened
  server.on(GET, () => Response.json(filters))
  await session.store.set(fetchFiltersAtom, session)
  const titles = () => session.store.get(ownFiltersAtom(session)).map(({ title }) => title)
  const save = (what: FilterDraft) => session.store.set(saveFilterAtom, session, what)
  return { ...opened, titles, save }
}

test(
  'a new filter is there as soon as the server has it',
  { tags: ['BY-10', 'OVR-07'] },
  async () => {
    const { server, titles, save } = await reader([filter('Rain')])
    const answer = server.hold('POST /api/v2/filters')

    const saving = save(draft)
    expect(titles()).toEqual(['Rain'])
    answer.answer(Response.json(filter('Tea', '2')))

    expect(await saving).toBeNull()
    expect(titles()).toEqual(['Rain', 'Tea'])
  },
)

test(
  'a new filter that the list names before the server has answered stands there once',
  { tags: ['BY-10'] },
  async () => {
    const { session, server, titles, save } = await reader()
    const answer = server.hold('POST /api/v2/filters')
    const saving = save(draft)
    server.on(GET, () => Response.json([filter('Tea')]))
    await session.store.set(fetchFiltersAtom, session)
    expect(titles()).toEqual(['Tea'])

    answer.answer(Response.json(filter('Tea')))

    expect(await saving).toBeNull()
    expect(titles()).toEqual(['Tea'])
  },
)

test('one that was read before it was saved does not take it away again', async () => {
  const { session, server, titles, save } = await reader()
  const late = server.hold(GET)
  server.on('POST /api/v2/filters', () => Response.json(filter('Tea')))
  const reading = session.store.set(fetchFiltersAtom, session)
  await expect.poll(() => server.calls().filter((call) => call === GET)).toHaveLength(2)

  await save(draft)
  server.on(GET, () => Response.json([filter('Tea')]))
  late.answer(Response.json([]))
  await reading

  expect(titles()).toEqual(['Tea'])
})

test('a changed filter takes its own place', async () => {
  const { session, server, titles, save } = await reader([filter('Rain'), filter('Snow', '2')])
  server.on('PUT /api/v2/filters/1', () => Response.json(filter('Storm')))
  const [before] = session.store.get(ownFiltersAtom(session))

  await save({ ...draftOfV2(before!), title: 'Storm' })

  expect(titles()).toEqual(['Storm', 'Snow'])
})

test(
  'what the server refuses stays a draft, and no alert stands over its form',
  { tags: ['BY-10'] },
  async () => {
    const { session, server, titles, save } = await reader()
    server.on('POST /api/v2/filters', () => refuse(422, 'Too many'))

    const unsaved = await save(draft)

    expect(unsaved?.error.serverMessage).toBe('Too many')
    expect(unsaved?.draft).toEqual(draft)
    expect(titles()).toEqual([])
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)

test(
  'an old server makes a filter of each word, and none of them twice',
  { tags: ['BY-10'] },
  async () => {
    const { server, titles, save, session } = testOfOld()
    await session.store.set(fetchFiltersAtom, session)
    let isFull = true
    server.on('POST /api/v1/filters', async (request) => {
      const { phrase } = (await request.json()) as { readonly phrase: string }
      if (phrase === 'milk' && isFull) return refuse(422, 'No more')
      return Response.json({ id: phrase, phrase, context: ['home'], whole_word: true })
    })

    const unsaved = await save(draft)
    expect([unsaved?.error.serverMessage, titles()]).toEqual(['No more', ['tea']])
    isFull = false
    expect(await save(unsaved!.draft)).toBeNull()

    expect(titles()).toEqual(['tea', 'milk'])
  },
)

/** A server of before 2022. */
function testOfOld() {
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
  'a deleted filter does nothing more at once, and comes back where the server keeps it',
  { tags: ['BY-10'] },
  async () => {
    const { session, server, titles } = await reader([filter('Rain')])
    const answer = server.hold('DELETE /api/v2/filters/1')

    const asked = session.store.set(deleteFilterAtom, session, ID)
    expect(titles()).toEqual([])
    answer.answer(refuse(500, 'the tide is out'))
    await asked

    expect(titles()).toEqual(['Rain'])
    expect(session.app.get(alertsAtom)).toHaveLength(1)
  },
)

test.each([
  ['the server deletes', () => Response.json({})],
  ['was deleted elsewhere', () => refuse(404)],
])('one that %s is gone, without an alert', { tags: ['BY-10'] }, async (_what, reply) => {
  const { session, server, titles } = await reader([filter('Rain'), filter('Snow', '2')])
  server.on('DELETE /api/v2/filters/1', reply)

  await session.store.set(deleteFilterAtom, session, ID)

  expect(titles()).toEqual(['Snow'])
  expect(session.app.get(alertsAtom)).toEqual([])
})

test('a single post is put under a filter and taken out again', { tags: ['BY-10'] }, async () => {
  const { session, server } = await reader([filter('Rain')])
  const { store } = session
  const statuses = () => store.get(ownFiltersAtom(session))[0]?.statuses
  server.on('POST /api/v2/filters/1/statuses', () => Response.json({ id: '8', status_id: '5' }))
  server.on('DELETE /api/v2/filters/statuses/8', () => Response.json({}))

  await store.set(setFilteredAtom, session, ID, statusId('5'), true)
  expect(statuses()).toEqual([{ id: '8', status_id: '5' }])
  await store.set(setFilteredAtom, session, ID, statusId('5'), false)

  expect(statuses()).toEqual([])
})

test('whoever judges is told of each change', { tags: ['BY-10'] }, async () => {
  const { session, server, save } = await reader()
  const { store } = session
  const judges = new Set([store.get(filterJudgeAtoms(session)('home'))])
  server.on('POST /api/v2/filters', () => Response.json(filter('Tea')))
  server.on('DELETE /api/v2/filters/1', () => Response.json({}))

  await save(draft)
  judges.add(store.get(filterJudgeAtoms(session)('home')))
  await store.set(deleteFilterAtom, session, ID)
  judges.add(store.get(filterJudgeAtoms(session)('home')))

  expect(judges.size).toBe(3)
})
