import { normaliseTag } from '../timeline/index.ts'
import { readId, readProfile, readSearch, readThread } from './column-params.ts'
import type { Column } from './column.ts'

const FIXED: Readonly<Record<string, string>> = {
  COMPOSE: '/statuses/new',
  HOME: '/timelines/home',
  NOTIFICATIONS: '/notifications',
  PUBLIC: '/timelines/public',
  COMMUNITY: '/timelines/public/local',
  DIRECT: '/timelines/direct',
  FAVOURITES: '/favourites',
  BOOKMARKS: '/bookmarks',
}

/** The address of a search. Never throws. */
export const searchPath = (query: string): string => `/search?q=${encodeURIComponent(query)}`

/**
 * The address that shows the same as a column, for layouts that show one at a time. Columns that differ only in
 * what they leave out have one address.
 *
 * @returns null for a kind that this version does not know, and for one that names nothing. Never throws.
 * @see MOB-01
 */
export function columnPath({ id, params }: Pick<Column, 'id' | 'params'>): string | null {
  switch (id) {
    case 'HASHTAG':
      return part('/timelines/tag/', normaliseTag(readId(params) ?? ''))
    case 'LIST':
      return part('/timelines/list/', readId(params))
    case 'THREAD':
      return part('/statuses/', readThread(params))
    case 'SEARCH':
      return searchPath(readSearch(params))
    case 'ACCOUNT': {
      const profile = readProfile(params)
      const path = part('/accounts/', profile?.id ?? null)
      return profile === null || profile.show === 'posts' ? path : `${path}/${profile.show}`
    }
    default:
      return Object.hasOwn(FIXED, id) ? (FIXED[id] ?? null) : null
  }
}

function part(before: string, name: string | null): string | null {
  return name === null || name === '' ? null : `${before}${encodeURIComponent(name)}`
}
