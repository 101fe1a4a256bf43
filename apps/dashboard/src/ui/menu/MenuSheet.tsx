import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { MenuEntries, MenuItem } from './menu-entries.ts'
import { nextIndex } from './next-index.ts'
import styles from './Menu.module.css'

interface MenuSheetProps {
  readonly label: string
  readonly entries: MenuEntries
  readonly onClose: () => void
  /** What the entries are about. */
  readonly above?: ReactNode
  readonly below?: ReactNode
}

/** A menu at the lower edge, where a thumb reaches it and each entry has room (DRP-04). */
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

/** The open menu: it takes the focus and keeps its keys to itself. */
export function MenuList({ label, entries, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const items = () =>
    Array.from(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])

  // After the layout effect that shows the popover: nothing hidden can take the focus.
  useEffect(() => {
    items()[0]?.focus({ preventScroll: true })
  }, [])

  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Tab' || event.key === 'Escape') {
      event.preventDefault()
      onClose()
      return
    }
    const elements = items()
    const current = elements.findIndex((element) => element === document.activeElement)
    const target = nextIndex(
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
  /** Where the focus begins: a list that scrolls holds one that Tab could reach. */
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
    // A pointer that rests where the menu opens has entered, but chosen nothing.
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
