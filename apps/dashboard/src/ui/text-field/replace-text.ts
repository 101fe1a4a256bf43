/** A field that someone writes in. */
export type WritingField = HTMLInputElement | HTMLTextAreaElement

/** Browsers take seconds for a longer one, and more the more lines it has. UTF-16 units. */
const LONGEST_EDIT = 20_000

interface Change {
  readonly start: number
  /** In the text before. */
  readonly end: number
  readonly inserted: string
}

/**
 * Replaces the text of a field as one step of the browser's undo history, and focuses the field. Setting
 * `value` instead would delete that history, and with it what was typed before.
 *
 * @param caret where the caret goes, in UTF-16 units; behind what is inserted if not given
 */
export function replaceText(field: WritingField, text: string, caret?: number): void {
  if (document.activeElement !== field) field.focus()
  const { start, end, inserted } = findChange(field.value, text)
  if (start !== end || inserted !== '') {
    closeTypingRun(field)
    field.setSelectionRange(start, end)
    if (inserted.length > LONGEST_EDIT || !editAsUser(inserted))
      writeDirectly(field, { start, end, inserted })
    closeTypingRun(field)
  }
  const place = caret ?? start + inserted.length
  field.setSelectionRange(place, place)
}

/** The smallest part of a text that differs in another one. Splits no surrogate pair. */
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

/** Deprecated and without a successor: the only edit by script that undo knows. */
function editAsUser(inserted: string): boolean {
  return inserted === ''
    ? document.execCommand('delete')
    : document.execCommand('insertText', false, inserted)
}

function writeDirectly(field: WritingField, { start, end, inserted }: Change): void {
  field.setRangeText(inserted, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
