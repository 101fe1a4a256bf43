import type { WritingField } from '../../ui/text-field/replace-text.ts'

/** Marks a text field of the composer as a target for picked emoji. */
export const TAKES_EMOJI = { 'data-takes-emoji': true } as const

/** Returns the element as a field that accepts emoji; null for any other. */
export function toEmojiTarget(element: EventTarget): WritingField | null {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isField && element.matches('[data-takes-emoji]') ? element : null
}
