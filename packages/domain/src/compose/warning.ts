import { hasVisibleText } from '../text/visible-text.ts'
import type { Draft } from './draft.ts'

/** Opens or closes the content warning field, empty either way; media behind a warning are sensitive. @see CMP-17 */
export function toggleWarning(draft: Draft): Draft {
  const spoiler = !draft.spoiler
  const sensitive = draft.sensitive || (spoiler && draft.mediaIds.length > 0)
  return { ...draft, spoiler, spoilerText: '', sensitive }
}

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

/** The switch that marks media as sensitive. */
export interface SensitiveToggle {
  readonly isShown: boolean
  readonly isOn: boolean
  /** It is on, and cannot be changed. */
  readonly isFixed: boolean
}

/**
 * The switch is there with media only; a content warning holds it on.
 *
 * @param alwaysShown the local setting `always_show_spoilers_field`
 * @see CMP-20
 */
export function sensitiveToggle(
  draft: Pick<Draft, 'mediaIds' | 'sensitive' | 'spoiler' | 'spoilerText'>,
  alwaysShown = false,
): SensitiveToggle {
  const isFixed = hasWarning(draft, alwaysShown)
  return { isShown: draft.mediaIds.length > 0, isOn: isFixed || draft.sensitive, isFixed }
}
