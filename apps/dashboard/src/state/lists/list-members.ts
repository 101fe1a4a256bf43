import { getAccountLists, getListAccounts } from '@colonnade/api-client/endpoints'
import type { AccountEntity, AccountId, ListId } from '@colonnade/domain/entities'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { pageLoader } from '../paged-lists/page-loader.ts'
import { wishedLists } from '../paged-lists/wished-lists.ts'

/** Asks for all of them at once. */
const ALL = 0

/** Of servers that give them page by page nevertheless. */
const MOST_PAGES = 50

/** Who is in each list; whoever was added last stands last. @see LST-09, LST-10 */
export const listMembers = wishedLists<ListId, AccountId>({
  adds: 'last',
  hold: (accounts) => ({ accounts }),
})

/** Asks who is in a list. */
export const { openAtom: fetchMembersAtom } = pageLoader(listMembers, {
  async fetchFirst({ api }, id, options) {
    const people: AccountEntity[] = []
    let page = await api.page(getListAccounts, { id, limit: ALL }, options)
    people.push(...page.items)
    for (let count = 1; page.next !== null && count < MOST_PAGES; count += 1) {
      page = await api.follow(getListAccounts, page.next, options)
      people.push(...page.items)
    }
    return people
  },
  take(set, session, people) {
    set(ingestAccountsAtom, session, people)
    return { items: people.map(({ id }) => id), next: null }
  },
})

/** In which of the own lists somebody is. @see LST-11 */
export const listsOfAccount = wishedLists<AccountId, ListId>({ adds: 'last' })

/** Asks in which lists somebody is. */
export const { openAtom: fetchAccountListsAtom } = pageLoader(listsOfAccount, {
  fetchFirst: ({ api }, id, options) => api.call(getAccountLists, { id }, options),
  take: (_set, _session, lists) => ({ items: lists.map(({ id }) => id), next: null }),
})
