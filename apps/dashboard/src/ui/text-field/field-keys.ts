import type { KeyboardEvent } from 'react'

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
export function handleFieldKey<Field extends Element>(
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
