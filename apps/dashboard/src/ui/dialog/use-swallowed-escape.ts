import { useEffect, type RefObject } from 'react'
import { openDialogs } from './top-dialog.ts'

/**
 * Keeps Escape from the browser while this dialog is the topmost, wherever the focus is: after a press on
 * plain text it is nowhere in the dialog. What still asks it to close then is the system's own Back.
 *
 * @see MOD-06
 */
export function useSwallowedEscape(
  dialog: RefObject<HTMLDialogElement | null>,
  isSwallowed: boolean,
): void {
  useEffect(() => {
    if (!isSwallowed) return undefined
    const swallow = (event: KeyboardEvent) => {
      const isOurs = openDialogs().at(-1)?.element === dialog.current
      if (event.key === 'Escape' && isOurs) event.preventDefault()
    }
    addEventListener('keydown', swallow, true)
    return () => removeEventListener('keydown', swallow, true)
  }, [dialog, isSwallowed])
}
