import { useEffect } from 'react'
import { getShortcutDigit } from '@colonnade/domain/controls'
import { useAppValue } from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { columnOf, revealColumn } from './column-element.ts'
import { isKeyTaken } from './own-keys.ts'
import { shownColumns } from './shown-columns.ts'

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
