import { getAccountStorageKey } from '../lib/account-storage.ts'
import { lazyModule, loadInBackground } from '../lib/lazy-module.ts'
import { type ViewSnapshot, SNAPSHOT_ID } from '../lib/view-snapshot/view-snapshot.ts'
import { platformAtom } from '../state/app-store.ts'
import { currentSessionAtom, sessionsAtom } from '../state/sessions.ts'
import type { Store } from '../state/store.ts'
import { runAfterFirstRows } from '../state/ui/run-after-first-rows.ts'

/** A larger snapshot would leave too little storage for the account's other data. Unit: characters. */
const MAX_LENGTH = 400_000

/** Browsers send two events when a page is left: pagehide and visibilitychange. Unit: ms. */
const MIN_INTERVAL_MS = 500

/** The snapshot is removed after this time even when rows are still loading. Unit: ms. */
const REMOVE_TIMEOUT_MS = 1_500

const takeSnapshotModule = lazyModule(() => import('../lib/view-snapshot/take-view-snapshot.ts'))

/** Placeholders of parts that are still loading (`ui/skeleton`). */
const PLACEHOLDER = '[data-waiting]'

/**
 * Removes the view snapshot that the boot script showed (`boot/show-view-snapshot.ts`) once the deck has rendered,
 * and saves a new one whenever the page is left. @returns stops it
 */
export function startSavingViewSnapshot(app: Store, root: Element): () => void {
  const { page, clock } = app.get(platformAtom)
  let takenAt = Number.NEGATIVE_INFINITY

  function saveWhenHidden(takeSight: (root: Element) => ViewSnapshot): () => void {
    return page.watch((isHidden) => {
      const session = app.get(currentSessionAtom)
      if (!isHidden || session === null || clock.elapsed() - takenAt < MIN_INTERVAL_MS) return
      takenAt = clock.elapsed()
      const { storage } = session.platform
      const key = getAccountStorageKey(session.key, 'sight')
      // The boot script shows any snapshot, so the one of the former current account must not stay.
      for (const other of app.get(sessionsAtom))
        if (other !== session) storage.remove(getAccountStorageKey(other.key, 'sight'))
      const text = JSON.stringify(takeSight(root))
      if (text.length > MAX_LENGTH || !storage.write(key, text)) storage.remove(key)
    })
  }

  let stop = () => {}
  const cancel = runAfterFirstRows(app, () => {
    removeViewSnapshot(app, root)
    stop = loadInBackground(
      takeSnapshotModule,
      ({ takeViewSnapshot }) => {
        stop = saveWhenHidden(takeViewSnapshot)
      },
      'the sight of the deck is not kept',
    )
  })
  return () => {
    cancel()
    stop()
  }
}

function removeViewSnapshot(app: Store, root: Element): void {
  const { clock, frames } = app.get(platformAtom)
  const end = clock.elapsed() + REMOVE_TIMEOUT_MS
  const removeWhenLoaded = () => {
    const sight = document.getElementById(SNAPSHOT_ID)
    if (sight === null) return
    if (clock.elapsed() >= end || !isAnyVisible(root.querySelectorAll(PLACEHOLDER))) sight.remove()
    else frames.nextFrame(removeWhenLoaded)
  }
  removeWhenLoaded()
}

const isAnyVisible = (elements: Iterable<Element>) =>
  [...elements].some((element) => {
    const { top, left, right, width } = element.getBoundingClientRect()
    return width > 0 && top < innerHeight && left < innerWidth && right > 0
  })
