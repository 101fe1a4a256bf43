import type { ColumnKind } from '@colonnade/domain/columns'
import type { Session } from '../session.ts'

/** The server's capabilities, as far as they are checked before a column is offered. */
export type Capabilities = Pick<Session['api']['capabilities'], 'has'>

type Capability = Parameters<Capabilities['has']>[0]

/** The capabilities that fill each kind of column. One of them is enough. */
const REQUIRED_CAPABILITIES: Readonly<Partial<Record<ColumnKind, readonly Capability[]>>> = {
  DIRECT: ['directTimeline', 'conversations'],
  FAVOURITES: ['favourites'],
  BOOKMARKS: ['bookmarks'],
  LIST: ['lists'],
  SEARCH: ['searchV2', 'searchV1'],
}

/** Returns whether a server supports columns of this kind. An unknown capability counts as supported (BY-01). */
export function isColumnSupported(capabilities: Capabilities, kind: ColumnKind): boolean {
  return REQUIRED_CAPABILITIES[kind]?.some((name) => capabilities.has(name)) ?? true
}
