import {
  accountId,
  type AccountId,
  listId,
  type ListId,
  statusId,
  type StatusId,
} from '../entities/ids.ts'
import type { AccountShow } from '../timeline/timeline-key.ts'
import type { ColumnParams } from './column.ts'

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
