import type { ReactNode } from 'react'
import type { IconName } from '../icon/icon-paths.ts'

export interface MenuItem {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: IconName
  readonly isDangerous?: boolean
  /** Opens the address instead of running code; the browser's own link behaviour applies. */
  readonly href?: string
  readonly onSelect?: () => void
}

/** `null` draws a line between groups. */
export type MenuEntries = readonly (MenuItem | null)[]
