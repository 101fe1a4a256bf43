import { expect, test } from 'vitest'
import { accountId, statusId } from '@colonnade/domain/entities'
import { account, relationship, status, statuses } from '../../testing/factories.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { setBlockAtom } from '../actions/relationship-action.ts'
import { relationshipAtoms } from '../entities/accounts.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { liveIds } from '../entities/sweep.ts'
import { removeStatusesAtom } from '../out-of-sight/remove-statuses.ts'
import { NOT_ASKED } from '../paged-lists/paged-lists.ts'
import { alertsAtom } from '../ui/messages.ts'
import { openSearchAtom, runSearchAtom } from './run-search.ts'
import { searchAtoms } from './searches.ts'

const SEARCH = 'GET /api/v2/search'
const tag = (name: string) => ({ name, url: `https://colonnade.example/tags/${name}`, history: [] })

const NOTHING = { ...NOT_ASKED, shown: 0 }
const NO_SEARCH = {
  key: 's ',
  query: '',
  phase: 'idle',
  error: null,
  accounts: NOTHING,
  hashtags: NOTHING,
  statuses: NOTHING,
}

function searching() {
  const opened = testSession({ columns: [column('s', 'SEARCH')] })
  const { session, server } = opened
  server.on(SEARCH, () =>
    Response.json({
      accounts: [account({ id: '7', username: 'ada' })],
      statuses: statuses('5', '4'),
      hashtags: [tag('cats')],
    }),
  )
  return {
    ...opened,
    run: (typed: string) => session.store.set(runSearchAtom, session, 's', typed),
    state: () => session.store.get(searchAtoms(session)('s')),
  }
}

test.each(['', '   ', '\n'])('nothing is asked for %j', { tags: ['SRC-01'] }, async (typed) => {
  const { server, run, state } = searching()

  await run(typed)

  expect(server.calls()).toEqual([])
  expect(state()).toEqual(NO_SEARCH)
})

test('what is found is known, in the server’s order, also from other servers', async () => {
  const { session, server, run, state } = searching()

  await run('  cats ')

  expect(server.calls()).toEqual(['GET /api/v2/search?q=cats&limit=20&resolve=true'])
  expect(state()).toMatchObject({
    query: 'cats',
    phase: 'found',
    accounts: { items: ['7'] },
    statuses: { items: ['5', '4'] },
    hashtags: { items: [tag('cats')] },
  })
  expect(session.store.get(statusAtoms(session)(statusId('5')))?.id).toBe('5')
})

test(
  'how the own account stands to the people found is asked for',
  { tags: ['SRC-05'] },
  async () => {
    const { session, server, platform, run } = searching()
    server.on('GET /api/v1/accounts/relationships', () =>
      Response.json([relationship({ id: '7', following: true })]),
    )

    await run('ada')
    await platform.clock.advance(50)

    expect(server.calls().at(-1)).toBe('GET /api/v1/accounts/relationships?id[]=7')
    expect(session.store.get(relationshipAtoms(session)(accountId('7')))?.following).toBe(true)
  },
)

test('a failure is told in the column and by no alert', async () => {
  const { session, server, run, state } = searching()
  server.on(SEARCH, () => refuse(422, 'Too short'))

  await run('cats')

  expect(state()).toMatchObject({ phase: 'failed', query: 'cats', error: { status: 422 } })
  expect(session.app.get(alertsAtom)).toEqual([])
})

test('of two searches the later one counts, whichever answers first', async () => {
  const { server, run, state } = searching()
  const slow = server.hold(SEARCH)

  const first = run('cats')
  await run('dogs')
  slow.answer(Response.json({ accounts: [], statuses: statuses('9'), hashtags: [] }))
  await first

  expect(state()).toMatchObject({ query: 'dogs', statuses: { items: ['5', '4'] } })
})

test('what is cleared stays empty though an answer is on its way', async () => {
  const { server, run, state } = searching()
  const slow = server.hold(SEARCH)

  const asked = run('cats')
  await run('')
  slow.answer(Response.json({ accounts: [], statuses: statuses('9'), hashtags: [] }))
  await asked

  expect(state()).toEqual(NO_SEARCH)
})

test('a column that comes back shows what was found, and asks again only after a failure', async () => {
  const { session, server } = searching()
  const open = () => session.store.set(openSearchAtom, session, 's', 'cats')
  server.on(SEARCH, () => refuse(500))
  await open()
  server.on(SEARCH, () => Response.json({ accounts: [], statuses: [], hashtags: [] }))

  await open()
  await open()

  expect(server.calls()).toHaveLength(2)
})

test('what was found is not swept while the column holds it', async () => {
  const { session, run } = searching()

  await run('cats')

  const live = liveIds(session.store.get, session)
  expect([...live.statuses]).toEqual(expect.arrayContaining(['5', '4']))
  expect([...live.accounts]).toContain('7')
})

test('deleted posts leave what was found', async () => {
  const { session, run, state } = searching()
  await run('cats')

  session.store.set(removeStatusesAtom, session, [statusId('5')])

  expect(state().statuses).toMatchObject({ items: ['4'], shown: 1 })
})

test('posts of somebody who was blocked leave it; the person stays, to be let back in', async () => {
  const { session, server, run, state } = searching()
  server.on(SEARCH, () =>
    Response.json({
      accounts: [account({ id: '8' })],
      statuses: [status({ id: '5', account: account({ id: '8' }) }), status({ id: '4' })],
      hashtags: [],
    }),
  )
  server.on('POST /api/v1/accounts/8/block', () =>
    Response.json(relationship({ id: '8', blocking: true })),
  )
  await run('cats')

  await session.store.set(setBlockAtom, session, accountId('8'), true)

  expect(state()).toMatchObject({ accounts: { items: ['8'] }, statuses: { items: ['4'] } })
})
