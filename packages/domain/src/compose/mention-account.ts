import type { Draft } from './draft.ts'

/** Puts a name at the end of what is written, on its last line. @see CMP-31 */
export function mentionAccount<Written extends Pick<Draft, 'text'>>(
  draft: Written,
  acct: string,
): Written {
  const isApart = draft.text === '' || /[ \n]$/.test(draft.text)
  return { ...draft, text: `${draft.text}${isApart ? '' : ' '}@${acct} ` }
}

/** Writes to one account only. @see CMP-30 */
export function directToAccount<Written extends Pick<Draft, 'text' | 'privacy'>>(
  draft: Written,
  acct: string,
): Written {
  return { ...mentionAccount(draft, acct), privacy: 'direct' }
}
