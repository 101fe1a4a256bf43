import type { ReactNode } from 'react'
import type { StatusRecord } from '@colonnade/domain/entities'
import type { FilterVerdict } from '@colonnade/domain/filters'
import type { RowActions } from '../row/row-actions.ts'
import type { RowMemory } from '../row/row-memory.ts'
import type { RowOptions } from '../row/row-options.ts'

/** What each part of a post's body is told; each takes what it needs, and draws nothing where the post has none of it. */
export interface SlotProps {
  readonly status: StatusRecord
  /** The reader wrote it. */
  readonly isOwn: boolean
  readonly filter: FilterVerdict
  readonly options: RowOptions
  readonly memory: RowMemory
  readonly onRemember: (change: RowMemory) => void
  readonly actions: RowActions
  /** What it quotes, drawn already; a quote shows none of its own. */
  readonly quote?: ReactNode
  /** It stands alone, with all there is to know. */
  readonly isDetailed?: boolean
}
