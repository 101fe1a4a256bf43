import type { ReactNode, RefObject } from 'react'
import { isTouchScreen } from '../../lib/touch-screen.ts'
import { usePopover } from '../popover/use-popover.ts'
import type { MenuEntries } from './menu-entries.ts'
import { getMenuTriggerProps } from './menu-trigger.ts'
import { MenuSurface } from './MenuSurface.tsx'

export type { MenuEntries }

interface MenuTriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly 'aria-haspopup': 'menu'
  readonly 'aria-expanded': boolean
  readonly onClick: () => void
  readonly onPointerDown: () => void
  readonly onKeyDown: (event: React.KeyboardEvent) => void
  readonly style: React.CSSProperties | undefined
}

interface MenuProps {
  readonly label: string
  /** The aligned edges of button and menu; `end` for a button at the end of its box. */
  readonly align?: 'start' | 'end'
  /** Called only when the menu opens, so that many rows have no cost. */
  readonly entries: () => MenuEntries
  /** On a touch screen it opens by this function instead. */
  readonly onSheet?: () => void
  readonly trigger: (props: MenuTriggerProps) => ReactNode
}

/**
 * A menu button. Arrows, Home, End and first letters move the focus; Escape and Tab close it.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function Menu({ label, align = 'start', entries, onSheet, trigger }: MenuProps) {
  const popover = usePopover()

  return (
    <>
      {trigger({
        ...getMenuTriggerProps(popover),
        ...(onSheet !== undefined && isTouchScreen() && { onClick: onSheet }),
      })}
      {popover.isOpen && (
        <MenuSurface popover={popover} label={label} align={align} entries={entries()} />
      )}
    </>
  )
}
