import type { ConversationEntity, StatusEntity } from '@colonnade/domain/entities'
import { firstSupported } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import { getConversations } from '../endpoints/conversations.ts'
import type { PageParams } from '../endpoints/page-params.ts'
import { getDirectTimeline } from '../endpoints/timelines.ts'
import type { CallOptions } from '../http/observer.ts'
import type { Page } from '../http/page.ts'

/**
 * Direct posts: the timeline of them, or what each conversation ends with. Go on with `followDirect`.
 *
 * @throws ApiError, of kind `unsupported` where a server has neither
 * @see API-44
 */
export function readDirect(
  api: ApiClient,
  paging: PageParams,
  options: CallOptions = {},
): Promise<Page<StatusEntity>> {
  return firstSupported(options, [
    (given) => api.page(getDirectTimeline, paging, given),
    async (given) => lastStatuses(await api.page(getConversations, paging, given)),
  ])
}

/** The page behind a link of `readDirect`, whichever of the two gave it. @throws ApiError */
export async function followDirect(
  api: ApiClient,
  link: string,
  options: CallOptions = {},
): Promise<Page<StatusEntity>> {
  if (!new URL(link, api.baseUrl).pathname.startsWith(getConversations.path))
    return api.follow(getDirectTimeline, link, options)
  return lastStatuses(await api.follow(getConversations, link, options))
}

function lastStatuses(page: Page<ConversationEntity>): Page<StatusEntity> {
  return { ...page, items: page.items.flatMap(({ last_status }) => last_status ?? []) }
}
