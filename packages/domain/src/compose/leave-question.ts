import type { Draft } from './draft.ts'

/** Whether the browser asks before the page with this draft is left. @see CMP-54 */
export function asksBeforeLeaving({ text, mediaIds }: Pick<Draft, 'text' | 'mediaIds'>): boolean {
  return text !== '' || mediaIds.length > 0
}
