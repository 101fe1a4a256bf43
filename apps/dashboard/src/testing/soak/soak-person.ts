import type { StatusId } from '@colonnade/domain/entities'
import { votePollAtom } from '../../state/actions/polls.ts'
import { setBoostAtom } from '../../state/actions/set-flags.ts'
import { setFavouriteAtom } from '../../state/actions/status-action.ts'
import { changeDraftAtom, draftAtom, isSubmittingAtom } from '../../state/compose/draft.ts'
import { knownDraftsAtom } from '../../state/drafts/draft-list.ts'
import { newDraftAtom } from '../../state/drafts/new-draft.ts'
import { openDraftAtom } from '../../state/drafts/take-draft.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { loadOlderAtom } from '../../state/list-columns/load-rows.ts'
import { reportViewAtom } from '../../state/list-columns/report-view.ts'
import { submitDraftAtom } from '../../state/publish/submit.ts'
import { columnListAtoms } from '../../state/timelines/column-list.ts'
import type { SoakPage } from './soak-page.ts'
import type { PersonAct } from './soak-plan.ts'

export interface SoakPerson {
  readonly act: (act: PersonAct) => void
  /** Goes on with what is in the composer until it is published. @returns whether nothing is left to publish */
  readonly finish: () => boolean
  /** Words that were written, and became a post. */
  readonly toPublish: ReadonlySet<string>
  /** Words that were written, and wait. */
  readonly written: ReadonlySet<string>
}

interface SoakPersonTraits {
  readonly page: () => SoakPage
  readonly random: () => number
  readonly poll: StatusId
  /** What must not happen. */
  readonly onFault: (error: unknown) => void
}

/** Mira, who reads, answers and writes whatever the network does. */
export function createPerson({ page, random, poll, onFault }: SoakPersonTraits): SoakPerson {
  const toPublish = new Set<string>()
  const written = new Set<string>()
  let count = 0
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const run = (done: Promise<unknown>) => void done.catch(onFault)

  function someStatus(): StatusId | undefined {
    const { session, timelines } = page()
    const { items } = session.store.get(columnListAtoms(session)(pick([...timelines.keys()]) ?? ''))
    return pick(items.filter((id) => id !== null).slice(0, 15))
  }

  function toggle(flag: 'favourited' | 'reblogged'): void {
    const { session } = page()
    const id = someStatus()
    const status = id && session.store.get(statusAtoms(session)(id))
    if (id === undefined || status === undefined) return
    const shown = session.store.get(statusAtoms(session)(status?.reblog ?? id)) ?? status
    const setAtom = flag === 'favourited' ? setFavouriteAtom : setBoostAtom
    run(session.store.set(setAtom, session, id, !shown[flag]))
  }

  /** Whatever stands in the composer stays a draft, unless it was to be published: then that comes first. */
  function write(text: string): boolean {
    const { session } = page()
    const { store } = session
    const before = store.get(draftAtom(session)).text
    if (store.get(isSubmittingAtom(session)) || toPublish.has(before)) return false
    if (before !== '') store.set(newDraftAtom, session)
    store.set(changeDraftAtom, session, { text })
    return true
  }

  function submit(): void {
    const { session } = page()
    const { store } = session
    if (toPublish.has(store.get(draftAtom(session)).text)) run(store.set(submitDraftAtom, session))
  }

  const acts: Record<PersonAct, () => void> = {
    publish() {
      const text = `Said by mira #${count}`
      if (write(text)) {
        count += 1
        toPublish.add(text)
      }
      submit()
    },
    draft() {
      const text = `Kept by mira #${count}`
      if (!write(text)) return
      count += 1
      written.add(text)
    },
    favourite: () => toggle('favourited'),
    boost: () => toggle('reblogged'),
    vote() {
      const { session } = page()
      run(session.store.set(votePollAtom, session, poll, [1]))
    },
    scroll() {
      const { session, timelines } = page()
      const uuid = pick([...timelines.keys()]) ?? 'home'
      const { items } = session.store.get(columnListAtoms(session)(uuid))
      const ids = items.filter((id) => id !== null)
      // A column that is out of sight draws nothing.
      if (ids.length === 0) return
      const isUp = random() < 0.6
      const at = isUp ? 0 : Math.floor(random() * ids.length)
      session.store.set(reportViewAtom, session, uuid, {
        atTop: isUp,
        firstVisibleId: isUp ? null : (ids[at] ?? null),
      })
      if (!isUp && at > ids.length / 2) run(session.store.set(loadOlderAtom, session, uuid))
    },
  }

  return {
    toPublish,
    written,
    act: (name) => acts[name](),
    finish() {
      const { session } = page()
      const { store } = session
      const { text } = store.get(draftAtom(session))
      if (toPublish.has(text)) {
        if (!store.get(isSubmittingAtom(session))) submit()
        return false
      }
      // A page that was opened anew may have found the composer in use: it waits among the drafts.
      const waiting = store
        .get(knownDraftsAtom(session))
        .find(({ draft }) => toPublish.has(draft.text))
      if (waiting === undefined) return true
      run(store.set(openDraftAtom, session, waiting.id))
      return false
    },
  }
}
