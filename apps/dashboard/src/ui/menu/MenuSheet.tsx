import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { MenuEntries, MenuItem } from './menu-entries.ts'
import { getNextIndex } from './next-index.ts'
import styles from './Menu.module.css'

interface MenuSheetProps {
  readonly label: string
  readonly entries: MenuEntries
  readonly onClose: () => void
  /** The subject of the entries. */
  readonly above?: ReactNode
  readonly below?: ReactNode
}

/** A menu as a bottom sheet, in reach of the thumb and with large entries (DRP-04). */
export function MenuSheet({ label, entries, onClose, above, below }: MenuSheetProps) {
  return (
    <Dialog title={label} className={styles['actions']} onClose={onClose}>
      {above !== undefined && <div className={styles['subject']}>{above}</div>}
      <MenuList label={label} entries={entries} onClose={onClose} />
      {below}
    </Dialog>
  )
}

interface MenuListProps {
  readonly label: string
  readonly entries: MenuEntries
  readonly onClose: () => void
}

/** The open menu. It receives the focus and stops the propagation of its keys. */
export function MenuList({ label, entries, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const getItems = () =>
    Array.from(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])

  // An effect after the layout effect that shows the popover, because hidden elements cannot be focused.
  useEffect(() => {
    getItems()[0]?.focus({ preventScroll: true })
  }, [])

  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Tab' || event.key === 'Escape') {
      event.preventDefault()
      onClose()
      return
    }
    const elements = getItems()
    const current = elements.findIndex((element) => element === document.activeElement)
    const target = getNextIndex(
      event.key,
      current,
      elements.map((element) => element.textContent ?? ''),
    )
    if (target === null) return
    event.preventDefault()
    elements[target]?.focus()
  }

  const handleSelect = (item: MenuItem) => {
    onClose()
    item.onSelect?.()
  }

  return (
    <div ref={list} role="menu" aria-label={label} onKeyDown={handleKeyDown} tabIndex={-1}>
      {entries.map((item, index) =>
        item === null ? (
          <hr key={`line${index}`} className={styles['separator']} />
        ) : (
          <MenuRow key={item.id} item={item} isFirst={index === 0} onSelect={handleSelect} />
        ),
      )}
    </div>
  )
}

interface MenuRowProps {
  readonly item: MenuItem
  /** Receives the initial focus. A scrollable list needs one element that Tab can reach. */
  readonly isFirst: boolean
  readonly onSelect: (item: MenuItem) => void
}

function MenuRow({ item, isFirst, onSelect }: MenuRowProps) {
  const shared = {
    ...(item.isOn === undefined
      ? { role: 'menuitem' }
      : { role: 'menuitemcheckbox', 'aria-checked': item.isOn }),
    tabIndex: isFirst ? 0 : -1,
    className: styles['item'],
    'data-dangerous': item.isDangerous === true || undefined,
    onClick: () => {
      onSelect(item)
    },
    // A pointer at rest where the menu opens enters it without a selection, so only moves count.
    onPointerMove: ({ pointerType, currentTarget }: React.PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse' || document.activeElement === currentTarget) return
      currentTarget.focus({ preventScroll: true })
    },
  }
  const content = (
    <>
      {item.icon !== undefined && <Icon name={item.icon} />}
      <span>{item.label}</span>
      {item.meta !== undefined && <small>{item.meta}</small>}
      {item.isOn === true && <Icon name="check" />}
    </>
  )

  if (item.href !== undefined) {
    return (
      <a {...shared} href={item.href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    )
  }
  return (
    <button {...shared} type="button">
      {content}
    </button>
  )
}
