import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './Tabs.module.css'

interface Tab<Id extends string> {
  readonly id: Id
  readonly label: ReactNode
  /** Where the label is a picture. */
  readonly name?: string
}

interface TabsProps<Id extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  /** null where none of the views is shown. */
  readonly selected: Id | null
  readonly onSelect: (id: Id) => void
  /** Id of the element that the tabs switch. */
  readonly panelId?: string
  /** A list beside the panel instead of a row above it. */
  readonly isVertical?: boolean
  /** Where they are too long for one row they take a second, instead of a row that scrolls. */
  readonly takesRows?: boolean
}

/** Views of one thing, one at a time. Arrows move and select; Tab leaves. */
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
    if (selected !== null) bringIntoRow(list.current, tabOf(list.current, selected))
  }, [selected, isVertical])

  const handleKeyDown = (event: KeyboardEvent) => {
    const [backward, forward] = isVertical ? VERTICAL_KEYS : rowKeys(list.current)
    const target = neighbour(tabs, selected, event.key, backward, forward)
    if (target === undefined) return
    event.preventDefault()
    onSelect(target)
    tabOf(list.current, target)?.focus()
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

function tabOf(list: Element | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`) ?? null
}

/** Scrolls a row that is wider than its place, and nothing around it as `scrollIntoView` would. */
function bringIntoRow(list: Element | null, tab: Element | null): void {
  if (list === null || tab === null) return
  const [row, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (box.left < row.left) list.scrollLeft -= row.left - box.left
  else if (box.right > row.right) list.scrollLeft += box.right - row.right
}

const VERTICAL_KEYS = ['ArrowUp', 'ArrowDown'] as const

/** The keys that go back and on; they change sides with the page's direction. */
function rowKeys(list: Element | null): readonly [string, string] {
  const isMirrored = list !== null && getComputedStyle(list).direction === 'rtl'
  return isMirrored ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
}

function neighbour<Id extends string>(
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
