import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './Tabs.module.css'

interface Tab<Id extends string> {
  readonly id: Id
  readonly label: ReactNode
  /** The accessible name of a label that is a picture. */
  readonly name?: string
}

interface TabsProps<Id extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  /** null when none of the views is shown. */
  readonly selected: Id | null
  readonly onSelect: (id: Id) => void
  /** Id of the element that the tabs switch. */
  readonly panelId?: string
  /** A list beside the panel instead of a row above it. */
  readonly isVertical?: boolean
  /** Tabs that are too long for one row wrap into a second, instead of scrolling. */
  readonly takesRows?: boolean
}

/** Tabs for several views. Arrows move and select; Tab leaves. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  panelId,
  isVertical = false,
  takesRows = false,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (selected !== null) scrollTabIntoView(list.current, findTab(list.current, selected))
  }, [selected, isVertical])

  const handleKeyDown = (event: KeyboardEvent) => {
    const [backward, forward] = isVertical ? VERTICAL_KEYS : getRowKeys(list.current)
    const target = findNeighbour(tabs, selected, event.key, backward, forward)
    if (target === undefined) return
    event.preventDefault()
    onSelect(target)
    findTab(list.current, target)?.focus()
  }

  return (
    <div
      ref={list}
      className={styles['tabs']}
      role="tablist"
      aria-label={label}
      data-rows={takesRows || undefined}
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          data-tab={tab.id}
          aria-label={tab.name}
          title={tab.name}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected || (selected === null && index === 0) ? 0 : -1}
          onClick={() => {
            onSelect(tab.id)
          }}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

function findTab(list: Element | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`) ?? null
}

/** Scrolls the row of tabs to show one. `scrollIntoView` would also scroll the containers around it. */
function scrollTabIntoView(list: Element | null, tab: Element | null): void {
  if (list === null || tab === null) return
  const [row, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (box.left < row.left) list.scrollLeft -= row.left - box.left
  else if (box.right > row.right) list.scrollLeft += box.right - row.right
}

const VERTICAL_KEYS = ['ArrowUp', 'ArrowDown'] as const

/** Returns the keys for the previous and next tab. They are mirrored in RTL pages. */
function getRowKeys(list: Element | null): readonly [string, string] {
  const isMirrored = list !== null && getComputedStyle(list).direction === 'rtl'
  return isMirrored ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
}

function findNeighbour<Id extends string>(
  tabs: readonly Tab<Id>[],
  selected: Id | null,
  key: string,
  backward: string,
  forward: string,
): Id | undefined {
  const index = tabs.findIndex((tab) => tab.id === selected)
  if (key === forward) return tabs[(index + 1) % tabs.length]?.id
  if (key === backward) return tabs[(index - 1 + tabs.length) % tabs.length]?.id
  if (key === 'Home') return tabs[0]?.id
  if (key === 'End') return tabs.at(-1)?.id
  return undefined
}
