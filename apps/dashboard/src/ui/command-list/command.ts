import type { ReactNode } from 'react'
import type { IconName } from '../icon/icon-glyphs.ts'

/** A command of the palette, found by its name. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  /** The kind of command, shown beside the label. Search matches it too. */
  readonly kind: string
  /** The keyboard shortcut of the same action. */
  readonly keys?: ReactNode
  /** The path that it opens, if the path can be opened as a column too. */
  readonly path?: string
  readonly run: () => void
}
