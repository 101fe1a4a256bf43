import type { Draft } from './draft.ts'
import { withLocalOnlyMark } from './local-only-mark.ts'

/** The text that is sent: with the local-only mark where the draft asks for it. @see CMP-13, CMP-14, CMP-42 */
export function toPostedText(draft: Pick<Draft, 'text' | 'localOnly'>): string {
  return draft.localOnly ? withLocalOnlyMark(draft.text) : draft.text
}
