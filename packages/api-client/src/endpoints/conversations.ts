import { ignoreBody, createListDecoder } from '../decode/fields.ts'
import { decodeConversation } from '../decode/notification.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

/** Paged by the ids of the last statuses. @see https://docs.joinmastodon.org/methods/conversations/#get */
export const getConversations = defineEndpoint('GET', '/api/v1/conversations', {
  accepts: accepts<PageParams>(),
  returns: createListDecoder(decodeConversation),
  needs: 'conversations',
})

/** @see https://docs.joinmastodon.org/methods/conversations/#read */
export const markConversationRead = defineEndpoint('POST', '/api/v1/conversations/:id/read', {
  returns: decodeConversation,
  showsLoading: false,
  needs: 'conversations',
})

/**
 * Deletes the conversation for the own account only. Its posts are kept, and a new post restores it. @see
 * https://docs.joinmastodon.org/methods/conversations/#delete
 */
export const deleteConversation = defineEndpoint('DELETE', '/api/v1/conversations/:id', {
  returns: ignoreBody,
  needs: 'conversations',
})
