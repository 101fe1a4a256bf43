import { readCapabilities } from '../capabilities/read-capabilities.ts'
import { readDirectPage, readDirect } from '../compat/read-direct.ts'
import { readFilters } from '../compat/read-filters.ts'
import { readInstance } from '../compat/read-instance.ts'
import { readNotificationGroups } from '../compat/read-notification-groups.ts'
import { search } from '../compat/search.ts'
import { getAccountStatuses, verifyCredentials } from '../endpoints/accounts.ts'
import { getBookmarks, getFavourites } from '../endpoints/favourites-and-bookmarks.ts'
import { getCustomEmojis, getPreferences } from '../endpoints/instance.ts'
import { getLists } from '../endpoints/lists.ts'
import { getNotifications } from '../endpoints/notifications.ts'
import {
  getHomeTimeline,
  getListTimeline,
  getMarkers,
  getPublicTimeline,
  getTagTimeline,
} from '../endpoints/timelines.ts'
import type { Page } from '../http/page.ts'
import { getStreamingBaseUrl } from '../streaming/socket-address.ts'
import { createStreamingClient } from '../streaming/streaming-client.ts'
import {
  absent,
  broken,
  differs,
  type Outcome,
  type Check,
  untried,
  type CheckContext,
  works,
} from './check.ts'

/** Opens the user stream, as the dashboard does. */
async function checkStreaming(visit: CheckContext): Promise<Outcome> {
  const { api, accessToken, WebSocket, timeoutMs, instance } = visit
  if (!api.capabilities.has('streaming')) return absent('polling is used instead')
  const client = createStreamingClient({
    baseUrl: getStreamingBaseUrl(api.baseUrl, instance?.streaming_url ?? null),
    ownUrl: api.baseUrl,
    accessToken,
    WebSocket,
    capabilities: api.capabilities,
  })
  const isLive = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs)
    const checkLive = () => {
      if (!client.isLive({ stream: 'user' })) return
      clearTimeout(timer)
      resolve(true)
    }
    client.watchState(checkLive)
    client.watchSources(checkLive)
    client.subscribe({ stream: 'user' }, () => undefined)
    checkLive()
  })
  client.close()
  if (isLive) return works()
  return api.capabilities.getSupport('streaming') === 'no'
    ? absent('polling is used instead')
    : broken(`no stream opened within ${timeoutMs / 1_000} s`)
}

/** Loads one page of a list and the next one, as scrolling does. */
async function checkPaging<Item extends { readonly id: string }>(
  first: Page<Item>,
  follow: (link: string) => Promise<Page<Item>>,
): Promise<Outcome> {
  const ids = first.items.map(({ id }) => id)
  if (ids.length === 0) return works('empty')
  if (new Set(ids).size < ids.length) return differs('a page contains duplicates')
  if (first.next === null) return works(`${ids.length} on one page`)
  const next = await follow(first.next)
  const again = next.items.filter(({ id }) => ids.includes(id)).length
  if (again > 0) return differs(`${again} items of the next page are duplicates`)
  return works(`${ids.length}, then ${next.items.length}`)
}

/** Large enough that servers which drop items from small pages still return some. */
const PAGE_LIMIT = 40

type Run = Check['run']

type Scope = Check['scope']

const createRequiredCheck = (name: string, scope: Scope, run: Run): Check => ({
  name,
  isRequired: true,
  scope,
  run,
})
const createOptionalCheck = (name: string, scope: Scope, run: Run): Check => ({
  name,
  isRequired: false,
  scope,
  run,
})

/** The checks that change nothing, in the order of the dashboard's requests. */
export const READ_CHECKS: readonly Check[] = [
  createRequiredCheck('own account', 'read:accounts', async (visit) => {
    visit.me = await visit.api.request(verifyCredentials, {})
    return works(`@${visit.me.acct}`)
  }),
  createRequiredCheck('instance information', null, async (visit) => {
    visit.instance = await readInstance(visit.api)
    visit.api.capabilities.guess(await readCapabilities(visit.instance))
    return works(visit.instance.version)
  }),
  createRequiredCheck('home timeline', 'read:statuses', async ({ api }) =>
    checkPaging(await api.requestPage(getHomeTimeline, { limit: PAGE_LIMIT }), (link) =>
      api.requestLink(getHomeTimeline, link),
    ),
  ),
  createRequiredCheck('notifications', 'read:notifications', async ({ api }) =>
    checkPaging(await api.requestPage(getNotifications, { limit: PAGE_LIMIT }), (link) =>
      api.requestLink(getNotifications, link),
    ),
  ),
  createOptionalCheck('local timeline', 'read:statuses', (visit) =>
    checkPublicTimeline(visit, true),
  ),
  createOptionalCheck('federated timeline', 'read:statuses', (visit) =>
    checkPublicTimeline(visit, false),
  ),
  createOptionalCheck('hashtag', 'read:statuses', async ({ api }) =>
    checkPaging(
      await api.requestPage(getTagTimeline, { tag: 'fediverse', limit: PAGE_LIMIT }),
      (link) => api.requestLink(getTagTimeline, link),
    ),
  ),
  createOptionalCheck('list', 'read:lists', async ({ api }) => {
    const [list] = await api.request(getLists, {})
    if (list === undefined) return works('the account has no lists')
    return checkPaging(
      await api.requestPage(getListTimeline, { id: list.id, limit: PAGE_LIMIT }),
      (link) => api.requestLink(getListTimeline, link),
    )
  }),
  createOptionalCheck('direct posts', 'read:statuses', async ({ api }) =>
    checkPaging(await readDirect(api, { limit: PAGE_LIMIT }), (link) => readDirectPage(api, link)),
  ),
  createOptionalCheck('own posts', 'read:statuses', async ({ api, me }) => {
    if (me === null) return untried('the own account is unknown')
    return checkPaging(
      await api.requestPage(getAccountStatuses, { id: me.id, limit: PAGE_LIMIT }),
      (link) => api.requestLink(getAccountStatuses, link),
    )
  }),
  createOptionalCheck('favourites', 'read:favourites', async ({ api }) =>
    checkPaging(await api.requestPage(getFavourites, { limit: PAGE_LIMIT }), (link) =>
      api.requestLink(getFavourites, link),
    ),
  ),
  createOptionalCheck('bookmarks', 'read:bookmarks', async ({ api }) =>
    checkPaging(await api.requestPage(getBookmarks, { limit: PAGE_LIMIT }), (link) =>
      api.requestLink(getBookmarks, link),
    ),
  ),
  createOptionalCheck('grouped notifications', 'read:notifications', async ({ api }) => {
    await readNotificationGroups(api, { limit: PAGE_LIMIT })
    return api.capabilities.has('groupedNotifications')
      ? works()
      : absent('notifications are shown ungrouped')
  }),
  createOptionalCheck('search', 'read:search', async ({ api, me }) => {
    if (me === null) return untried('the own account is unknown')
    const { accounts } = await search(api, { q: me.username, type: 'accounts' })
    return accounts.some(({ id }) => id === me.id)
      ? works()
      : differs('the own account was not found')
  }),
  createOptionalCheck('custom emoji', null, async ({ api }) => {
    await api.request(getCustomEmojis, {})
    return works()
  }),
  createOptionalCheck('preferences', 'read:accounts', async ({ api }) => {
    await api.request(getPreferences, {})
    return works()
  }),
  createOptionalCheck('read markers', 'read:statuses', async ({ api }) => {
    await api.request(getMarkers, { timeline: ['home'] })
    return works()
  }),
  createOptionalCheck('filters', 'read:filters', async ({ api }) => {
    await readFilters(api)
    const isThere = (['filtersV1', 'filtersV2'] as const).some((name) => api.capabilities.has(name))
    return isThere ? works() : absent('')
  }),
  createOptionalCheck('stream', 'read', checkStreaming),
]

async function checkPublicTimeline({ api }: CheckContext, local: boolean): Promise<Outcome> {
  return checkPaging(
    await api.requestPage(getPublicTimeline, { local, limit: PAGE_LIMIT }),
    (link) => api.requestLink(getPublicTimeline, link),
  )
}
