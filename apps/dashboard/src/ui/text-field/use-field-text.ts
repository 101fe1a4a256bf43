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

/** What browsers report as the code of each key that an input method takes. */
const TAKEN_BY_INPUT_METHOD = 229

/**
 * Returns whether a key belongs to an input method that is composing a word. WebKit reports the Enter that ends
 * a composition after its end, by the key code alone.
 */
function isComposing(event: { readonly isComposing: boolean; readonly keyCode: number }): boolean {
  return event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD
}

interface FieldKeys<Field extends Element> {
  /** Enter without Ctrl, Cmd or Alt. It does nothing else then. */
  readonly onEnter?: (() => void) | undefined
  readonly onKeyDown?: ((event: KeyboardEvent<Field>) => void) | undefined
}

/**
 * Handles a key in a text field. Keys of a composition reach neither the field's handlers nor those around it.
 * Enter acts once, however long it is held.
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
  /** Enter without Ctrl, Cmd or Alt, once per press. Without it Enter does what it does in any field. */
  readonly onEnter?: (() => void) | undefined
  /** Another one stands for another text: undo doesn't lead back to the one before. */
  readonly textId?: string | undefined
  /** The text is inserted into the empty field once it is there, so that undo can take it back. */
  readonly isInserted?: boolean | undefined
}

/**
 * Keeps a text field in step with `value`, as a controlled field, and keeps the browser's undo history, which
 * a field controlled by React loses. What is not typed is written by {@link replaceText} while the field has
 * the focus. Keys go through {@link handleFieldKey}.
 *
 * @returns props of the `input` or `textarea`
 */
export function useFieldText<Field extends WritingField>(text: FieldText<Field>) {
  const { ref, value, onChange, onKeyDown, onEnter, textId, isInserted = false } = text
  const field = useRef<Field>(null)
  const isWriting = useRef(false)
  const [initial] = useState(isInserted ? '' : value)
  const written = useRef({ value: initial, shown: initial, textId })
  // What is typed and not taken over is put back.
  const [, compare] = useReducer((count: number) => count + 1, 0)

  useLayoutEffect(() => {
    const element = field.current
    if (element === null) return
    const last = written.current
    // The browser may show a text in another way, such as without line ends.
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
