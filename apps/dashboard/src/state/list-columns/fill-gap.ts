import { atom, type Getter, type Setter } from 'jotai/vanilla'
import type { ApiError, CallOptions } from '@colonnade/api-client'
import { isGap, isRealGap, type Entry, type Gap, type ListState } from '@colonnade/domain/list'
import { roughSpan, type RoughSpan } from '@colonnade/domain/time'
import { writeTogetherAtom } from '../live-lists/list-source.ts'
import { reduceSource } from '../live-lists/reduce-source.ts'
import { PAGE_SIZE, REFRESH_SIZE, requestPage } from '../live-lists/request-page.ts'
import { perSession, type Session } from '../session.ts'
import { type AnyColumnSource, columnSourceAtoms, openColumns } from './column-source.ts'

/** From the top: what comes just below the newer rows; from the bottom: just above the older ones. */
export type GapChoice = 'top' | 'bottom' | 'skip'

/** The row tells what went wrong: no alert beside. */
const FILLING: CallOptions = { skipAlert: true }

/** The items right beside a gap; null where nothing stands there. */
interface GapRows {
  readonly above: string | null
  readonly below: string | null
}

/** When what is missing at a gap was written; milliseconds since 1970, null where nobody knows. */
interface GapSpan {
  readonly from: number | null
  readonly until: number | null
  /** About how long that is; null where one of them is not known. */
  readonly about: RoughSpan | null
}

const UNKNOWN_SPAN: GapSpan = { from: null, until: null, about: null }

/** How far the rows beside a gap of a column are apart; to be kept by who asks, as long as they stay the same. @see BY-38 */
export const gapSpan = (uuid: string, above: string | null, below: string | null) =>
  perSession((session) =>
    atom((get): GapSpan => {
      const name = get(columnSourceAtoms(session)(uuid))
      const source = name === null ? undefined : openColumns(session).get(uuid)
      if (source === undefined) return UNKNOWN_SPAN
      const from = source.writtenAt(get, newestOf(get, source, below))
      const until = source.writtenAt(get, above)
      const isKnown = from !== null && until !== null
      return { from, until, about: isKnown ? roughSpan(until - from) : null }
    }),
  )

/** A row goes by its oldest item; right below a gap stands its newest. */
const newestOf = (get: Getter, source: AnyColumnSource, row: string | null): string | null =>
  row === null ? null : source.getNewest(get, row)

/**
 * Closes a gap of a column, as far as one page reaches, so that what stands beside it keeps its place. Where the gap is
 * being settled already, that is waited for: what is left of it is filled then.
 *
 * @param index of the gap among the column's items, which may leave out some of the list's
 * @returns what went wrong; null when nothing did
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
    const rows = { above, below: newestOf(get, source, below) }
    const held = (choice === 'bottom' ? below : above) ?? above ?? below
    const hold = (read: Getter, write: Setter) => holdRow(read, write, session, uuid, source, held)
    return await fillGap(session, source, rows, choice, hold)
  },
)

async function fillGap(
  session: Session,
  source: AnyColumnSource,
  rows: GapRows,
  choice: GapChoice,
  hold: (get: Getter, set: Setter) => () => void,
): Promise<ApiError | null> {
  await untilSettled(session, source, rows)
  const gap = findShownGap(session.store.get(source.listAtom), rows)
  if (gap === null) return null
  if (choice === 'skip') {
    session.store.set(writeTogetherAtom, (get, set) => {
      const letGo = hold(get, set)
      reduceSource(get, set, session, source, { type: 'skipped', gap: gap.id })
      letGo()
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
        // In front it is the newest page that is asked for.
        limit: rows.above === null ? REFRESH_SIZE : PAGE_SIZE,
        options: FILLING,
        hold,
      },
    )
  const outcome = await ask(isFromBottom ? 'bottom' : 'top')
  return outcome.isElsewhere ? (await ask('top')).error : outcome.error
}

/** Until it is let go, this row keeps its place, also where the reader is at the top. @returns lets it go */
function holdRow(
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
    room: Number.POSITIVE_INFINITY,
  })
  return () => set(viewAtom, view)
}

/** The gap that a column draws between two rows; of several side by side the upper one. */
function findShownGap(
  { entries }: Pick<ListState<string>, 'entries'>,
  { above, below }: GapRows,
): Gap | null {
  const at = above === null ? -1 : entries.indexOf(above)
  const end = below === null ? -1 : entries.indexOf(below)
  if (above !== null && at < 0) return below === null ? null : lastGap(entries.slice(0, end))
  const between = entries.slice(at + 1, end < 0 ? entries.length : end)
  const shown = between.find((entry) => isRealGap(entry) && entry.isShown)
  return isGap(shown) ? shown : null
}

function lastGap(entries: readonly Entry<string>[]): Gap | null {
  const last = entries.at(-1)
  return isRealGap(last) && last.isShown ? last : null
}

/** Waits until nothing is asked for that would settle the gap. */
function untilSettled({ store }: Session, source: AnyColumnSource, rows: GapRows): Promise<void> {
  const isSettled = () => {
    const list = store.get(source.listAtom)
    const gap = findShownGap(list, rows)
    return (
      gap === null ||
      !list.requests.some(({ upper, lower }) => upper === gap.id || lower === gap.id)
    )
  }
  return new Promise((resolve) => {
    const look = () => {
      if (!isSettled()) return
      stop()
      resolve()
    }
    const stop = store.sub(source.listAtom, look)
    look()
  })
}
