import type { ReactNode } from 'react'
import type { IconName } from '../icon/icon-glyphs.ts'

/** One thing that can be done, to be found by its name. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  /** What kind of thing it is, beside the label; it is found by this too. */
  readonly kind: string
  /** The keys that do the same. */
  readonly keys?: ReactNode
  /** Where it leads to, if that can be a column too. */
  readonly path?: string
  readonly run: () => void
}
