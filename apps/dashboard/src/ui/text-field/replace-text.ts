/** A field that accepts text. */
export type WritingField = HTMLInputElement | HTMLTextAreaElement

/** Browsers take seconds for a longer edit, and more with more lines. Unit: UTF-16 units. */
const MAX_EDIT_UNITS = 20_000

interface Change {
  readonly start: number
  /** In the text before the change. */
  readonly end: number
  readonly inserted: string
}

/**
 * Replaces the text of a field as one step of the browser's undo history, and focuses the field. Setting `value`
 * instead would delete that history.
 *
 * @param caret the position of the caret, in UTF-16 units; after the inserted text by default
 */
export function replaceText(field: WritingField, text: string, caret?: number): void {
  if (document.activeElement !== field) field.focus()
  const { start, end, inserted } = findChange(field.value, text)
  if (start !== end || inserted !== '') {
    closeTypingRun(field)
    field.setSelectionRange(start, end)
    if (inserted.length > MAX_EDIT_UNITS || !editAsUser(inserted))
      writeDirectly(field, { start, end, inserted })
    closeTypingRun(field)
  }
  const place = caret ?? start + inserted.length
  field.setSelectionRange(place, place)
}

/** Finds the smallest difference between two texts. Splits no surrogate pair. */
function findChange(before: string, after: string): Change {
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before.charCodeAt(start) === after.charCodeAt(start)) start += 1
  if (isHighSurrogate(before, start - 1)) start -= 1

  let kept = 0
  const most = shortest - start
  while (kept < most && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1
  if (isHighSurrogate(before, before.length - kept - 1)) kept -= 1

  return {
    start,
    end: before.length - kept,
    inserted: after.slice(start, after.length - kept),
  }
}

const isHighSurrogate = (text: string, index: number): boolean =>
  index >= 0 && /[\uD800-\uDBFF]/.test(text.charAt(index))

/** Browsers merge an edit with the typing before it unless the selection changes in between. */
function closeTypingRun(field: WritingField): void {
  const { selectionStart, selectionEnd, value } = field
  const elsewhere = selectionStart === 0 ? value.length : 0
  field.setSelectionRange(elsewhere, elsewhere)
  field.setSelectionRange(selectionStart, selectionEnd)
}

/** Deprecated and without a successor, but the only edit by script that the undo history includes. */
function editAsUser(inserted: string): boolean {
  return inserted === ''
    ? document.execCommand('delete')
    : document.execCommand('insertText', false, inserted)
}

function writeDirectly(field: WritingField, { start, end, inserted }: Change): void {
  field.setRangeText(inserted, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
