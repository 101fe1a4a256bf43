import type { ReactNode } from 'react'
import type { AccountId, AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import type { FilterVerdict } from '@colonnade/domain/filters'
import type { RowActions } from './actions/row-action.ts'
import type { RowOptions } from './row/row-options.ts'

/** What a post is drawn from, in a list or opened. */
export interface StatusViewProps {
  readonly status: StatusRecord
  readonly author: AccountRecord
  /** Who passed it on; null for a post that stands for itself. */
  readonly booster: AccountRecord | null
  /** What the reader's filters make of it. */
  readonly filter: FilterVerdict
  readonly me: AccountId
  readonly options: RowOptions
  readonly actions: RowActions
  /** One for each place that a post is shown in. */
  readonly memoryKey: string
  /** Its reader left the list at this post. */
  readonly isPlace?: boolean
  /** It stands above the others because its author pinned it. */
  readonly isPinned?: boolean
  /** The post that it replies to is not the one above it. */
  readonly showsParent?: boolean
  /** It stands in the notifications column. */
  readonly isInNotifications?: boolean
  /** What it quotes. */
  readonly quote?: ReactNode
}
