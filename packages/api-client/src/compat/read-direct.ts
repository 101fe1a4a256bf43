import type { ConversationEntity, StatusEntity } from '@colonnade/domain/entities'
import { tryInOrder } from '../capabilities/try-in-order.ts'
import type { ApiClient } from '../client.ts'
import { getConversations } from '../endpoints/conversations.ts'
import type { PageParams } from '../endpoints/page-params.ts'
import { getDirectTimeline } from '../endpoints/timelines.ts'
import type { Page } from '../http/page.ts'
import type { RequestOptions } from '../http/request-observer.ts'

/**
 * Fetches direct posts: the direct timeline, or the last status of each conversation. Use `readDirectPage` for more.
 *
 * @throws ApiError, of kind `unsupported` when the server has neither method
 * @see API-44
 */
export function readDirect(
  api: ApiClient,
  paging: PageParams,
  options: RequestOptions = {},
): Promise<Page<StatusEntity>> {
  return tryInOrder(options, [
    (given) => api.requestPage(getDirectTimeline, paging, given),
    async (given) => getLastStatuses(await api.requestPage(getConversations, paging, given)),
  ])
}

/** Fetches the page of a link from `readDirect`, whichever method it belongs to. @throws ApiError */
export async function readDirectPage(
  api: ApiClient,
  link: string,
  options: RequestOptions = {},
): Promise<Page<StatusEntity>> {
  if (!new URL(link, api.baseUrl).pathname.startsWith(getConversations.path))
    return api.requestLink(getDirectTimeline, link, options)
  return getLastStatuses(await api.requestLink(getConversations, link, options))
}

function getLastStatuses(page: Page<ConversationEntity>): Page<StatusEntity> {
  return { ...page, items: page.items.flatMap(({ last_status }) => last_status ?? []) }
}
