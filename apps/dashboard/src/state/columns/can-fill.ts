import type { ColumnKind } from '@colonnade/domain/columns'
import type { Session } from '../session.ts'

/** What is known of a server, as far as it is asked before something is offered. */
export type Capabilities = Pick<Session['api']['capabilities'], 'has'>

type Needed = Parameters<Capabilities['has']>[0]

/** Which calls a kind is filled by: a server that has one of them is enough. */
const NEEDED: Readonly<Partial<Record<ColumnKind, readonly Needed[]>>> = {
  DIRECT: ['directTimeline', 'conversations'],
  FAVOURITES: ['favourites'],
  BOOKMARKS: ['bookmarks'],
  LIST: ['lists'],
  SEARCH: ['searchV2', 'searchV1'],
}

/** Whether a server has what columns of this kind show; what nobody knows yet counts as there (BY-01). */
export function canFill(capabilities: Capabilities, kind: ColumnKind): boolean {
  return NEEDED[kind]?.some((name) => capabilities.has(name)) ?? true
}
