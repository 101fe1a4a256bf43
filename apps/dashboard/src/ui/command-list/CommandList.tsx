import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { getClickTarget } from '../link/click-target.ts'
import { TextInput } from '../text-field/TextInput.tsx'
import type { Command } from './command.ts'
import styles from './CommandList.module.css'

interface CommandListProps {
  readonly label: string
  /** Returns the commands that match a text, the best first; all commands for an empty text. */
  readonly search: (typed: string) => readonly Command[]
  /** @param isBeside Ctrl or Cmd was held: the target should open as a column */
  readonly onRun: (command: Command, isBeside: boolean) => void
}

/** A combobox of commands. Typing filters them, the arrow keys move through them, Enter runs one. */
export function CommandList({ label, search, onRun }: CommandListProps) {
  const { t } = useLingui()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [pointed, setPointed] = useState(0)
  const found = search(typed)
  const at = Math.min(pointed, found.length - 1)

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at, typed])

  const handleChange = (next: string) => {
    setTyped(next)
    setPointed(0)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const to = getNextIndex(event.key, at, found.length)
    const command = event.key === 'Enter' ? found[at] : undefined
    if (to === null && command === undefined) return
    event.preventDefault()
    if (to !== null) setPointed(to)
    if (command !== undefined && !event.repeat) onRun(command, event.ctrlKey || event.metaKey)
  }

  return (
    <div className={styles['commands']}>
      <div className={styles['field']}>
        <Icon name="search" size={18} />
        <TextInput
          data-autofocus
          // The element is an input.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={at < 0 ? undefined : getOptionId(listId, at)}
          placeholder={t`What would you like to do?`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
        />
      </div>
      {/* The field keeps the focus and handles the keys. The options are marked by `aria-activedescendant` only. */}
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
      <div id={listId} ref={list} role="listbox" aria-label={label} className={styles['list']}>
        {found.map((command, index) => (
          <div
            key={command.id}
            id={getOptionId(listId, index)}
            role="option"
            aria-selected={index === at}
            onPointerMove={() => setPointed(index)}
            onClick={(event) => onRun(command, getClickTarget(event) === 'beside')}
          >
            <Icon name={command.icon} size={18} />
            <span dir="auto">{command.label}</span>
            <small>{command.kind}</small>
            {command.keys}
          </div>
        ))}
      </div>
    </div>
  )
}

const getOptionId = (listId: string, index: number): string => `${listId}-${index}`

/** Returns the index that a key moves to, wrapping around at the ends; null for other keys. */
function getNextIndex(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'PageDown') return Math.min(at + 8, count - 1)
  if (key === 'PageUp') return Math.max(at - 8, 0)
  return null
}
