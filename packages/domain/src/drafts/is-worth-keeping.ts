import type { Draft } from '../compose/draft.ts'

/**
 * Whether a composer holds anything that somebody would miss: words, a warning, files, or the post that
 * it answers. Never throws.
 *
 * @param files how many are attached or on their way
 * @see BY-03
 */
export function isWorthKeeping(
  { text, spoilerText, inReplyTo }: Pick<Draft, 'text' | 'spoilerText' | 'inReplyTo'>,
  files: number,
): boolean {
  return text !== '' || spoilerText !== '' || inReplyTo !== null || files > 0
}
