import type { ReactNode } from 'react'
import type { ColumnList } from '../../state/timelines/column-list.ts'

/** What the parts of the list need beside their own row; the parts themselves stay the same. */
export interface ListContext {
  readonly uuid: string
  readonly label: string
  readonly list: ColumnList
  /** Scrolls with the rows, above them. */
  readonly header: ReactNode
  readonly onLoadOlder: () => void
}
