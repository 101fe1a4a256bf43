import type { AccountEntity } from './account.ts'
import type { ConversationId } from './ids.ts'
import type { StatusEntity } from './status.ts'

/** Direct messages with the same people; stands in for the direct timeline where a server has none. @see https://docs.joinmastodon.org/entities/Conversation/ */
export interface ConversationEntity {
  readonly id: ConversationId
  readonly unread: boolean
  readonly accounts: readonly AccountEntity[]
  readonly last_status: StatusEntity | null
}
