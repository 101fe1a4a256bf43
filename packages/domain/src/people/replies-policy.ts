import type { ListEntity } from '../entities/list.ts'

/** Which replies of a list's members it shows: none, those to other members, those to anybody one follows. */
export type RepliesPolicy = 'none' | 'list' | 'followed'

export const REPLIES_POLICIES: readonly RepliesPolicy[] = ['none', 'list', 'followed']

/** What servers of 2019 call them. */
const OLD_WORDS: Readonly<Record<RepliesPolicy, string>> = {
  none: 'no_replies',
  list: 'list_replies',
  followed: 'all_replies',
}

const policyOfOldWord = (word: string | undefined): RepliesPolicy | null =>
  REPLIES_POLICIES.find((policy) => OLD_WORDS[policy] === word) ?? null

/** @returns null where the server has no such setting: then it is not shown @see LST-12 */
export function repliesPolicyOf(list: Pick<ListEntity, 'replies_policy'>): RepliesPolicy | null {
  const word = list.replies_policy
  return REPLIES_POLICIES.find((policy) => policy === word) ?? policyOfOldWord(word)
}

/**
 * The word that a server is sent for a policy: of the kind that it returned.
 *
 * @returns null where it has no such setting
 * @see LST-12
 */
export function repliesPolicyWord(
  list: Pick<ListEntity, 'replies_policy'>,
  policy: RepliesPolicy,
): string | null {
  if (repliesPolicyOf(list) === null) return null
  return policyOfOldWord(list.replies_policy) === null ? policy : OLD_WORDS[policy]
}
