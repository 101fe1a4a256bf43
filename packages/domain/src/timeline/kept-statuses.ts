import type { TimelineParams } from './timeline-key.ts'

/**
 * Whether a timeline lists what its reader keeps: favourites and bookmarks. They stand in the order of
 * that deed and not of their ids, so that nothing but the server's own links leads through them.
 *
 * @see TL-27
 */
export function isKept({ kind }: TimelineParams): boolean {
  return kind === 'favourites' || kind === 'bookmarks'
}
