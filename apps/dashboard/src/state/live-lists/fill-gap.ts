import type { Getter, Setter } from 'jotai/vanilla'
import type { ApiError, CallOptions } from '@colonnade/api-client'
import { isGap, isRealGap, type Entry, type Gap, type ListState } from '@colonnade/domain/list'
import type { Session } from '../session.ts'
import { type ListSource, writeTogetherAtom } from './list-source.ts'
import { reduceSource } from './reduce-source.ts'
import { PAGE_SIZE, REFRESH_SIZE, requestPage } from './request-page.ts'

/** From the top: what comes just below the newer rows; from the bottom: just above the older ones. */
export type GapChoice = 'top' | 'bottom' | 'skip'

/** The row tells what went wrong: no alert beside. */
const FILLING: CallOptions = { skipAlert: true }

/** The rows beside a gap as a column draws it; null where nothing stands there. */
export interface GapRows<Id extends string> {
  readonly above: Id | null
  readonly below: Id | null
}

interface GapTraits<Id extends string> {
  readonly choice: GapChoice
  /** Until it is let go, this row keeps its place. @returns lets it go */
  readonly hold: (get: Getter, set: Setter, id: Id | null) => () => void
}

/**
 * Closes a gap, as far as one page reaches, so that what stands beside it keeps its place. Where the gap is being
 * settled already, that is waited for: what is left of it is filled then.
 *
 * @returns what went wrong; null when nothing did
 * @see TL-12, BY-38, NTF-15
 */
export async function fillListGap<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  source: ListSource<Id, Entity>,
  rows: GapRows<Id>,
  { choice, hold }: GapTraits<Id>,
): Promise<ApiError | null> {
  await untilSettled(session, source, rows)
  const gap = findShownGap(session.store.get(source.listAtom), rows)
  if (gap === null) return null
  if (choice === 'skip') {
    session.store.set(writeTogetherAtom, (get, set) => {
      const letGo = hold(get, set, rows.above ?? rows.below)
      reduceSource(get, set, session, source, { type: 'skipped', gap: gap.id })
      letGo()
    })
    return null
  }
  const isFromBottom = choice === 'bottom' && rows.above !== null && rows.below !== null
  const held = choice === 'bottom' ? rows.below : rows.above
  const ask = (from: 'top' | 'bottom') =>
    requestPage(
      session,
      source,
      { kind: 'gap', gap: gap.id, from },
      {
        // In front it is the newest page that is asked for.
        limit: rows.above === null ? REFRESH_SIZE : PAGE_SIZE,
        options: FILLING,
        hold: (get, set) => hold(get, set, held),
      },
    )
  const outcome = await ask(isFromBottom ? 'bottom' : 'top')
  return outcome.isElsewhere ? (await ask('top')).error : outcome.error
}

/** The gap that a column draws between two rows; of several side by side the upper one. */
function findShownGap<Id extends string>(
  { entries }: Pick<ListState<Id>, 'entries'>,
  { above, below }: GapRows<Id>,
): Gap | null {
  const at = above === null ? -1 : entries.indexOf(above)
  const end = below === null ? -1 : entries.indexOf(below)
  if (above !== null && at < 0) return below === null ? null : lastGap(entries.slice(0, end))
  const between = entries.slice(at + 1, end < 0 ? entries.length : end)
  const shown = between.find((entry) => isRealGap(entry) && entry.isShown)
  return isGap(shown) ? shown : null
}

function lastGap<Id extends string>(entries: readonly Entry<Id>[]): Gap | null {
  const last = entries.at(-1)
  return isRealGap(last) && last.isShown ? last : null
}

/** Waits until nothing is asked for that would settle the gap. */
function untilSettled<Id extends string, Entity extends { readonly id: Id }>(
  { store }: Session,
  source: ListSource<Id, Entity>,
  rows: GapRows<Id>,
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
    const look = () => {
      if (!isSettled()) return
      stop()
      resolve()
    }
    const stop = store.sub(source.listAtom, look)
    look()
  })
}
