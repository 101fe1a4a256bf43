import { accountStorageKey } from '../lib/account-storage.ts'
import { lazyModule, loadUntilArrived } from '../lib/lazy-module.ts'
import { type Sight, SIGHT_ID } from '../lib/sight/sight.ts'
import { platformAtom } from '../state/app-store.ts'
import { currentSessionAtom } from '../state/sessions.ts'
import type { Store } from '../state/store.ts'
import { afterFirstRows } from '../state/ui/first-rows.ts'

/** What is larger would leave other things of the account too little room. Unit: characters. */
const LARGEST = 400_000

/** Leaving a page is told twice: as going, and as hidden. Unit: ms. */
const ONE_LEAVING_MS = 500

/** Rows that come later than this are waited for in the open. Unit: ms. */
const LATEST_MS = 1_500

const sightTaker = lazyModule(() => import('../lib/sight/take-sight.ts'))

/** A part of the page that is not there yet (`ui/skeleton`). */
const WAITING = '[data-waiting]'

/**
 * Takes the sight of the deck away that the page showed at once (`begin/show-sight.ts`), as soon as the deck itself
 * stands there; and keeps a new one whenever the page is left. @returns stops it
 */
export function startKeepingSight(app: Store, root: Element): () => void {
  const { page, clock } = app.get(platformAtom)
  let takenAt = Number.NEGATIVE_INFINITY

  function keepWhenLeft(takeSight: (root: Element) => Sight): () => void {
    return page.watch((isHidden) => {
      const session = app.get(currentSessionAtom)
      if (!isHidden || session === null || clock.elapsed() - takenAt < ONE_LEAVING_MS) return
      takenAt = clock.elapsed()
      const { storage } = session.platform
      const key = accountStorageKey(session.key, 'sight')
      const text = JSON.stringify(takeSight(root))
      if (text.length > LARGEST || !storage.write(key, text)) storage.remove(key)
    })
  }

  let stop = () => {}
  const cancel = afterFirstRows(app, () => {
    endSight(app, root)
    stop = loadUntilArrived(
      sightTaker,
      ({ takeSight }) => {
        stop = keepWhenLeft(takeSight)
      },
      'the sight of the deck is not kept',
    )
  })
  return () => {
    cancel()
    stop()
  }
}

function endSight(app: Store, root: Element): void {
  const { clock, frames } = app.get(platformAtom)
  const end = clock.elapsed() + LATEST_MS
  const look = () => {
    const sight = document.getElementById(SIGHT_ID)
    if (sight === null) return
    if (clock.elapsed() >= end || !isAnyInView(root.querySelectorAll(WAITING))) sight.remove()
    else frames.nextFrame(look)
  }
  look()
}

const isAnyInView = (elements: Iterable<Element>) =>
  [...elements].some((element) => {
    const { top, left, right, width } = element.getBoundingClientRect()
    return width > 0 && top < innerHeight && left < innerWidth && right > 0
  })
