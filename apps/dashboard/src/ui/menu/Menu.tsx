import type { ReactNode, RefObject } from 'react'
import { isTouchScreen } from '../../lib/touch-screen.ts'
import { usePopover } from '../popover/use-popover.ts'
import type { MenuEntries } from './menu-entries.ts'
import { menuTrigger } from './menu-trigger.ts'
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
  /** Which edges of button and menu stand in line; `end` for a button at the end of its box. */
  readonly align?: 'start' | 'end'
  /** Asked for only when the menu opens, so that a thousand rows pay nothing. */
  readonly entries: () => MenuEntries
  /** On a touch screen it opens in this way instead. */
  readonly onSheet?: () => void
  readonly trigger: (props: MenuTriggerProps) => ReactNode
}

/**
 * Actions behind a button. Arrows, Home, End and first letters move; Escape and Tab close.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function Menu({ label, align = 'start', entries, onSheet, trigger }: MenuProps) {
  const popover = usePopover()

  return (
    <>
      {trigger({
        ...menuTrigger(popover),
        ...(onSheet !== undefined && isTouchScreen() && { onClick: onSheet }),
      })}
      {popover.isOpen && (
        <MenuSurface popover={popover} label={label} align={align} entries={entries()} />
      )}
    </>
  )
}
