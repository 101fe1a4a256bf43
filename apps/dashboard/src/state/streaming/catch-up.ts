import type { ApiError } from '@colonnade/api-client'
import { isGap, type ListState, needsNewest } from '@colonnade/domain/list'
import { RETRY_MS } from '../../lib/retry.ts'
import { askWaiting } from '../live-lists/ask-waiting.ts'
import type { ListName } from '../live-lists/list-of-column.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { REFRESH, REFRESH_SIZE, refreshList, requestPage } from '../live-lists/request-page.ts'
import { perSession, type Session } from '../session.ts'
import { noteArrivals } from '../timelines/standby.ts'
import { isPassing } from '../until-answered.ts'
import { followedLists, isHeard, isWatched } from './heard-timelines.ts'
import { changeLists, heldList, listByName } from './list-by-name.ts'
import { createTurns } from './turns.ts'

/** So long a server may take until a stream that it accepted delivers. */
const SETTLE_MS = 3_000

/** After so many pages in a row that left something open, the next one waits. */
const MOST_IN_A_ROW = 3

/** Lists that nobody sees wait here, and those of which asking failed. */
export const catchUpTurns = perSession((session) =>
  createTurns<ListName>({
    clock: session.platform.clock,
    stretch: (ms) => session.api.budget.stretch(ms, 1),
    run: (name) => {
      if (followedLists(session).includes(name)) void catchUpList(session, name)
    },
  }),
)

/**
 * Something may have been missed: a stream is back, a poll is due in place of one, the device slept.
 * This is the only way to tell of it; what is newer is asked for. What is seen comes first and at once,
 * everything else one after the other, so that thirty columns do not ask at the same moment.
 *
 * @see TL-11, TL-18, BY-33, BY-38
 */
export async function catchUp(session: Session, names: readonly ListName[]): Promise<void> {
  const isFirst = (name: ListName) => isWatched(session, name)
  const rest = names.filter((name) => !isFirst(name))
  catchUpTurns(session).add(rest.filter((name) => isWorthAsking(session, name)))
  await Promise.all(names.filter(isFirst).map((name) => catchUpList(session, name)))
}

/** What nobody has looked at yet, and streams count, is asked for when somebody does. */
const isWorthAsking = (session: Session, name: ListName): boolean =>
  heldList(session, name).isLoaded || !isHeard(session, name)

async function catchUpList(session: Session, name: ListName): Promise<void> {
  const source = listByName(session, name)
  const { items, isLoaded } = session.store.get(source.listAtom)
  await refreshList(session, source)
  if (!isLoaded) return
  const known = new Set(items)
  const fresh = session.store.get(source.listAtom).items.filter((id) => !known.has(id))
  noteArrivals(
    session,
    name,
    fresh.filter((id) => id !== null),
  )
}

/** What streams do not deliver any more is asked for later, where asking failed. */
export function retry(session: Session, name: ListName, trouble: ApiError): void {
  const list = heldList(session, name)
  if (list.isLoaded && needsNewest(list)) tryAgain(session, name, trouble)
}

/** Where a list could not be asked for what was missed, that is done later. */
export function tryAgain(session: Session, name: ListName, trouble: ApiError): void {
  // What is not heard is polled anyway.
  if (!isPassing(trouble) || !isHeard(session, name)) return
  const wait = (trouble.retryAt ?? 0) - session.platform.clock.now()
  catchUpTurns(session).addLater(name, Math.max(RETRY_MS, wait))
}

const inARow = perSession(() => new Map<ListName, number>())

/** A page came, and something may still be missing that the next one settles: it is asked for. */
export function followUp(session: Session, name: ListName): void {
  const counts = inARow(session)
  const list = heldList(session, name)
  const isOutdated = outdatedFirst(session).delete(name) && !hasRows(list)
  if (!(needsNewest(list) || isOutdated) || !list.isLive) {
    counts.delete(name)
    return
  }
  const count = (counts.get(name) ?? 0) + 1
  counts.set(name, count)
  if (count > MOST_IN_A_ROW) catchUpTurns(session).addLater(name, RETRY_MS)
  else void catchUp(session, [name])
}

/**
 * A list without rows has no position for a gap. These had none when their streams began, while a page was on its way
 * that may be older: where it brings none either, another one is asked for.
 */
const outdatedFirst = perSession(() => new Set<ListName>())

const hasRows = ({ entries }: ListState<string>): boolean => entries.some((entry) => !isGap(entry))

const settling = perSession(() => new Map<ListName, () => void>())

function later(session: Session, name: ListName, run: () => void): void {
  settling(session).get(name)?.()
  const cancel = session.platform.clock.after(SETTLE_MS, () => {
    settling(session).delete(name)
    run()
  })
  settling(session).set(name, cancel)
}

/** Streams of these lists deliver now: what came before is asked for. */
export function beginHearing(session: Session, names: readonly ListName[]): void {
  const heard = names.filter((name) => isHeard(session, name))
  for (const name of heard) noteOutdated(session, name)
  changeLists(session, heard, { type: 'heard' })
  askWaiting(session, heard)
  void catchUp(
    session,
    heard.filter((name) => isOpenEnded(session, name)),
  )
}

/**
 * A list is joined to streams that deliver already. A server may take a moment to begin: what streams should have
 * delivered until then is asked for once.
 */
export function joinStreams(session: Session, name: ListName): void {
  if (!isHeard(session, name)) return
  changeLists(session, [name], { type: 'heard' })
  later(session, name, () => {
    if (!isHeard(session, name)) return
    const traits = { limit: REFRESH_SIZE, options: { ...REFRESH, priority: 'background' } } as const
    void requestPage(session, listByName(session, name), { kind: 'verify' }, traits)
  })
}

function noteOutdated(session: Session, name: ListName): void {
  const list = heldList(session, name)
  const isAwaited = list.requests.some(({ kind }) => kind === 'newest')
  if (isAwaited && !hasRows(list)) outdatedFirst(session).add(name)
}

/** Whether something is missing that nothing asks for: a first page that is on its way is followed up when it comes. */
function isOpenEnded(session: Session, name: ListName): boolean {
  const list = heldList(session, name)
  if (list.isLoaded) return needsNewest(list) || !hasRows(list)
  const isRecalled = session.store.get(recalledAtoms(session)(name)) !== null
  return isRecalled && list.requests.length === 0
}

/** Nothing is to be taken at its word any more. */
export function stopSettling(session: Session, names: readonly ListName[]): void {
  for (const name of names) {
    settling(session).get(name)?.()
    settling(session).delete(name)
  }
}

export function stopAllSettling(session: Session): void {
  stopSettling(session, [...settling(session).keys()])
}

/** Marks that streams of these lists are lost (TL-11, NTF-15). */
export function loseLists(session: Session, names: readonly ListName[]): void {
  stopSettling(session, names)
  changeLists(session, names, { type: 'lost', at: session.platform.clock.now() })
}
