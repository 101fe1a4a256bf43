import type { Draft } from './draft.ts'

/** A text field of the composer: the text, the content warning, or an option of the poll by its index from 0. */
export type DraftField = 'text' | 'warning' | number

/** The text in a field of the composer; empty where there is no such field. Never throws. */
export function getFieldText(
  draft: Pick<Draft, 'text' | 'spoilerText' | 'poll'>,
  field: DraftField,
): string {
  if (field === 'text') return draft.text
  return field === 'warning' ? draft.spoilerText : (draft.poll?.options[field] ?? '')
}
