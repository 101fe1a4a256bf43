/** What a switch in the column settings can hide. */
export type ColumnSwitch = 'reblog' | 'reply' | 'direct' | 'onlyMedia'

const SWITCHES: readonly ColumnSwitch[] = ['reblog', 'reply', 'onlyMedia']

/**
 * Returns the switches that apply to a kind of column. Only Home mixes in direct messages, and direct messages cannot
 * be boosted.
 *
 * @returns none for kinds that show no timeline: search results and threads are always complete
 * @see BY-36, TL-26
 */
export function getColumnSwitches(kind: string): readonly ColumnSwitch[] {
  switch (kind) {
    case 'HOME':
      return ['reblog', 'reply', 'direct', 'onlyMedia']
    case 'DIRECT':
      return ['reply', 'onlyMedia']
    case 'PUBLIC':
    case 'COMMUNITY':
    case 'HASHTAG':
    case 'LIST':
    case 'ACCOUNT':
    case 'FAVOURITES':
    case 'BOOKMARKS':
      return SWITCHES
    default:
      return []
  }
}
