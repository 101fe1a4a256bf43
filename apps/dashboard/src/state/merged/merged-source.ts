import { atomFamily } from 'jotai-family'
import { atom, type Getter } from 'jotai/vanilla'
import type { Column } from '@colonnade/domain/columns'
import { type StatusId, statusId } from '@colonnade/domain/entities'
import { createList, type ListState } from '@colonnade/domain/list'
import type { MergedList, MergedRow } from '@colonnade/domain/merged-list'
import { isOwnStatus } from '../entities/statuses.ts'
import { type AnyColumnSource, createColumnAtoms } from '../list-columns/column-source.ts'
import { getMergedName } from '../live-lists/list-name.ts'
import { type ListLoadState, NOT_LOADED } from '../live-lists/list-source.ts'
import { perSession, type Session } from '../session.ts'
import { readMergedTime } from './read-merged-row.ts'

/** One source of a column. Its timeline is that of any column of its account. */
export interface MergedPart {
  /** Stays the same when sources are moved. */
  readonly name: string
  /** The source as a column, with a uuid of its own. */
  readonly column: Column
  /** null while the account is signed out. */
  readonly session: Session | null
  readonly isMuted: boolean
}

/** The sources of a column, and their rows in order of time. */
export interface MergedView {
  readonly parts: readonly MergedPart[]
  readonly list: MergedList<StatusId>
  /** Keys of the rows that were deleted and keep a tombstone. */
  readonly tombstones: ReadonlySet<string>
}

const EMPTY_VIEW: MergedView = {
  parts: [],
  list: { items: [], rows: new Map(), gaps: new Map(), heldBy: null },
  tombstones: new Set(),
}

/** What each column with several sources shows. Written by `refresh-merged.ts`. */
export const mergedViewAtoms = perSession(() =>
  atomFamily((_uuid: string) => atom<MergedView>(EMPTY_VIEW)),
)

/** The atoms of columns with several sources. Their rows are keys. */
export const mergedColumns = createColumnAtoms<string>()

/** The state of each merged list, derived from its sources. Written by `refresh-merged.ts`. */
export const mergedListAtoms = perSession(() =>
  atomFamily((_uuid: string) => atom<ListState<string>>(createList<string>())),
)

export const mergedLoadAtoms = perSession(() =>
  atomFamily((_uuid: string) => atom<ListLoadState<string>>(NOT_LOADED)),
)

/** Loads pages of the sources, which are the only lists that are requested. */
type PageLoaders = Required<Pick<AnyColumnSource, 'loadOlder' | 'retry'>>

const EMPTY_PAGE = { items: [], next: null, prev: null, isPartial: false }

/** Returns the row with a key, and its source. */
export function findMergedRow(
  { parts, list }: MergedView,
  key: string,
): (MergedRow<StatusId> & { readonly part: MergedPart }) | null {
  const row = list.rows.get(key)
  const part = row === undefined ? undefined : parts[row.source]
  return row === undefined || part === undefined ? null : { ...row, part }
}

/** Creates the source of a column whose rows are those of several timelines. */
export function createMergedSource(
  session: Session,
  uuid: string,
  loaders: PageLoaders,
): AnyColumnSource {
  const viewAtom = mergedViewAtoms(session)(uuid)
  const readRow = (get: Getter, key: string | null) =>
    key === null ? null : findMergedRow(get(viewAtom), key)
  return {
    name: getMergedName(uuid),
    // Its rows are not found by an id of a server.
    order: 'kept',
    listAtom: mergedListAtoms(session)(uuid),
    loadAtom: mergedLoadAtoms(session)(uuid),
    isPagedByLink: false,
    fetch: () => Promise.resolve(EMPTY_PAGE),
    follow: () => Promise.resolve(EMPTY_PAGE),
    ingest: () => [],
    // The lists of the sources are written, and this one follows.
    write: () => {},
    writtenAt: (get, key) => readMergedTime(readRow(get, key)),
    columns: mergedColumns,
    marker: null,
    isCountedWhole: false,
    countUnread: () => 0,
    getRows: (get) => get(viewAtom).list.items,
    computeShownRows: (get) => get(viewAtom).list.items,
    getNewest: (_get, row) => row,
    isCounted(get, key) {
      const row = readRow(get, key)
      const owner = row?.part.session ?? null
      return (
        row === null || owner === null || !isOwnStatus(owner.store.get, owner, statusId(row.id))
      )
    },
    isTopSeen: (views) => views.every(({ isAtTop }) => isAtTop),
    restoreCachedRows: () => [],
    ...loaders,
  }
}
