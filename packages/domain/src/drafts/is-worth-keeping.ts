import type { Draft } from '../compose/draft.ts'

/**
 * Whether a composer has content that must not be lost: text, a warning, a poll, files, or the post that it replies
 * to. Never throws.
 *
 * @param files number of attached files, including running uploads
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
