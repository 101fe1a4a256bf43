import type { ReactNode } from 'react'
import type { IconName } from '../icon/icon-glyphs.ts'

export interface MenuItem<Label extends ReactNode = ReactNode> {
  readonly id: string
  readonly label: Label
  readonly icon?: IconName
  /** Shown beside the label: a count or a shortcut. */
  readonly meta?: string
  /** The state of a switch. Undefined for other entries. */
  readonly isOn?: boolean
  readonly isDangerous?: boolean
  /** Opens the URL instead of running code. The browser's link behaviour applies. */
  readonly href?: string
  readonly onSelect?: () => void
}

/** `null` renders a separator between groups. */
export type MenuEntries<Label extends ReactNode = ReactNode> = readonly (MenuItem<Label> | null)[]
