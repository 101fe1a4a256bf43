import type { ReactNode } from 'react'
import { isTouchScreen } from '../../lib/touch-screen.ts'
import { classNames } from '../class-names.ts'
import type { Popover } from '../popover/use-popover.ts'
import type { MenuEntries } from './menu-entries.ts'
import { MenuList, MenuSheet } from './MenuSheet.tsx'
import popoverStyles from '../popover/popover.module.css'
import styles from './Menu.module.css'

interface MenuSurfaceProps {
  readonly popover: Popover
  readonly label: string
  readonly align?: 'start' | 'end'
  readonly entries: MenuEntries
  readonly className?: string | undefined
  /** Opens as a bottom sheet with every kind of pointer. */
  readonly isSheet?: boolean | undefined
  /** Rendered below the entries. */
  readonly children?: ReactNode
}

/**
 * The open menu: beside its button, or on a touch screen as a bottom sheet, in reach of the thumb and with large
 * entries (DRP-04).
 */
export function MenuSurface(props: MenuSurfaceProps) {
  const { popover, label, align = 'start', entries, className, children } = props
  const isSheet = props.isSheet === true || isTouchScreen()

  if (isSheet) {
    return <MenuSheet label={label} entries={entries} onClose={popover.close} below={children} />
  }
  return (
    <div
      {...popover.surfaceProps}
      data-align={align}
      className={classNames(popoverStyles['surface'], styles['menu'], className)}
    >
      <MenuList label={label} entries={entries} onClose={popover.close} />
      {children}
    </div>
  )
}
