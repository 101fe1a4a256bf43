import type { ListEntity } from '../entities/list.ts'

/**
 * Lists in the order in which a reader looks for them: by title, as their language sorts, numbers by
 * their value; of one title the older one first.
 *
 * @param locale a well-formed language tag. Never throws for one.
 * @see LST-01
 */
export function listsByTitle<List extends Pick<ListEntity, 'title'>>(
  lists: Iterable<List>,
  locale: string,
): readonly List[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return [...lists].sort((one, other) => compare(one.title.trim(), other.title.trim()))
}
