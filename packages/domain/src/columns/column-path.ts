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

/** Reads an id from saved params. Other clients save some ids as numbers. @returns null when there is none */
export function readId(params: ColumnParams): string | null {
  const id = params['id']
  if (typeof id === 'number') return String(id)
  return typeof id === 'string' && id !== '' ? id : null
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

const PROFILE_TABS = ['posts', 'with_replies', 'media', 'pinned'] as const satisfies AccountShow[]

interface ProfileParams {
  readonly id: AccountId
  /** The column title before the account is loaded; '' when it was not saved. */
  readonly acct: string
  readonly show: AccountShow
}

/**
 * Reads which profile an ACCOUNT column shows, and which of its tabs. @returns null when the params name no account
 */
export function readProfile(params: ColumnParams): ProfileParams | null {
  const id = readId(params)
  if (id === null) return null
  const show = PROFILE_TABS.find((tab) => tab === params['show']) ?? 'posts'
  return { id: accountId(id), acct: readText(params['acct']), show }
}

/** Reads which list a LIST column shows. @returns null when the params name no list */
export function readListId(params: ColumnParams): ListId | null {
  const id = readId(params)
  return id === null ? null : listId(id)
}

/** Reads which status a THREAD column was opened for. @returns null when the params name no status */
export function readThreadId(params: ColumnParams): StatusId | null {
  const id = readId(params)
  return id === null ? null : statusId(id)
}

/** Reads the query of a SEARCH column; '' before the first search. */
export function readSearchQuery(params: ColumnParams): string {
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

/** Returns the path of a search. Never throws. */
export const getSearchPath = (query: string): string => `/search?q=${encodeURIComponent(query)}`

/**
 * Returns the path that shows the same content as a column, for layouts that show one column at a time. Columns that
 * differ only in their filters have the same path.
 *
 * @returns null for an unknown kind, and when the params name nothing to show. Never throws.
 * @see MOB-01
 */
export function getColumnPath({ id, params }: Pick<Column, 'id' | 'params'>): string | null {
  switch (id) {
    case 'HASHTAG':
      return joinPath('/timelines/tag/', normaliseTag(readId(params) ?? ''))
    case 'LIST':
      return joinPath('/timelines/list/', readId(params))
    case 'THREAD':
      return joinPath('/statuses/', readThreadId(params))
    case 'SEARCH':
      return getSearchPath(readSearchQuery(params))
    case 'ACCOUNT': {
      const profile = readProfile(params)
      const path = joinPath('/accounts/', profile?.id ?? null)
      return profile === null || profile.show === 'posts' ? path : `${path}/${profile.show}`
    }
    default:
      return Object.hasOwn(FIXED, id) ? (FIXED[id] ?? null) : null
  }
}

function joinPath(before: string, name: string | null): string | null {
  return name === null || name === '' ? null : `${before}${encodeURIComponent(name)}`
}
