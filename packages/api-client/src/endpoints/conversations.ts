import { ignored, listOf } from '../decode/fields.ts'
import { decodeConversation } from '../decode/notification.ts'
import { accepts, endpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

/** Paged by the ids of their last statuses. @see https://docs.joinmastodon.org/methods/conversations/#get */
export const getConversations = endpoint('GET', '/api/v1/conversations', {
  accepts: accepts<PageParams>(),
  returns: listOf(decodeConversation),
  needs: 'conversations',
})

/** @see https://docs.joinmastodon.org/methods/conversations/#read */
export const markConversationRead = endpoint('POST', '/api/v1/conversations/:id/read', {
  returns: decodeConversation,
  showsLoading: false,
  needs: 'conversations',
})

/** The own view of it only: its posts stay, and with a new one it is back. @see https://docs.joinmastodon.org/methods/conversations/#delete */
export const deleteConversation = endpoint('DELETE', '/api/v1/conversations/:id', {
  returns: ignored,
  needs: 'conversations',
})
