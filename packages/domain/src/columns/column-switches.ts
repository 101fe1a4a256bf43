/** What a column can be told to leave out by a switch. */
export type ColumnSwitch = 'reblog' | 'reply' | 'direct' | 'onlyMedia'

const SWITCHES: readonly ColumnSwitch[] = ['reblog', 'reply', 'onlyMedia']

/**
 * The switches that mean something in a column of a kind: Home alone mixes direct messages in, and
 * nobody boosts those.
 *
 * @returns none for a kind that shows no timeline: what was searched for is shown, and a thread whole
 * @see BY-36, TL-26
 */
export function columnSwitches(kind: string): readonly ColumnSwitch[] {
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
