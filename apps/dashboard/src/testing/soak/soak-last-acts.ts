import type { FaultProxy } from '@colonnade/demo-server/testing/faults'
import type { StatusId } from '@colonnade/domain/entities'
import { setFavouriteAtom } from '../../state/actions/status-action.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { loadOlderAtom } from '../../state/list-columns/load-rows.ts'
import { reportViewAtom } from '../../state/list-columns/report-view.ts'
import { timelineAtoms } from '../../state/timelines/timelines.ts'
import type { SoakPage } from './soak-page.ts'

interface LastTraits {
  readonly proxy: Pick<FaultProxy, 'add'>
  readonly advance: (ms: number) => Promise<void>
  readonly remove: (id: string) => Promise<unknown>
}

/** Until a call that failed has been looked into; less than until anything is read again by itself. Unit: ms. */
const SOON_MS = 5_000
/** The newest page, and enough below it. */
const ROWS = 55
const MOST_PAGES = 5

/**
 * In busy times everything is soon read again for some other reason. What happens last and alone is set right only by
 * what is there for it: a favourite whose answer was lost.
 */
export async function favouriteUnanswered(
  { session, timelines }: SoakPage,
  { proxy, advance }: LastTraits,
): Promise<void> {
  const { store } = session
  const id = plainRows({ session, timelines })[0]
  if (id === undefined) throw new Error('Home holds no post')
  const isFavourite = store.get(statusAtoms(session)(id))?.favourited === true
  proxy.add({ type: 'lose-answer', method: 'POST', path: `/api/v1/statuses/${id}/` })
  void store.set(setFavouriteAtom, session, id, !isFavourite)
  await advance(SOON_MS)
}

/**
 * The streams fall silent, and all that they would have told is that two posts went: one of the newest page, and one far
 * below it, where the reader has scrolled to.
 *
 * @param untilNoticed in ms
 */
export async function deleteInSilence(
  { session, timelines }: SoakPage,
  { proxy, advance, remove }: LastTraits,
  untilNoticed: number,
): Promise<void> {
  const { store } = session
  const view = (isAtTop: boolean, firstVisibleId: StatusId | null) =>
    store.set(reportViewAtom, session, 'home', { atTop: isAtTop, firstVisibleId })
  const rows = () => plainRows({ session, timelines })
  const newest = () =>
    new Set([...timelines.values()].map((key) => store.get(timelineAtoms(session)(key)).items[0]))
  view(false, rows().at(-1) ?? null)
  for (let page = 0; page < MOST_PAGES && rows().length < ROWS; page += 1) {
    const loading = store.set(loadOlderAtom, session, 'home')
    await advance(SOON_MS)
    await loading
  }
  // What is newest anywhere may have come after a page was made: that it went shows once something comes.
  const above = rows().find((id) => !newest().has(id))
  const below = rows()[ROWS - 5]
  if (above === undefined || below === undefined) throw new Error('Home holds too little')
  proxy.add({ type: 'stream-silence' })
  await remove(above)
  await remove(below)
  await advance(untilNoticed)
  view(true, null)
}

/** Those of Home that others wrote, and that are no boosts. */
function plainRows({ session, timelines }: Pick<SoakPage, 'session' | 'timelines'>) {
  const { store, me } = session
  const key = timelines.get('home')
  const items = key === undefined ? [] : store.get(timelineAtoms(session)(key)).items
  return items
    .filter((id) => id !== null)
    .filter((id) => {
      const status = store.get(statusAtoms(session)(id))
      return status?.reblog === null && status.account !== me
    })
}
