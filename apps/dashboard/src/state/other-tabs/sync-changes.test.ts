import { expect, onTestFinished, test } from 'vitest'
import { EMPTY_LIST_EDITOR } from '@colonnade/domain/accounts'
import { accountId, filterId, listId, statusId } from '@colonnade/domain/entities'
import { NEW_FILTER } from '@colonnade/domain/filters'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, relationship, status, statuses } from '../../testing/factories.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { createTabChannels } from '../../testing/tab-channels.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { column } from '../../testing/test-session.ts'
import { setDomainBlockAtom } from '../actions/block-domain.ts'
import { deleteStatusAtom } from '../actions/delete-status.ts'
import { setMuteAtom } from '../actions/mute-account.ts'
import { setBlockAtom } from '../actions/relationship-action.ts'
import { setBookmarkAtom, setFavouriteAtom } from '../actions/status-action.ts'
import { votePollAtom } from '../actions/vote-poll.ts'
import { startEditAtom } from '../compose/edit-post.ts'
import { ingestRelationshipsAtom, relationshipAtoms } from '../entities/accounts.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { ownFiltersAtom } from '../filters/apply-filters.ts'
import { deleteFilterAtom } from '../filters/delete-filter.ts'
import { fetchFiltersAtom } from '../filters/fetch-filters.ts'
import { saveFilterAtom } from '../filters/save-filter.ts'
import { deleteListAtom } from '../lists/delete-list.ts'
import { storeListAtom } from '../lists/fetch-list.ts'
import { fetchMembersAtom, listMembers } from '../lists/list-members.ts'
import { listsAtom } from '../lists/lists.ts'
import { updateListAtom, saveListAtom } from '../lists/save-list.ts'
import { setMemberAtom } from '../lists/set-member.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { createTimelineSource } from '../timelines/timeline-source.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startSyncingChanges } from './sync-changes.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const BOOKMARKS = encodeTimelineKey({ kind: 'bookmarks' })
const LIST = { id: listId('3'), title: 'Tea', replies_policy: 'list', exclusive: false }
const FIVE = statusId('5')
const ADA = accountId('7')
const poll = {
  id: '1',
  expires_at: null,
  expired: false,
  multiple: false,
  votes_count: 0,
  voters_count: 0,
  voted: false,
  own_votes: [],
  options: [
    { title: 'Tea', votes_count: 0 },
    { title: 'Ink', votes_count: 0 },
  ],
  emojis: [],
}
const createStatus = (given: object = {}) => ({
  ...status({ id: '5' }),
  account: account({ id: '7' }),
  poll,
  ...given,
})

/** Opens one tab of the account with a known post, its author, a list and the filters. */
async function openTab(tabs: ReturnType<typeof createTabChannels>[number]) {
  const opened = createTestComposer({
    tabs,
    columns: [column('h', 'HOME'), column('l', 'LIST', { id: '3' })],
  })
  const { session, server } = opened
  const { store } = session
  server.on('GET /api/v1/timelines/home', () =>
    createPageResponse([createStatus(), ...statuses('4')]),
  )
  server.on('GET /api/v1/bookmarks', () => createPageResponse([]))
  server.on('GET /api/v1/timelines/list/3', () => createPageResponse([]))
  server.on('GET /api/v1/lists/3/accounts', () => createPageResponse([]))
  server.on('GET /api/v2/filters', () => Response.json([]))
  await refreshList(session, createTimelineSource(session, HOME))
  await refreshList(session, createTimelineSource(session, BOOKMARKS))
  store.set(openColumnAtom, session, 'h')
  store.set(openColumnAtom, session, 'l')
  store.set(ingestRelationshipsAtom, session, [relationship()])
  store.set(storeListAtom, session, LIST)
  await store.set(fetchMembersAtom, session, LIST.id)
  await store.set(fetchFiltersAtom, session)
  onTestFinished(startSyncingChanges(session))
  return { ...opened, record: () => store.get(statusAtoms(session)(FIVE)) }
}

/** Opens two tabs of one account: the first one makes changes, the second one shows them. */
async function openTwoTabs() {
  const [one, two] = createTabChannels(2)
  const first = await openTab(one!)
  const second = await openTab(two!)
  const requestCount = second.server.calls().length
  const items = (key: typeof HOME) =>
    second.session.store.get(timelineAtoms(second.session)(key)).items
  return { first, second, items, askedSince: () => second.server.calls().slice(requestCount) }
}

test('shows a favourite of another tab without a request', { tags: ['BY-39'] }, async () => {
  const { first, second, askedSince } = await openTwoTabs()
  const answer = createStatus({ favourited: true, favourites_count: 1 })
  first.server.on('POST /api/v1/statuses/5/favourite', () => Response.json(answer))

  await first.session.store.set(setFavouriteAtom, first.session, FIVE, true)

  await expect.poll(second.record).toMatchObject({ favourited: true, favourites_count: 1 })
  expect(askedSince()).toEqual([])
})

test('lists a bookmark of another tab', { tags: ['BY-39'] }, async () => {
  const { first, items } = await openTwoTabs()
  const answer = createStatus({ bookmarked: true })
  first.server.on('POST /api/v1/statuses/5/bookmark', () => Response.json(answer))

  await first.session.store.set(setBookmarkAtom, first.session, FIVE, true)

  await expect.poll(() => items(BOOKMARKS)).toEqual(['5'])
})

test('shows a vote of another tab', { tags: ['BY-39'] }, async () => {
  const { first, second } = await openTwoTabs()
  first.server.on('POST /api/v1/polls/1/votes', () => Response.json({ ...poll, votes_count: 1 }))

  await first.session.store.set(votePollAtom, first.session, FIVE, [0])

  await expect.poll(() => second.record()?.poll).toMatchObject({ voted: true, own_votes: [0] })
})

test('shows a post and its edit of another tab', { tags: ['BY-39', 'TL-19'] }, async () => {
  const { first, second, items } = await openTwoTabs()
  const own = { ...status({ id: '9', visibility: 'public' }), account: account({ id: '1' }) }
  first.server.on('POST /api/v1/statuses', () => Response.json(own))
  first.write({ text: 'words' })
  await first.submit()
  await expect.poll(() => items(HOME)[0]).toBe('9')

  first.server.on('GET /api/v1/statuses/9/source', () =>
    Response.json({ id: '9', text: 'words', spoiler_text: '' }),
  )
  const edited = { ...own, content: '<p>later</p>', edited_at: '2026-11-25T10:00:00.000Z' }
  first.server.on('PUT /api/v1/statuses/9', () => Response.json(edited))
  await first.session.store.set(startEditAtom, first.session, statusId('9'))
  first.write({ text: 'later' })
  await first.submit()

  await expect
    .poll(() => second.session.store.get(statusAtoms(second.session)(statusId('9')))?.content)
    .toBe('<p>later</p>')
})

test(
  'lists a post of another tab in the open own profile',
  { tags: ['BY-39', 'TL-19'] },
  async () => {
    const { first, second, items } = await openTwoTabs()
    const key = encodeTimelineKey({ kind: 'account', id: second.session.me, show: 'posts' })
    second.server.on('GET /api/v1/accounts/1/statuses', () => createPageResponse(statuses('4')))
    second.session.store.set(openColumnAtom, second.session, 'profile', key)
    await expect.poll(() => items(key)).toEqual(['4'])
    const own = { ...status({ id: '9' }), account: account({ id: '1' }) }
    first.server.on('POST /api/v1/statuses', () => Response.json(own))

    first.write({ text: 'words' })
    await first.submit()

    await expect.poll(() => items(key)).toEqual(['9', '4'])
  },
)

test('removes what another tab deletes', { tags: ['BY-39'] }, async () => {
  const { first, items } = await openTwoTabs()
  first.server.on('DELETE /api/v1/statuses/5', () => Response.json(createStatus()))

  await first.session.store.set(deleteStatusAtom, first.session, FIVE)

  await expect.poll(() => items(HOME)).toEqual(['4'])
})

test.each([
  ['block', setBlockAtom, true, { blocking: true }],
  [
    'mute',
    setMuteAtom,
    { notifications: true, duration: 0 },
    { muting: true, muting_notifications: true },
  ],
] as const)(
  'hides an account after a %s in another tab',
  { tags: ['BY-39'] },
  async (name, action, value, answer) => {
    const { first, second, items } = await openTwoTabs()
    first.server.on(`POST /api/v1/accounts/7/${name}`, () => Response.json(relationship(answer)))

    await first.session.store.set(action as typeof setBlockAtom, first.session, ADA, value as true)

    const shown = () => second.session.store.get(relationshipAtoms(second.session)(ADA))
    await expect.poll(shown).toMatchObject(answer)
    expect(items(HOME)).not.toContain('5')
  },
)

test('hides a domain that another tab blocks', { tags: ['BY-39', 'DOM-05'] }, async () => {
  const { first, second } = await openTwoTabs()
  second.session.store.set(ingestStatusesAtom, second.session, [
    status({ id: '4', account: account({ id: '8', acct: 'bo@far.example' }) }),
  ])
  second.session.store.set(ingestRelationshipsAtom, second.session, [relationship({ id: '8' })])
  first.server.on('POST /api/v1/domain_blocks', () => Response.json({}))

  await first.session.store.set(setDomainBlockAtom, first.session, 'far.example', true)

  const shown = () => second.session.store.get(relationshipAtoms(second.session)(accountId('8')))
  await expect.poll(shown).toMatchObject({ domain_blocking: true })
})

test('shows lists that another tab creates, changes and deletes', { tags: ['BY-39'] }, async () => {
  const { first, second } = await openTwoTabs()
  const titles = () =>
    [...second.session.store.get(listsAtom(second.session)).values()].map(({ title }) => title)
  const { store } = first.session
  first.server.on('POST /api/v1/lists', () => Response.json({ ...LIST, id: '4', title: 'Ink' }))
  await store.set(saveListAtom, first.session, { ...EMPTY_LIST_EDITOR, title: 'Ink' }, true)
  await expect.poll(titles).toEqual(['Tea', 'Ink'])

  first.server.on('PUT /api/v1/lists/3', () => Response.json({ ...LIST, title: 'Green' }))
  await store.set(updateListAtom, first.session, LIST.id, { title: 'Green' })
  await expect.poll(titles).toEqual(['Green', 'Ink'])

  first.server.on('DELETE /api/v1/lists/3', () => Response.json({}))
  await store.set(deleteListAtom, first.session, LIST.id)
  await expect.poll(titles).toEqual(['Ink'])
})

test(
  'loads an open, empty list in every tab when it gets its first member',
  { tags: ['BY-39', 'LST-10'] },
  async () => {
    const { first, second, items } = await openTwoTabs()
    const key = encodeTimelineKey({ kind: 'list', id: LIST.id })
    const shown = () => first.session.store.get(timelineAtoms(first.session)(key)).items
    expect(shown()).toEqual([])
    first.server.on('POST /api/v1/lists/3/accounts', () => Response.json({}))
    for (const { server } of [first, second])
      server.on('GET /api/v1/timelines/list/3', () => createPageResponse(statuses('8')))

    const member = { list: LIST.id, account: ADA, isIn: true }
    await first.session.store.set(setMemberAtom, first.session, member)

    await expect.poll(shown).toEqual(['8'])
    await expect.poll(() => items(key)).toEqual(['8'])
    expect(second.session.store.get(listMembers.atoms(second.session)(LIST.id)).items).toEqual([
      ADA,
    ])
  },
)

test(
  'refetches a list once that its server fills in the background',
  { tags: ['LST-10'] },
  async () => {
    const { first } = await openTwoTabs()
    const key = encodeTimelineKey({ kind: 'list', id: LIST.id })
    first.server.on('POST /api/v1/lists/3/accounts', () => Response.json({}))
    const member = { list: LIST.id, account: ADA, isIn: true }
    await first.session.store.set(setMemberAtom, first.session, member)
    first.server.on('GET /api/v1/timelines/list/3', () => createPageResponse(statuses('8')))

    await first.platform.clock.advance(5_000)

    await expect
      .poll(() => first.session.store.get(timelineAtoms(first.session)(key)).items)
      .toEqual(['8'])
  },
)

test('applies the filters that another tab saves and deletes', { tags: ['BY-39'] }, async () => {
  const { first, second } = await openTwoTabs()
  const titles = () =>
    second.session.store.get(ownFiltersAtom(second.session)).map(({ title }) => title)
  const keywords = [{ id: null, keyword: 'tea', whole_word: true }]
  const saved = {
    id: '1',
    title: 'Tea',
    context: NEW_FILTER.context,
    filter_action: 'warn',
    expires_at: null,
    keywords: [{ id: '10', keyword: 'tea', whole_word: true }],
    statuses: [],
  }
  first.server.on('POST /api/v2/filters', () => Response.json(saved))
  await first.session.store.set(saveFilterAtom, first.session, {
    ...NEW_FILTER,
    title: 'Tea',
    keywords,
  })
  await expect.poll(titles).toEqual(['Tea'])

  first.server.on('DELETE /api/v2/filters/1', () => Response.json({}))
  await first.session.store.set(deleteFilterAtom, first.session, filterId('1'))
  await expect.poll(titles).toEqual([])
})

test('does not change tabs of other accounts', { tags: ['BY-39'] }, async () => {
  const [one, two] = createTabChannels(2)
  const { record } = await openTab(one!)

  two!.post({ key: 'other@colonnade.example', change: { type: 'deleted', id: '5' } })
  two!.post('noise')
  await Promise.resolve()

  expect(record()).toBeDefined()
})
