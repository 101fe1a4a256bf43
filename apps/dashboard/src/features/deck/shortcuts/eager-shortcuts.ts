import { useEffect } from 'react'
import { getShortcutDigit } from '@colonnade/domain/controls'
import { showWorkspaceNumber } from '@colonnade/domain/workspaces'
import { updateWorkspacesAtom } from '../../../state/columns/workspaces.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { findColumnUuid, revealColumn, getShownColumns } from '../column-element.ts'

/** Finds the column that a key focuses; null when the key focuses none. */
function findTargetColumn(event: KeyboardEvent, hasDigits: boolean): string | null {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event
  const focused = document.activeElement
  if (ctrlKey || altKey || metaKey || focused?.closest('dialog') != null) return null
  const columns = getShownColumns()
  if (key === 'F6') {
    const current = focused === null ? null : findColumnUuid(focused)
    const from = current === null ? (shiftKey ? 0 : -1) : columns.indexOf(current)
    return columns.at((from + (shiftKey ? -1 : 1)) % columns.length) ?? null
  }
  const digit = getShortcutDigit(event)
  if (!hasDigits || digit === null || digit === 0 || isKeyHandledByFocus()) return null
  return columns[digit - 1] ?? null
}

/**
 * Binds F6 to the next column, Shift+F6 to the previous one, and the digits 1 to 9 to the first nine columns. Digits
 * are inactive when single-key shortcuts are off.
 *
 * @see BY-45, BY-54
 */
export function useColumnShortcuts(): void {
  const { single_keys: hasDigits } = useAppValue(localSettingsAtom)

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const uuid = event.defaultPrevented ? null : findTargetColumn(event, hasDigits)
      if (uuid === null) return
      event.preventDefault()
      if (!event.repeat) revealColumn(uuid)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [hasDigits])
}

/** Binds the shortcuts that switch workspaces, wherever the focus is. */
export function useWorkspaceShortcuts(): void {
  const change = useAppAction(updateWorkspacesAtom)

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const number = getWorkspaceNumber(event)
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
 * Returns the workspace number of Alt and a digit. The position of the key counts, not its character. On a Mac the
 * two keys type a character, which text fields keep.
 *
 * @returns null for any other key
 * @see BY-30
 */
export function getWorkspaceNumber(event: KeyboardEvent): number | null {
  const { code, key, altKey, ctrlKey, metaKey, shiftKey } = event
  const digit = DIGIT.exec(code)?.[1]
  // Some systems report AltGr as Ctrl and Alt, others as a separate modifier.
  const isAlt = altKey && !ctrlKey && !metaKey && !shiftKey && !event.getModifierState('AltGraph')
  if (digit === undefined || !isAlt) return null
  return key !== digit && isTextField(event.target) ? null : Number(digit)
}

/** Focused elements that handle keys themselves. */
const KEY_HANDLING_ELEMENTS =
  'dialog, input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="grid"]'

/** Returns whether the focused element, and not the deck, handles a key press now. */
export const isKeyHandledByFocus = (): boolean =>
  document.activeElement?.closest(KEY_HANDLING_ELEMENTS) != null
