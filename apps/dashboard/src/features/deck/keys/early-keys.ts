import { useEffect } from 'react'
import { getShortcutDigit } from '@colonnade/domain/controls'
import { showWorkspaceNumber } from '@colonnade/domain/workspaces'
import { changeWorkspacesAtom } from '../../../state/columns/workspaces.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { columnOf, revealColumn, shownColumns } from '../column-element.ts'

/** Which column a key leads to; null for a key that leads to none. */
function columnFor(event: KeyboardEvent, hasDigits: boolean): string | null {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event
  const focused = document.activeElement
  if (ctrlKey || altKey || metaKey || focused?.closest('dialog') != null) return null
  const columns = shownColumns()
  if (key === 'F6') {
    const current = focused === null ? null : columnOf(focused)
    const from = current === null ? (shiftKey ? 0 : -1) : columns.indexOf(current)
    return columns.at((from + (shiftKey ? -1 : 1)) % columns.length) ?? null
  }
  const digit = getShortcutDigit(event)
  if (!hasDigits || digit === null || digit === 0 || isKeyTaken()) return null
  return columns[digit - 1] ?? null
}

/**
 * F6 leads the focus to the next column and Shift with F6 to the one before, a digit to the first up to
 * the ninth, unless single keys are off.
 *
 * @see BY-45, BY-54
 */
export function useColumnKeys(): void {
  const { single_keys: hasDigits } = useAppValue(localSettingsAtom)

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const uuid = event.defaultPrevented ? null : columnFor(event, hasDigits)
      if (uuid === null) return
      event.preventDefault()
      if (!event.repeat) revealColumn(uuid)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [hasDigits])
}

/** The keys of the deck as a whole, wherever the focus is. Dialogs and menus keep theirs to themselves. */
export function useDeckKeys(): void {
  const change = useAppAction(changeWorkspacesAtom)

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const number = workspaceNumberOf(event)
      if (number === null) return
      event.preventDefault()
      if (event.repeat) return
      change((all) => showWorkspaceNumber(all, number))
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [change])
}

const DIGIT = /^Digit([1-9])$/

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !==
    null

/**
 * Which workspace Alt and a digit ask for. The key counts, not what it would type: on a Mac the
 * two type a character, and where they do, text fields keep it.
 *
 * @returns null for any other key
 * @see BY-30
 */
export function workspaceNumberOf(event: KeyboardEvent): number | null {
  const { code, key, altKey, ctrlKey, metaKey, shiftKey } = event
  const digit = DIGIT.exec(code)?.[1]
  // AltGr is Ctrl and Alt on some systems, and a modifier of its own on others.
  const isAlt = altKey && !ctrlKey && !metaKey && !shiftKey && !event.getModifierState('AltGraph')
  if (digit === undefined || !isAlt) return null
  return key !== digit && isTextField(event.target) ? null : Number(digit)
}

/** Where a key belongs to what has the focus. */
const OWN_KEYS =
  'dialog, input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="grid"]'

/** Whether something else than the deck means a key that is pressed now. */
export const isKeyTaken = (): boolean => document.activeElement?.closest(OWN_KEYS) != null
