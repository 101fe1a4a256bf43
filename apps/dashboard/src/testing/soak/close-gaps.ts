import { fillGapAtom } from '../../state/list-columns/fill-gap.ts'
import { reportViewAtom } from '../../state/list-columns/report-view.ts'
import { columnLayoutAtoms } from '../../state/timelines/timeline-column-atoms.ts'
import { timelineAtoms } from '../../state/timelines/timelines.ts'
import type { ServerLists } from './server-lists.ts'
import type { SoakPage } from './soak-page.ts'

interface CloseTraits {
  readonly advance: (ms: number) => Promise<void>
  readonly server: ServerLists
  readonly paths: Readonly<Record<string, string>>
}

const MAX_GAPS = 40

/** Fills the gaps of a column, as a user does. @returns how many, and the gaps without missing rows */
export async function closeGaps(
  { session, timelines }: SoakPage,
  { advance, server, paths }: CloseTraits,
): Promise<{ readonly count: number; readonly wrong: readonly string[] }> {
  const { store } = session
  const wrong: string[] = []
  let count = 0

  /** Returns whether the server has no rows between the two rows beside a gap. */
  async function isUnnecessary(uuid: string, above: string | null, below: string | null) {
    const { ids } = await server.read(paths[uuid] ?? '', below)
    const from = above === null ? -1 : ids.indexOf(above)
    return below !== null && ids.indexOf(below) - from <= 1 && ids.includes(below)
  }

  for (const [uuid, key] of timelines) {
    store.set(reportViewAtom, session, uuid, { atTop: true, firstVisibleId: null })
    for (let filled = 0; filled < MAX_GAPS; filled += 1) {
      const { items } = store.get(columnLayoutAtoms(session)(uuid))
      const index = items.indexOf(null)
      if (index < 0 || !store.get(timelineAtoms(session)(key)).items.includes(null)) break
      const [above, below] = [items[index - 1] ?? null, items[index + 1] ?? null]
      // A page that was loaded may end exactly at the loaded rows. Only a gap without any missing row counts as
      // unnecessary.
      if (filled === 0 && (await isUnnecessary(uuid, above, below)))
        wrong.push(
          `${uuid}: a gap between ${above ?? 'the top'} and ${below ?? 'the end'} hides nothing`,
        )
      count += 1
      const filling = store.set(fillGapAtom, session, uuid, index)
      await advance(1_000)
      await filling
    }
  }
  return { count, wrong }
}
