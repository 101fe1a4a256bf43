import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { FocusRequest } from '../../../state/compose/composer-focus.ts'

interface RequestedFocus {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly request: FocusRequest
  /** The first one counts as a request too. */
  readonly takesFocus: boolean
}

/** What is requested and not fulfilled yet. */
type Pending = RefObject<boolean>

/**
 * Focuses the text when that is requested. To be called before the text itself is written, so that undo can take
 * back what is written for the request.
 */
export function useRequestedFocus({ field, request, takesFocus }: RequestedFocus): Pending {
  const seen = useRef(takesFocus ? -1 : request.count)
  const pendingRef = useRef(false)

  useLayoutEffect(() => {
    if (field.current === null || seen.current === request.count) return
    seen.current = request.count
    if (request.isReturn && isElsewhere(field.current)) return
    pendingRef.current = true
    field.current.focus()
  }, [field, request])

  return pendingRef
}

/** Something outside of the composer has the focus. */
function isElsewhere({ form }: HTMLTextAreaElement): boolean {
  const focused = document.activeElement
  return focused !== null && focused !== document.body && form?.contains(focused) !== true
}

/** Selects what a request for the focus asks for. To be called after the text is written. @see CMP-48 */
export function useRequestedSelection(
  field: RefObject<HTMLTextAreaElement | null>,
  pendingRef: Pending,
  preselectsNames: boolean,
): void {
  const select = (element: HTMLTextAreaElement) => {
    const [start, end] = textSelection(element.value, preselectsNames)
    element.setSelectionRange(start, end)
  }

  // Before the next paint, so that the caret doesn't jump.
  useLayoutEffect(() => {
    if (pendingRef.current && field.current !== null) select(field.current)
  })

  // What closes in the same moment, such as a menu, may have taken the focus back.
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
 * What is marked when the text gets the focus: of a fresh reply to several people the names after
 * the first, so that typing drops them; otherwise the caret stands at the end.
 *
 * @returns start and end, in UTF-16 units
 * @see CMP-48
 */
export function textSelection(text: string, preselectsNames: boolean): readonly [number, number] {
  const first = preselectsNames ? NAMES.exec(text)?.[1] : undefined
  return [first?.length ?? text.length, text.length]
}

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
