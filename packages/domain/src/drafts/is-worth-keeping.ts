import type { Draft } from '../compose/draft.ts'

/**
 * Whether a composer holds anything that somebody would miss: words, a warning, a poll, files, or the post that
 * it answers. Never throws.
 *
 * @param files how many are attached or on their way
 * @see BY-03
 */
export function isWorthKeeping(
  {
    text,
    spoilerText,
    inReplyTo,
    poll,
  }: Pick<Draft, 'text' | 'spoilerText' | 'inReplyTo' | 'poll'>,
  files: number,
): boolean {
  const asks = poll?.options.some((option) => option !== '') ?? false
  return asks || text !== '' || spoilerText !== '' || inReplyTo !== null || files > 0
}
