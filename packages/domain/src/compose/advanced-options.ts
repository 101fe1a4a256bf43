import type { Draft } from './draft.ts'

/** In the order of the menu. @see CMP-41 */
export const ADVANCED_OPTIONS = ['localOnly', 'threaded'] as const
export type AdvancedOption = (typeof ADVANCED_OPTIONS)[number]

/** Switches one of the options of a draft. @see CMP-41 */
export function toggleOption(draft: Draft, option: AdvancedOption): Draft {
  return { ...draft, [option]: !draft[option] }
}

/** Whether any is on, so that the menu's button shows it. @see CMP-41 */
export function hasOption(draft: Pick<Draft, AdvancedOption>): boolean {
  return ADVANCED_OPTIONS.some((option) => draft[option])
}
