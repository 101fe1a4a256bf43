import { useEffect, useEffectEvent, type RefObject } from 'react'
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
