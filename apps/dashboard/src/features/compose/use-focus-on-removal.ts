import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * Focuses a field when the element around it that has the focus is removed, such as a button that takes away what it
 * belongs to. The browser would drop the focus.
 *
 * @returns handlers for the element around both
 */
export function useFocusOnRemoval(field: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null)

  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === document.body) field.current?.focus({ preventScroll: true })
  })

  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
    // Not called for what is removed.
    onBlur: () => {
      focused.current = null
    },
  }
}
