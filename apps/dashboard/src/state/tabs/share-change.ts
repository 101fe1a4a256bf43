import type {
  AccountId,
  FilterV2Entity,
  ListEntity,
  ListId,
  PollEntity,
  RelationshipEntity,
  StatusEntity,
  StatusId,
} from '@colonnade/domain/entities'
import type { Session } from '../session.ts'

/** A boolean property of a status that an action changes. */
export type StatusFlag = 'favourited' | 'reblogged' | 'bookmarked' | 'muted' | 'pinned'

/** A change that the server has confirmed, for the other tabs of the account. */
export type Change =
  | {
      readonly type: 'flag'
      readonly status: StatusEntity
      readonly flag: StatusFlag
      readonly isOn: boolean
    }
  | { readonly type: 'published'; readonly status: StatusEntity }
  | { readonly type: 'edited'; readonly before: StatusId; readonly status: StatusEntity }
  | { readonly type: 'deleted'; readonly id: StatusId }
  | { readonly type: 'poll'; readonly id: StatusId; readonly poll: PollEntity }
  | {
      readonly type: 'relationship'
      readonly kind: string
      readonly relationship: RelationshipEntity
    }
  | { readonly type: 'domain'; readonly domain: string; readonly isBlocked: boolean }
  | { readonly type: 'list'; readonly list: ListEntity }
  | { readonly type: 'list-deleted'; readonly id: ListId }
  | {
      readonly type: 'member'
      readonly list: ListId
      readonly account: AccountId
      readonly isIn: boolean
    }
  | { readonly type: 'filters'; readonly filters: readonly FilterV2Entity[] }

/** Sends a confirmed change to the other tabs of the account. @see BY-39 */
export function shareChange({ platform, key }: Session, change: Change): void {
  platform.tabs?.post({ key, change })
}
