import type { ReactNode } from 'react'
import type { AccountId, AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import type { FilterVerdict } from '@colonnade/domain/filters'
import type { RowActions } from './actions/row-action-types.ts'
import type { DisplayOptions } from './row/display-options.ts'

/** The props of a post's view, in a list or opened. */
export interface StatusViewProps {
  readonly status: StatusRecord
  readonly author: AccountRecord
  /** The account that boosted it; null for a post that is not a boost. */
  readonly booster: AccountRecord | null
  /** The result of the user's filters. */
  readonly filter: FilterVerdict
  readonly me: AccountId
  readonly options: DisplayOptions
  readonly actions: RowActions
  /** Unique for each place that shows the post. */
  readonly uiStateKey: string
  /** The user left the list at this post. */
  readonly isPlace?: boolean
  /** Shown above the others because its author pinned it. */
  readonly isPinned?: boolean
  /** Whether to name the parent, because the post that it replies to is not the one above it. */
  readonly showsParent?: boolean
  /** Whether it is in the notifications column. */
  readonly isInNotifications?: boolean
  readonly quote?: ReactNode
}
