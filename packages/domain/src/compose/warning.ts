import { hasVisibleText } from '../text/visible-text.ts'
import type { Draft } from './draft.ts'

type Warned = Pick<Draft, 'spoiler' | 'spoilerText'>

/**
 * The content warning that a draft would be posted with: a hidden or blank field gives none.
 *
 * @param alwaysShown the local setting `always_show_spoilers_field`
 * @see CMP-16
 */
export function postedWarning(draft: Warned, alwaysShown = false): string {
  return (draft.spoiler || alwaysShown) && hasVisibleText(draft.spoilerText)
    ? draft.spoilerText
    : ''
}

/**
 * Whether a draft counts as having a content warning: where the field is always shown, only when it
 * has text. @see CMP-49
 */
export function hasWarning(draft: Warned, alwaysShown = false): boolean {
  return alwaysShown ? draft.spoilerText !== '' : draft.spoiler
}
