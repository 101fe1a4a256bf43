import { getAccountLists, getListAccounts } from '@colonnade/api-client/endpoints'
import type { AccountEntity, AccountId, ListId } from '@colonnade/domain/entities'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { createOptimisticLists } from '../paged-lists/optimistic-lists.ts'
import { createPageLoader } from '../paged-lists/page-loader.ts'

/** A limit of 0 fetches all at once. */
const ALL = 0

/** The maximum for servers that return pages nevertheless. */
const MAX_PAGES = 50

/** The members of each list, in the order they were added. @see LST-09, LST-10 */
export const listMembers = createOptimisticLists<ListId, AccountId>({
  adds: 'last',
  getRetained: (accounts) => ({ accounts }),
})

/** Fetches the members of a list. */
export const { openAtom: fetchMembersAtom } = createPageLoader(listMembers, {
  async fetchFirst({ api }, id, options) {
    const people: AccountEntity[] = []
    let page = await api.requestPage(getListAccounts, { id, limit: ALL }, options)
    people.push(...page.items)
    for (let count = 1; page.next !== null && count < MAX_PAGES; count += 1) {
      page = await api.requestLink(getListAccounts, page.next, options)
      people.push(...page.items)
    }
    return people
  },
  store(set, session, people) {
    set(ingestAccountsAtom, session, people)
    return { items: people.map(({ id }) => id), next: null }
  },
})

/** The own lists that an account is in. @see LST-11 */
export const listsOfAccount = createOptimisticLists<AccountId, ListId>({ adds: 'last' })

/** Fetches the lists that an account is in. */
export const { openAtom: fetchAccountListsAtom } = createPageLoader(listsOfAccount, {
  fetchFirst: ({ api }, id, options) => api.request(getAccountLists, { id }, options),
  store: (_set, _session, lists) => ({ items: lists.map(({ id }) => id), next: null }),
})
