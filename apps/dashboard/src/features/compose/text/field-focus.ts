import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { FocusRequest } from '../../../state/compose/composer-focus.ts'

interface RequestedFocus {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly request: FocusRequest
  /** The first one counts as a request too. */
  readonly takesFocus: boolean
}

/** Whether a request has not been fulfilled yet. */
type Pending = RefObject<boolean>

/**
 * Focuses the text on request. Call it before the text is written, so that undo can revert the text that is written
 * for the request.
 */
export function useRequestedFocus({ field, request, takesFocus }: RequestedFocus): Pending {
  const seen = useRef(takesFocus ? -1 : request.count)
  const pendingRef = useRef(false)

  useLayoutEffect(() => {
    // An earlier request of another author was for another composer.
    if (field.current === null || seen.current >= request.count) return
    seen.current = request.count
    if (request.isReturn && isElsewhere(field.current)) return
    pendingRef.current = true
    field.current.focus()
  }, [field, request])

  return pendingRef
}

/** Returns whether an element outside the composer has the focus. */
function isElsewhere({ form }: HTMLTextAreaElement): boolean {
  const focused = document.activeElement
  return focused !== null && focused !== document.body && form?.contains(focused) !== true
}

/** Selects text after a focus request. Call it after the text is written. @see CMP-48 */
export function useRequestedSelection(
  field: RefObject<HTMLTextAreaElement | null>,
  pendingRef: Pending,
  preselectsNames: boolean,
): void {
  const select = (element: HTMLTextAreaElement) => {
    const [start, end] = getInitialSelection(element.value, preselectsNames)
    element.setSelectionRange(start, end)
  }

  // Before the next paint, so that the caret doesn't jump.
  useLayoutEffect(() => {
    if (pendingRef.current && field.current !== null) select(field.current)
  })

  // An element that closes at the same time, such as a menu, may have restored the focus elsewhere.
  useEffect(() => {
    const element = field.current
    if (!pendingRef.current || element === null) return
    pendingRef.current = false
    if (document.activeElement === element) return
    element.focus()
    select(element)
  })
}

const NAMES = /^(@\S+ )(?:@\S+ )+$/

/**
 * Returns the selection when the text gets the focus. In a new reply to several people it covers the names after the
 * first, so that typing replaces them. Otherwise the caret is at the end.
 *
 * @returns start and end, in UTF-16 units
 * @see CMP-48
 */
export function getInitialSelection(
  text: string,
  preselectsNames: boolean,
): readonly [number, number] {
  const first = preselectsNames ? NAMES.exec(text)?.[1] : undefined
  return [first?.length ?? text.length, text.length]
}

/**
 * Focuses a field when the focused element next to it is removed, such as a button that removes its own section. The
 * browser would drop the focus.
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
    // Removed elements fire no blur event.
    onBlur: () => {
      focused.current = null
    },
  }
}
