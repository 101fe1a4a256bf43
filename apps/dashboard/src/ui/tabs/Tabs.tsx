import { useRef, type KeyboardEvent, type ReactNode } from 'react'
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
}

/** Views of one thing, one at a time. Arrows move and select; Tab leaves. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  panelId,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)

  const handleKeyDown = (event: KeyboardEvent) => {
    const target = neighbour(tabs, selected, event.key, isRightToLeft(list.current))
    if (target === undefined) return
    event.preventDefault()
    onSelect(target)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(target)}"]`)?.focus()
  }

  return (
    <div
      ref={list}
      className={styles['tabs']}
      role="tablist"
      aria-label={label}
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

function isRightToLeft(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl'
}

function neighbour<Id extends string>(
  tabs: readonly Tab<Id>[],
  selected: Id | null,
  key: string,
  isMirrored: boolean,
): Id | undefined {
  const index = tabs.findIndex((tab) => tab.id === selected)
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight'
  const backward = isMirrored ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return tabs[(index + 1) % tabs.length]?.id
  if (key === backward) return tabs[(index - 1 + tabs.length) % tabs.length]?.id
  if (key === 'Home') return tabs[0]?.id
  if (key === 'End') return tabs.at(-1)?.id
  return undefined
}
