import { atom, type Getter, type Setter } from 'jotai/vanilla'
import type { ApiError, RequestOptions } from '@colonnade/api-client'
import { isGap, isRealGap, type Entry, type Gap, type ListState } from '@colonnade/domain/list'
import { getRoughDuration, type RoughDuration } from '@colonnade/domain/time'
import { applyListEvent } from '../live-lists/apply-list-event.ts'
import { batchWritesAtom } from '../live-lists/list-source.ts'
import { PAGE_SIZE, REFRESH_SIZE, requestPage } from '../live-lists/request-page.ts'
import { perSession, type Session } from '../session.ts'
import { type AnyColumnSource, columnSourceAtoms, openColumns } from './column-source.ts'

/** How to fill a gap. `top`: the posts just below the newer rows; `bottom`: those just above the older ones. */
export type GapChoice = 'top' | 'bottom' | 'skip'

/** The gap row shows the error, so no alert is needed. */
const FILL_OPTIONS: RequestOptions = { skipAlert: true }

/** The items directly beside a gap; null at an end of the list. */
interface GapRows {
  readonly above: string | null
  readonly below: string | null
}

/** When the missing items of a gap were written. Milliseconds since 1970; null if unknown. */
interface GapSpan {
  readonly from: number | null
  readonly until: number | null
  /** The rough duration; null if one of the times is unknown. */
  readonly about: RoughDuration | null
}

const UNKNOWN_SPAN: GapSpan = { from: null, until: null, about: null }

/**
 * Creates an atom with the duration of a column's gap. The caller keeps it while the rows beside the gap stay the
 * same. @see BY-38
 */
export const createGapSpanAtom = (uuid: string, above: string | null, below: string | null) =>
  perSession((session) =>
    atom((get): GapSpan => {
      const name = get(columnSourceAtoms(session)(uuid))
      const source = name === null ? undefined : openColumns(session).get(uuid)
      if (source === undefined) return UNKNOWN_SPAN
      const from = source.writtenAt(get, getNewestItem(get, source, below))
      const until = source.writtenAt(get, above)
      const isKnown = from !== null && until !== null
      return { from, until, about: isKnown ? getRoughDuration(until - from) : null }
    }),
  )

/** A row has the ID of its oldest item. The item directly below a gap is the newest of its row. */
const getNewestItem = (get: Getter, source: AnyColumnSource, row: string | null): string | null =>
  row === null ? null : source.getNewest(get, row)

/**
 * Fills a gap of a column by one page and keeps the rows beside it in place. If a pending request covers the gap, the
 * rest of the gap is filled after it.
 *
 * @param index of the gap among the column's items, which may not contain all of the list's
 * @returns the error; null on success
 * @see TL-12, BY-38, NTF-15
 */
export const fillGapAtom = atom(
  null,
  async (
    get,
    _set,
    session: Session,
    uuid: string,
    index: number,
    choice: GapChoice = 'top',
  ): Promise<ApiError | null> => {
    const source = openColumns(session).get(uuid)
    if (source === undefined) return null
    const { items } = get(source.columns.layouts(session)(uuid))
    if (items[index] !== null) return null
    const [above, below] = [items[index - 1] ?? null, items[index + 1] ?? null]
    const rows = { above, below: getNewestItem(get, source, below) }
    const held = (choice === 'bottom' ? below : above) ?? above ?? below
    const lockHeldRow = (read: Getter, write: Setter) =>
      lockRow(read, write, session, uuid, source, held)
    return await fillGap(session, source, rows, choice, lockHeldRow)
  },
)

async function fillGap(
  session: Session,
  source: AnyColumnSource,
  rows: GapRows,
  choice: GapChoice,
  lockHeldRow: (get: Getter, set: Setter) => () => void,
): Promise<ApiError | null> {
  await waitUntilSettled(session, source, rows)
  const gap = findShownGap(session.store.get(source.listAtom), rows)
  if (gap === null) return null
  if (choice === 'skip') {
    session.store.set(batchWritesAtom, (get, set) => {
      const release = lockHeldRow(get, set)
      applyListEvent(get, set, session, source, { type: 'skipped', gap: gap.id })
      release()
    })
    return null
  }
  const isFromBottom = choice === 'bottom' && rows.above !== null && rows.below !== null
  const ask = (from: 'top' | 'bottom') =>
    requestPage(
      session,
      source,
      { kind: 'gap', gap: gap.id, from },
      {
        // A gap at the top is filled with the newest page.
        limit: rows.above === null ? REFRESH_SIZE : PAGE_SIZE,
        options: FILL_OPTIONS,
        lockRow: lockHeldRow,
      },
    )
  const outcome = await ask(isFromBottom ? 'bottom' : 'top')
  return outcome.isElsewhere ? (await ask('top')).error : outcome.error
}

/** Locks a row in place, also when the list is at its top. @returns releases the row */
function lockRow(
  get: Getter,
  set: Setter,
  session: Session,
  uuid: string,
  { columns }: AnyColumnSource,
  row: string | null,
): () => void {
  if (row === null) return () => undefined
  const viewAtom = columns.views(session)(uuid)
  const view = get(viewAtom)
  set(viewAtom, {
    ...view,
    isAtTop: false,
    firstVisibleId: row,
    maxInserted: Number.POSITIVE_INFINITY,
  })
  return () => set(viewAtom, view)
}

/** Finds the gap that a column shows between two rows; the upper one of several. */
function findShownGap(
  { entries }: Pick<ListState<string>, 'entries'>,
  { above, below }: GapRows,
): Gap | null {
  const at = above === null ? -1 : entries.indexOf(above)
  const end = below === null ? -1 : entries.indexOf(below)
  if (above !== null && at < 0) return below === null ? null : findLastGap(entries.slice(0, end))
  const between = entries.slice(at + 1, end < 0 ? entries.length : end)
  const shown = between.find((entry) => isRealGap(entry) && entry.isShown)
  return isGap(shown) ? shown : null
}

function findLastGap(entries: readonly Entry<string>[]): Gap | null {
  const last = entries.at(-1)
  return isRealGap(last) && last.isShown ? last : null
}

/** Waits until no pending request covers the gap. */
function waitUntilSettled(
  { store }: Session,
  source: AnyColumnSource,
  rows: GapRows,
): Promise<void> {
  const isSettled = () => {
    const list = store.get(source.listAtom)
    const gap = findShownGap(list, rows)
    return (
      gap === null ||
      !list.requests.some(({ upper, lower }) => upper === gap.id || lower === gap.id)
    )
  }
  return new Promise((resolve) => {
    const checkSettled = () => {
      if (!isSettled()) return
      stop()
      resolve()
    }
    const stop = store.sub(source.listAtom, checkSettled)
    checkSettled()
  })
}
