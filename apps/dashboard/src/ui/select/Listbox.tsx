import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { IconName } from '../icon/icon-glyphs.ts'
import { Icon } from '../icon/Icon.tsx'
import { getNextIndex } from '../menu/next-index.ts'
import styles from './Select.module.css'

export interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly description?: ReactNode
  readonly icon?: IconName
  /** Shown instead of an icon: an avatar, for example. */
  readonly picture?: ReactNode
}

interface ListboxProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly SelectOption<Value>[]
  readonly onChoose: (value: Value) => void
  readonly onClose: () => void
}

/** The open options. The focus stays on the list, and the arrow keys move the active option. */
export function Listbox<Value extends string>({
  label,
  value,
  options,
  onChoose,
  onClose,
}: ListboxProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  )

  // An effect after the layout effect that shows the popover, because hidden elements cannot be focused.
  useEffect(() => {
    list.current?.focus({ preventScroll: true })
  }, [])

  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      onClose()
      return
    }
    const option = options[active]
    if ((event.key === 'Enter' || event.key === ' ') && option !== undefined) {
      event.preventDefault()
      onChoose(option.value)
      return
    }
    const target = getNextIndex(
      event.key,
      active,
      options.map((each) => each.label),
    )
    if (target === null) return
    event.preventDefault()
    setActive(target)
  }

  return (
    // The APG listbox: the list has the focus and handles the keys. The options are marked by `aria-activedescendant`
    // only.
    /* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}${active}`}
      className={styles['list']}
      tabIndex={0}
      onKeyDown={handleKeyDown}
    >
      {options.map((option, index) => (
        <div
          key={option.value}
          id={`${id}${index}`}
          role="option"
          className={styles['option']}
          aria-selected={option.value === value}
          aria-label={option.label}
          data-active={index === active || undefined}
          onPointerMove={() => {
            setActive(index)
          }}
          onClick={() => {
            onChoose(option.value)
          }}
        >
          {option.picture}
          {option.icon !== undefined && <Icon name={option.icon} />}
          <span>
            {option.label}
            {option.description !== undefined && <small>{option.description}</small>}
          </span>
          {option.value === value && <Icon name="check" size={16} className={styles['check']} />}
        </div>
      ))}
    </div>
  )
}
