import type { ReactNode } from 'react'
import type { IconName } from '../icon/icon-glyphs.ts'

export interface MenuItem<Label extends ReactNode = ReactNode> {
  readonly id: string
  readonly label: Label
  readonly icon?: IconName
  /** Beside the label: a count, a key. */
  readonly meta?: string
  /** It is a switch, and this is how it stands. */
  readonly isOn?: boolean
  readonly isDangerous?: boolean
  /** Opens the address instead of running code; the browser's own link behaviour applies. */
  readonly href?: string
  readonly onSelect?: () => void
}

/** `null` draws a line between groups. */
export type MenuEntries<Label extends ReactNode = ReactNode> = readonly (MenuItem<Label> | null)[]
