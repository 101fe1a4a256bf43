import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Lets an edit that is not typed say where the caret goes: a field that is given another text would
 * put it at the end.
 *
 * @returns to be called with the place, in UTF-16 units, together with the edit
 */
export function useCaretAfterEdit(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
): (caret: number) => void {
  const wanted = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (wanted.current === null) return
    field.current?.focus()
    field.current?.setSelectionRange(wanted.current, wanted.current)
    wanted.current = null
  }, [field, text])

  return (caret) => {
    wanted.current = caret
  }
}
