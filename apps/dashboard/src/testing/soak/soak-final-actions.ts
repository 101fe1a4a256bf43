import type { FaultProxy } from '@colonnade/demo-server/testing/faults'
import type { StatusId } from '@colonnade/domain/entities'
import { setFavouriteAtom } from '../../state/actions/status-action.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { loadOlderAtom } from '../../state/list-columns/load-rows.ts'
import { reportViewAtom } from '../../state/list-columns/report-view.ts'
import { timelineAtoms } from '../../state/timelines/timelines.ts'
import type { SoakPage } from './soak-page.ts'

interface FinalActionOptions {
  readonly proxy: Pick<FaultProxy, 'add'>
  readonly advance: (ms: number) => Promise<void>
  readonly remove: (id: string) => Promise<unknown>
}

/** Time until a failed request has been verified; shorter than the interval of the next regular fetch. Unit: ms. */
const VERIFY_MS = 5_000
/** The newest page and some older rows. */
const ROWS = 55
const MAX_PAGES = 5

/**
 * Favourites a post whose response is lost. In a busy time a later fetch would correct the state anyway. After the
 * activity has ended, only the verification of the failed request does.
 */
export async function favouriteWithoutResponse(
  { session, timelines }: SoakPage,
  { proxy, advance }: FinalActionOptions,
): Promise<void> {
  const { store } = session
  const id = getOriginalPosts({ session, timelines })[0]
  if (id === undefined) throw new Error('Home holds no post')
  const isFavourite = store.get(statusAtoms(session)(id))?.favourited === true
  proxy.add({ type: 'lose-answer', method: 'POST', path: `/api/v1/statuses/${id}/` })
  void store.set(setFavouriteAtom, session, id, !isFavourite)
  await advance(VERIFY_MS)
}

/**
 * Deletes two posts while the streams are stalled, so that their deletions are not received: one on the newest page,
 * and one far below it, to which the user has scrolled.
 *
 * @param untilNoticed time until the stall is detected, in ms
 */
export async function deleteDuringStall(
  { session, timelines }: SoakPage,
  { proxy, advance, remove }: FinalActionOptions,
  untilNoticed: number,
): Promise<void> {
  const { store } = session
  const view = (isAtTop: boolean, firstVisibleId: StatusId | null) =>
    store.set(reportViewAtom, session, 'home', { atTop: isAtTop, firstVisibleId })
  const rows = () => getOriginalPosts({ session, timelines })
  const newest = () =>
    new Set([...timelines.values()].map((key) => store.get(timelineAtoms(session)(key)).items[0]))
  view(false, rows().at(-1) ?? null)
  for (let page = 0; page < MAX_PAGES && rows().length < ROWS; page += 1) {
    const loading = store.set(loadOlderAtom, session, 'home')
    await advance(VERIFY_MS)
    await loading
  }
  // The newest row may be newer than the loaded page: its deletion is only detected with a newer row.
  const above = rows().find((id) => !newest().has(id))
  const below = rows()[ROWS - 5]
  if (above === undefined || below === undefined) throw new Error('Home holds too little')
  proxy.add({ type: 'stream-silence' })
  await remove(above)
  await remove(below)
  await advance(untilNoticed)
  view(true, null)
}

/** Returns rows of Home by other accounts that are not boosts. */
function getOriginalPosts({ session, timelines }: Pick<SoakPage, 'session' | 'timelines'>) {
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
