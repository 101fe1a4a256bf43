import { readCapabilities } from '../capabilities/read-capabilities.ts'
import { getAccountStatuses, verifyCredentials } from '../endpoints/accounts.ts'
import { getCustomEmojis, getPreferences } from '../endpoints/instance.ts'
import { getBookmarks, getFavourites } from '../endpoints/kept-statuses.ts'
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
import { streamingBase } from '../streaming/socket-address.ts'
import { createStreamingClient } from '../streaming/streaming-client.ts'
import { followDirect, readDirect } from '../twins/read-direct.ts'
import { readFilters } from '../twins/read-filters.ts'
import { readInstance } from '../twins/read-instance.ts'
import { readNotificationGroups } from '../twins/read-notification-groups.ts'
import { search } from '../twins/search.ts'
import {
  absent,
  broken,
  differs,
  type Outcome,
  type Step,
  untried,
  type Visit,
  works,
} from './step.ts'

/** Opens the stream of one's own news, as the dashboard does. */
async function hearStream(visit: Visit): Promise<Outcome> {
  const { api, accessToken, WebSocket, patienceMs, instance } = visit
  if (!api.capabilities.has('streaming')) return absent('it is asked anew instead')
  const client = createStreamingClient({
    baseUrl: streamingBase(api.baseUrl, instance?.streaming_url ?? null),
    ownUrl: api.baseUrl,
    accessToken,
    WebSocket,
    capabilities: api.capabilities,
  })
  const isLive = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs)
    const look = () => {
      if (!client.isLive({ stream: 'user' })) return
      clearTimeout(timer)
      resolve(true)
    }
    client.watchState(look)
    client.watchSources(look)
    client.subscribe({ stream: 'user' }, () => undefined)
    look()
  })
  client.close()
  if (isLive) return works()
  return api.capabilities.of('streaming') === 'no'
    ? absent('it is asked anew instead')
    : broken(`no stream opened within ${patienceMs / 1_000} s`)
}

/** Looks at one page of a list and at the next, as somebody who scrolls does. */
async function turnPages<Item extends { readonly id: string }>(
  first: Page<Item>,
  follow: (link: string) => Promise<Page<Item>>,
): Promise<Outcome> {
  const ids = first.items.map(({ id }) => id)
  if (ids.length === 0) return works('empty')
  if (new Set(ids).size < ids.length) return differs('the same items come twice on a page')
  if (first.next === null) return works(`${ids.length} on one page`)
  const next = await follow(first.next)
  const again = next.items.filter(({ id }) => ids.includes(id)).length
  if (again > 0) return differs(`${again} of the next page had come before`)
  return works(`${ids.length}, then ${next.items.length}`)
}

/** Servers that empty small pages fill this one. */
const limit = 40

type Run = Step['run']

type Scope = Step['scope']

const needed = (name: string, scope: Scope, run: Run): Step => ({
  name,
  isNeeded: true,
  scope,
  run,
})
const offered = (name: string, scope: Scope, run: Run): Step => ({
  name,
  isNeeded: false,
  scope,
  run,
})

/** Everything that changes nothing, in the order in which the dashboard asks. */
export const READING_STEPS: readonly Step[] = [
  needed('who I am', 'read:accounts', async (visit) => {
    visit.me = await visit.api.call(verifyCredentials, {})
    return works(`@${visit.me.acct}`)
  }),
  needed('what server it is', null, async (visit) => {
    visit.instance = await readInstance(visit.api)
    visit.api.capabilities.guess(readCapabilities(visit.instance))
    return works(visit.instance.version)
  }),
  needed('home timeline', 'read:statuses', async ({ api }) =>
    turnPages(await api.page(getHomeTimeline, { limit }), (link) =>
      api.follow(getHomeTimeline, link),
    ),
  ),
  needed('notifications', 'read:notifications', async ({ api }) =>
    turnPages(await api.page(getNotifications, { limit }), (link) =>
      api.follow(getNotifications, link),
    ),
  ),
  offered('local timeline', 'read:statuses', (visit) => publicTimeline(visit, true)),
  offered('federated timeline', 'read:statuses', (visit) => publicTimeline(visit, false)),
  offered('hashtag', 'read:statuses', async ({ api }) =>
    turnPages(await api.page(getTagTimeline, { tag: 'fediverse', limit }), (link) =>
      api.follow(getTagTimeline, link),
    ),
  ),
  offered('list', 'read:lists', async ({ api }) => {
    const [list] = await api.call(getLists, {})
    if (list === undefined) return works('no list is there to read')
    return turnPages(await api.page(getListTimeline, { id: list.id, limit }), (link) =>
      api.follow(getListTimeline, link),
    )
  }),
  offered('direct posts', 'read:statuses', async ({ api }) =>
    turnPages(await readDirect(api, { limit }), (link) => followDirect(api, link)),
  ),
  offered('own posts', 'read:statuses', async ({ api, me }) => {
    if (me === null) return untried('who you are is not known')
    return turnPages(await api.page(getAccountStatuses, { id: me.id, limit }), (link) =>
      api.follow(getAccountStatuses, link),
    )
  }),
  offered('favourites', 'read:favourites', async ({ api }) =>
    turnPages(await api.page(getFavourites, { limit }), (link) => api.follow(getFavourites, link)),
  ),
  offered('bookmarks', 'read:bookmarks', async ({ api }) =>
    turnPages(await api.page(getBookmarks, { limit }), (link) => api.follow(getBookmarks, link)),
  ),
  offered('notifications in groups', 'read:notifications', async ({ api }) => {
    await readNotificationGroups(api, { limit })
    return api.capabilities.has('groupedNotifications')
      ? works()
      : absent('each stands alone instead')
  }),
  offered('search', 'read:search', async ({ api, me }) => {
    if (me === null) return untried('who you are is not known')
    const { accounts } = await search(api, { q: me.username, type: 'accounts' })
    return accounts.some(({ id }) => id === me.id) ? works() : differs('it does not find oneself')
  }),
  offered('custom emoji', null, async ({ api }) => {
    await api.call(getCustomEmojis, {})
    return works()
  }),
  offered('preferences', 'read:accounts', async ({ api }) => {
    await api.call(getPreferences, {})
    return works()
  }),
  offered('where one has read to', 'read:statuses', async ({ api }) => {
    await api.call(getMarkers, { timeline: ['home'] })
    return works()
  }),
  offered('filters', 'read:filters', async ({ api }) => {
    await readFilters(api)
    const isThere = (['filtersV1', 'filtersV2'] as const).some((name) => api.capabilities.has(name))
    return isThere ? works() : absent('')
  }),
  offered('stream', 'read', hearStream),
]

async function publicTimeline({ api }: Visit, local: boolean): Promise<Outcome> {
  return turnPages(await api.page(getPublicTimeline, { local, limit }), (link) =>
    api.follow(getPublicTimeline, link),
  )
}
