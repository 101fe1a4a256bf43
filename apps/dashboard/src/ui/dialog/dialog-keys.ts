import { type RefObject, useEffect, useEffectEvent } from 'react'
import { openDialogs } from './top-dialog.ts'

/** What a key handler of a dialog may read, from React or from the window. */
export type DialogKeyEvent = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'preventDefault'
>

/**
 * Handles keys pressed while this dialog is the topmost and no element has the focus. The focus is lost
 * after a click on plain text or on a picture, or when the focused control is removed.
 */
export function useUnfocusedKeys(
  dialog: RefObject<HTMLDialogElement | null>,
  onKeyDown: ((event: DialogKeyEvent) => void) | undefined,
): void {
  const isUsed = onKeyDown !== undefined
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isUnfocused = event.target === document.body || event.target === document.documentElement
    if (isUnfocused && openDialogs().at(-1)?.element === dialog.current) onKeyDown?.(event)
  })

  useEffect(() => {
    if (!isUsed) return undefined
    const listener = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [isUsed])
}

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
