import { getColumnTimeline, getNextMuteEnd } from '@colonnade/domain/columns'
import type { StatusId } from '@colonnade/domain/entities'
import type { MergedList } from '@colonnade/domain/merged-list'
import type { ScrollPosition } from '@colonnade/domain/scroll-positions'
import { columnAtoms, columnsAtom, isVisibleAtoms } from '../columns/columns.ts'
import { startReadingSources } from '../columns/read-sources.ts'
import { columnSourceAtoms } from '../list-columns/column-source.ts'
import { loadOlderAtom, retryLoadAtom } from '../list-columns/load-rows.ts'
import { reportViewAtom } from '../list-columns/report-view.ts'
import {
  openAtTopAtom,
  registerColumnAtom,
  showPositionAtom,
  unregisterColumnAtom,
} from '../list-columns/restore-position.ts'
import { AT_TOP, openingPositionAtoms } from '../scroll-positions/opening-position.ts'
import { getScrollPosition } from '../scroll-positions/save-scroll-positions.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { closeColumnAtom, leaveBackgroundAtom, openColumnAtom } from '../timelines/open-column.ts'
import { followInBackgroundAtom } from '../timelines/saved-columns.ts'
import { columnListAtoms } from '../timelines/timeline-column-atoms.ts'
import {
  createMergedSource,
  mergedColumns,
  type MergedPart,
  mergedListAtoms,
  mergedLoadAtoms,
  mergedViewAtoms,
} from './merged-source.ts'
import {
  areAllSettled,
  findHoldingPart,
  forgetMerged,
  getMergedParts,
  isSameParts,
  refreshMergedAtom,
} from './refresh-merged.ts'

/** How many times older rows are loaded to find the row at which the column was left. */
const MAX_RESTORED_PAGES = 6

/** How long a column waits for its sources before it opens at its top. Unit: ms. */
const RESTORE_WAIT_MS = 6_000

/**
 * Opens a column with several sources: opens each source in the session of its account, as if it were a column of its
 * own, and merges their rows whenever one of them changes. @returns closes it
 *
 * @see BY-34
 */
export function openMergedColumn(session: Session, uuid: string): () => void {
  const { app, store, platform } = session
  let parts: readonly MergedPart[] = []
  let isClosed = false
  const opened = new Map<string, () => void>()
  const listeners = new Set<() => void>()
  let stopMuteTimer = () => {}

  const source = createMergedSource(session, uuid, {
    loadOlder: () => loadOlderRows(session, uuid),
    retry: () => retryParts(parts),
  })

  function refresh(): void {
    if (isClosed) return
    store.set(refreshMergedAtom, session, uuid, parts)
    for (const listen of listeners) listen()
  }

  /** Opens the sources that are new, and closes those that are gone. */
  function updateParts(): void {
    const next = getMergedParts(session, uuid)
    if (isClosed || next.length === 0) return
    scheduleMuteEnd()
    const isSame = isSameParts(parts, next)
    parts = next
    if (isSame) {
      refresh()
      return
    }
    const wanted = new Set(parts.map(getPartId))
    for (const part of parts)
      if (getPartId(part) !== '' && !opened.has(getPartId(part))) openPart(part)
    for (const [id, close] of opened) {
      if (wanted.has(id)) continue
      opened.delete(id)
      close()
    }
    refresh()
  }

  function openPart(part: MergedPart): void {
    const { session: owner, column } = part
    if (owner === null) return
    app.set(isVisibleAtoms(column.uuid), app.get(isVisibleAtoms(uuid)))
    owner.store.set(openColumnAtom, owner, column.uuid, getColumnTimeline(column) ?? undefined)
    const stop = owner.store.sub(columnListAtoms(owner)(column.uuid), refresh)
    opened.set(getPartId(part), () => {
      stop()
      owner.store.set(closeColumnAtom, owner, column.uuid)
    })
  }

  /** A muted source is shown again when its time is over. */
  function scheduleMuteEnd(): void {
    stopMuteTimer()
    const column = app.get(columnAtoms(uuid))
    const now = platform.clock.now()
    const end = column === undefined ? null : getNextMuteEnd(column.params, now)
    stopMuteTimer = end === null ? () => {} : platform.clock.after(end - now, updateParts)
  }

  function updateVisibility(): void {
    const isVisible = app.get(isVisibleAtoms(uuid))
    for (const { column } of parts) app.set(isVisibleAtoms(column.uuid), isVisible)
    if (isVisible) refresh()
  }

  startReadingSources(app)
  const viewAtom = mergedColumns.views(session)(uuid)
  store.set(registerColumnAtom, session, uuid, source)
  updateParts()
  store.set(leaveBackgroundAtom, session, uuid)
  const stops = [
    app.sub(columnAtoms(uuid), updateParts),
    app.sub(sessionsAtom, updateParts),
    app.sub(isVisibleAtoms(uuid), updateVisibility),
    store.sub(viewAtom, () => reportPartViews(session, uuid)),
  ]
  void restorePosition()

  /** Waits until all sources have settled, or until a condition holds. */
  function waitForParts(isMet: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (isClosed || isMet() || areAllSettled(parts)) finish()
      }
      const finish = () => {
        cancel()
        listeners.delete(check)
        resolve()
      }
      const cancel = platform.clock.after(RESTORE_WAIT_MS, finish)
      listeners.add(check)
      check()
    })
  }

  async function restorePosition(): Promise<void> {
    const place = getScrollPosition(session, uuid, source.name)
    const waitForAll = () => waitForParts(() => false)
    if (place === null || place.isTop) {
      await store.set(openAtTopAtom, session, uuid, source, place, waitForAll)
      return
    }
    store.set(openingPositionAtoms(session)(uuid), { ...AT_TOP, isPending: true })
    const isFound = await loadUntilFound(place)
    if (isClosed) return
    if (isFound) store.set(showPositionAtom, session, uuid, source, place)
    else await store.set(openAtTopAtom, session, uuid, source, null, waitForAll)
  }

  async function loadUntilFound({ ids: [anchor] }: ScrollPosition): Promise<boolean> {
    const listAtom = mergedListAtoms(session)(uuid)
    const isFound = () => anchor !== undefined && store.get(listAtom).items.includes(anchor)
    await waitForParts(isFound)
    for (let page = 0; page < MAX_RESTORED_PAGES; page += 1) {
      if (isFound() || isClosed || findHoldingPart(session, uuid) === null) break
      // Each page depends on the one before.
      // oxlint-disable-next-line no-await-in-loop
      await loadOlderRows(session, uuid)
    }
    return isFound()
  }

  return () => {
    isClosed = true
    stopMuteTimer()
    for (const stop of stops) stop()
    for (const listen of listeners) listen()
    store.set(unregisterColumnAtom, session, uuid)
    forgetMerged(session, uuid)
    // Before its sources are closed, so that the stream of its own timeline stays open.
    const isSaved = app.get(columnsAtom).some((column) => column.uuid === uuid)
    if (isSaved) store.set(followInBackgroundAtom, session, uuid)
    for (const close of opened.values()) close()
    opened.clear()
    if (isSaved) return
    mergedViewAtoms(session).remove(uuid)
    mergedListAtoms(session).remove(uuid)
    mergedLoadAtoms(session).remove(uuid)
    for (const familyOf of Object.values(mergedColumns)) familyOf(session).remove(uuid)
    columnSourceAtoms(session).remove(uuid)
  }
}

/** A muted source is closed, one of another sign-in is opened again. */
const getPartId = ({ name, session, isMuted }: MergedPart): string =>
  session === null || isMuted ? '' : `${name} ${session.keptToken ?? ''}`

/** Loads older rows of the sources that hold the others back, until one row more is shown. */
async function loadOlderRows(session: Session, uuid: string): Promise<void> {
  const listAtom = mergedListAtoms(session)(uuid)
  const countRows = () => session.store.get(listAtom).items.length
  const before = countRows()
  const { parts } = session.store.get(mergedViewAtoms(session)(uuid))
  for (const _part of parts) {
    const held = findHoldingPart(session, uuid)
    if (held?.session == null) return
    // The next source to ask depends on the page of this one.
    // oxlint-disable-next-line no-await-in-loop
    await held.session.store.set(loadOlderAtom, held.session, held.column.uuid)
    if (countRows() > before) return
  }
}

/** Retries the sources that have failed, or show cached rows. */
async function retryParts(parts: readonly MergedPart[]): Promise<void> {
  await Promise.all(
    parts.map(async ({ session, column }) => {
      if (session === null) return
      const { error, seenAt } = session.store.get(columnListAtoms(session)(column.uuid))
      if (error !== null || seenAt !== null)
        await session.store.set(retryLoadAtom, session, column.uuid)
    }),
  )
}

/** Gives each source the view of the column, so that its list is trimmed only at its top. */
function reportPartViews(session: Session, uuid: string): void {
  const view = session.store.get(mergedColumns.views(session)(uuid))
  const { parts, list } = session.store.get(mergedViewAtoms(session)(uuid))
  const at = view.firstVisibleId === null ? 0 : Math.max(0, list.items.indexOf(view.firstVisibleId))
  for (const [index, { session: owner, column, isMuted }] of parts.entries()) {
    if (owner === null || isMuted) continue
    owner.store.set(reportViewAtom, owner, column.uuid, {
      atTop: view.isAtTop,
      nearTop: view.isNearTop,
      firstVisibleId: view.isAtTop ? null : findFirstRow(list, at, index),
    })
  }
}

/** Finds the first row of a source at or below a position. */
function findFirstRow(
  { items, rows }: MergedList<StatusId>,
  at: number,
  source: number,
): StatusId | null {
  for (let index = at; index < items.length; index += 1) {
    const row = rows.get(items[index] ?? '')
    if (row?.source === source) return row.id
  }
  return null
}
