import { SEEN_VERSION } from '@colonnade/domain/last-seen'
import { accountStorageKey, seenName } from '../../lib/account-storage.ts'
import { columnsAtom } from '../columns/columns.ts'
import { serverFiltersAtom } from '../filters/own-filters.ts'
import { keepSoon } from '../last-seen/keep-soon.ts'
import { FILTERS } from '../last-seen/recall-filters.ts'
import { seenTimes, writeSeenTimes } from '../last-seen/recall-seen.ts'
import { type ListName, listOfColumn } from '../live-lists/list-of-column.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import type { Session } from '../session.ts'
import { heldList, listByName } from '../streaming/list-by-name.ts'
import { collectSeen } from './collect-seen.ts'

/** A start is soon written: whoever leaves at once finds it. */
export const FIRST_KEEP_MS = 2_000

/** How often what has changed is written from then on, at most; and once more when the page is left. */
export const KEEP_MS = 10_000

/**
 * Keeps the last seen rows of each saved column for the next start. What streams tell costs nothing here: a list is
 * compared every ten seconds with what was written, and written when the browser has nothing better to do. Where
 * there is no room all is given up without a word, so that drafts have it. @returns stops it
 *
 * @see BY-17
 */
export function startKeepingSeen(session: Session): () => void {
  const { platform, store, key } = session
  const written = new Map<string, unknown>()
  let times = new Map(seenTimes(session))
  let cancel = () => {}
  let isOver = false

  const put = (name: string, text: string) =>
    platform.lastSeen.write(seenName(key, name), text).catch(giveUp)

  function giveUp(): void {
    stop()
    forget(() => true)
    platform.storage.remove(accountStorageKey(key, 'seen'))
  }

  function forget(isForgotten: (list: string) => boolean): void {
    const prefix = seenName(key, '')
    const fits = (name: string) => name.startsWith(prefix) && isForgotten(name.slice(prefix.length))
    platform.lastSeen.forget(fits).catch(() => undefined)
  }

  function keepList(list: ListName): void {
    const held = heldBy(session, list)
    if (isOver || held === null) return
    written.set(list, held)
    times.set(list, platform.clock.now())
    void put(list, textOf(session, list, SEEN_VERSION))
    writeSeenTimes(session, times)
  }

  function keepFilters(): void {
    const { filters, isRecalled } = store.get(serverFiltersAtom(session))
    if (isOver || filters === null || isRecalled === true) return
    void put(FILTERS, JSON.stringify({ version: SEEN_VERSION, filters }))
  }

  function keepAll(when: (work: () => void) => void): void {
    const lists = keptLists(session)
    const isKept = (name: string) => lists.some((list) => list === name)
    if (![...times.keys()].every(isKept)) {
      times = new Map([...times].filter(([name]) => isKept(name)))
      forget((name) => name !== FILTERS && !isKept(name))
    }
    for (const list of lists) {
      const held = heldBy(session, list)
      if (held === null) continue
      if (written.get(list) === held) times.set(list, platform.clock.now())
      else when(() => keepList(list))
    }
    if (times.size > 0) writeSeenTimes(session, times)
  }

  const atOnce = (work: () => void) => work()
  const whenIdle = (work: () => void) => void platform.clock.whenIdle(work)

  function wait(ms: number): void {
    cancel = platform.clock.after(ms, () => {
      keepAll(whenIdle)
      wait(KEEP_MS)
    })
  }

  function stop(): void {
    isOver = true
    cancel()
    keepSoon(session).ask = () => {}
    for (const end of stops) end()
  }

  const stops = [
    platform.page.watch((isHidden) => {
      if (isHidden) keepAll(atOnce)
    }),
    store.sub(serverFiltersAtom(session), keepFilters),
    // Signed out in another tab: what is written from here on would outlast it.
    platform.storage.watch((name, text) => {
      if (name === accountStorageKey(key, 'session') && text === null) stop()
    }),
  ]
  keepSoon(session).ask = () => keepAll(whenIdle)
  keepFilters()
  wait(FIRST_KEEP_MS)
  return stop
}

/** More lists than these are not kept of one account: those of its first columns are. */
const MOST_LISTS = 24

/** No list takes more characters than these: one of long posts keeps fewer of them. */
export const MOST_CHARACTERS = 300_000

/** The lists of the account's saved columns. */
function keptLists({ app, key }: Session): readonly ListName[] {
  const own = app.get(columnsAtom).filter(({ accountKey }) => accountKey === key)
  const lists = own.map(listOfColumn).filter((list) => list !== null)
  return [...new Set(lists)].slice(0, MOST_LISTS)
}

/** What a list holds, to be compared with what it held; null as long as it is not the server's own word. */
function heldBy(session: Session, list: ListName): readonly unknown[] | null {
  const { store } = session
  if (store.get(recalledAtoms(session)(list)) !== null) return null
  const { isLoaded, items } = heldList(session, list)
  return isLoaded ? items : null
}

/** A list as it is kept: as many of its rows as there is room for. */
function textOf(session: Session, list: ListName, version: number): string {
  const { get } = session.store
  const source = listByName(session, list)
  let most = Number.POSITIVE_INFINITY
  for (;;) {
    const seen = collectSeen(get, session, source, most)
    const text = JSON.stringify({ version, ...seen })
    if (text.length <= MOST_CHARACTERS || seen.items.length === 0) return text
    most = Math.floor(seen.items.length / 2)
  }
}
