import {
  type ChangeEvent,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { replaceText, type WritingField } from './replace-text.ts'

/** The key code that browsers report for each key that an input method handles. */
const INPUT_METHOD_KEY_CODE = 229

/**
 * Returns whether a key belongs to an input method that is composing a word. WebKit reports the Enter that ends a
 * composition after its end, by the key code only.
 */
function isComposing(event: { readonly isComposing: boolean; readonly keyCode: number }): boolean {
  return event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE
}

interface FieldKeys<Field extends Element> {
  /** Enter without Ctrl, Cmd or Alt. The default action is prevented. */
  readonly onEnter?: (() => void) | undefined
  readonly onKeyDown?: ((event: KeyboardEvent<Field>) => void) | undefined
}

/**
 * Handles a key in a text field. Keys of a composition reach neither the field's handlers nor those around it. Enter
 * acts once while it is held.
 */
function handleFieldKey<Field extends Element>(
  event: KeyboardEvent<Field>,
  { onEnter, onKeyDown }: FieldKeys<Field>,
): void {
  if (isComposing(event.nativeEvent)) {
    event.stopPropagation()
    return
  }
  onKeyDown?.(event)
  if (event.isDefaultPrevented() || onEnter === undefined || !isPlainEnter(event)) return
  event.preventDefault()
  if (!event.repeat) onEnter()
}

const isPlainEnter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === 'Enter' && !ctrlKey && !metaKey && !altKey

export interface FieldText<Field extends WritingField> {
  readonly ref?: Ref<Field> | undefined
  readonly value: string
  readonly onChange: (value: string, field: Field) => void
  readonly onKeyDown?: ((event: KeyboardEvent<Field>) => void) | undefined
  /** Enter without Ctrl, Cmd or Alt, once per press. Without a handler Enter keeps its default action. */
  readonly onEnter?: (() => void) | undefined
  /** Changes when the field shows another text: undo does not restore the previous one. */
  readonly textId?: string | undefined
  /** The text is inserted into the mounted empty field, so that undo can remove it. */
  readonly isInserted?: boolean | undefined
}

/**
 * Keeps a text field in sync with `value`, like a controlled field, and keeps the browser's undo history, which
 * React's controlled fields lose. While the field has the focus, {@link replaceText} writes changes by code. Keys go
 * through {@link handleFieldKey}.
 *
 * @returns props of the `input` or `textarea`
 */
export function useFieldText<Field extends WritingField>(text: FieldText<Field>) {
  const { ref, value, onChange, onKeyDown, onEnter, textId, isInserted = false } = text
  const field = useRef<Field>(null)
  const isWriting = useRef(false)
  const [initial] = useState(isInserted ? '' : value)
  const written = useRef({ value: initial, shown: initial, textId })
  // Renders again to restore the text when the owner rejects typed text.
  const [, compare] = useReducer((count: number) => count + 1, 0)

  useLayoutEffect(() => {
    const element = field.current
    if (element === null) return
    const last = written.current
    // The browser may normalise the text, such as by removing line breaks.
    const isShown =
      element.value === value || (last.value === value && last.shown === element.value)
    if (!isShown) {
      isWriting.current = true
      writeText(element, value, last.textId === textId)
      isWriting.current = false
    }
    written.current = { value, shown: element.value, textId }
  })

  const setField = useCallback(
    (element: Field) => {
      field.current = element
      const cleanUp = setRef(ref, element)
      return () => {
        field.current = null
        if (typeof cleanUp === 'function') cleanUp()
        else setRef(ref, null)
      }
    },
    [ref],
  )

  return {
    ref: setField,
    defaultValue: initial,
    onChange: ({ currentTarget }: ChangeEvent<Field>) => {
      if (isWriting.current) return
      onChange(currentTarget.value, currentTarget)
      compare()
    },
    onKeyDown: (event: KeyboardEvent<Field>) => handleFieldKey(event, { onEnter, onKeyDown }),
  }
}

function writeText(field: WritingField, value: string, isSameText: boolean): void {
  if (isSameText && document.activeElement === field) replaceText(field, value)
  if (field.value !== value) field.value = value
}

function setRef<Field>(ref: Ref<Field> | undefined, field: Field | null) {
  if (typeof ref === 'function') return ref(field)
  if (ref !== null && ref !== undefined) ref.current = field
  return undefined
}
