import type { WritingField } from '../../ui/text-field/replace-text.ts'

/** Marks a text field of the composer that a picked emoji can be inserted into. */
export const TAKES_EMOJI = { 'data-takes-emoji': true } as const

/** Returns the element as a field that takes emoji; null for any other. */
export function toEmojiTarget(element: EventTarget): WritingField | null {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isField && element.matches('[data-takes-emoji]') ? element : null
}
