import {
  accountId,
  type AccountId,
  listId,
  type ListId,
  statusId,
  type StatusId,
} from '../entities/ids.ts'
import { normaliseTag } from '../timeline/index.ts'
import type { AccountShow } from '../timeline/timeline-key.ts'
import type { Column, ColumnParams } from './column.ts'

/** An id in saved params; other clients save some as numbers. @returns null where there is none */
export function readId(params: ColumnParams): string | null {
  const id = params['id']
  if (typeof id === 'number') return String(id)
  return typeof id === 'string' && id !== '' ? id : null
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

const PROFILE_TABS = ['posts', 'with_replies', 'media', 'pinned'] as const satisfies AccountShow[]

interface ProfileParams {
  readonly id: AccountId
  /** What the column is called before the account is known; '' where nobody noted it. */
  readonly acct: string
  readonly show: AccountShow
}

/** Whose profile an ACCOUNT column shows, and which of its tabs. @returns null where it names nobody */
export function readProfile(params: ColumnParams): ProfileParams | null {
  const id = readId(params)
  if (id === null) return null
  const show = PROFILE_TABS.find((tab) => tab === params['show']) ?? 'posts'
  return { id: accountId(id), acct: readText(params['acct']), show }
}

/** Which list a LIST column shows. @returns null where it names none */
export function readList(params: ColumnParams): ListId | null {
  const id = readId(params)
  return id === null ? null : listId(id)
}

/** Which status a THREAD column was opened for. @returns null where it names none */
export function readThread(params: ColumnParams): StatusId | null {
  const id = readId(params)
  return id === null ? null : statusId(id)
}

/** What a SEARCH column looks for; '' before anybody asked. */
export function readSearch(params: ColumnParams): string {
  return readText(params['query'])
}

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
