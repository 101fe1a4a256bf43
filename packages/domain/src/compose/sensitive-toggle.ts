import type { Draft } from './draft.ts'
import { hasWarning } from './warning.ts'

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
