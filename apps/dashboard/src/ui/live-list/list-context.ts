import type { ReactNode } from 'react'

/** What the parts of the list need beside the rows; the parts themselves stay the same. */
export interface ListContext {
  /** The feed's name. */
  readonly label: string
  /** The element that says more of it. */
  readonly describedBy?: string | undefined
  readonly isLoading: boolean
  readonly hasMore: boolean
  /** Why the last page did not come, in words. */
  readonly trouble: string | null
  /** Scrolls with the rows, above them. */
  readonly header: ReactNode
  /** Stands below the header where there are no rows. */
  readonly standIn?: ReactNode
  readonly onLoadMore: () => void
}
