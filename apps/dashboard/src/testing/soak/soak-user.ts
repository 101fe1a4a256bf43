import type { StatusId } from '@colonnade/domain/entities'
import { setBoostAtom } from '../../state/actions/set-status-flags.ts'
import { setFavouriteAtom } from '../../state/actions/status-action.ts'
import { votePollAtom } from '../../state/actions/vote-poll.ts'
import { changeDraftAtom, draftAtom, isSubmittingAtom } from '../../state/compose/draft.ts'
import { openDraftAtom } from '../../state/drafts/adopt-draft.ts'
import { knownDraftsAtom } from '../../state/drafts/draft-list.ts'
import { newDraftAtom } from '../../state/drafts/new-draft.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { loadOlderAtom } from '../../state/list-columns/load-rows.ts'
import { reportViewAtom } from '../../state/list-columns/report-view.ts'
import { submitDraftAtom } from '../../state/publish/submit-draft.ts'
import { columnListAtoms } from '../../state/timelines/timeline-column-atoms.ts'
import type { SoakPage } from './soak-page.ts'
import type { UserAction } from './soak-plan.ts'

export interface SoakUser {
  readonly act: (act: UserAction) => void
  /** Submits the composer's post until it is published. @returns whether nothing is left to publish */
  readonly finish: () => boolean
  /** Texts of submitted posts. */
  readonly toPublish: ReadonlySet<string>
  /** Texts of drafts. */
  readonly written: ReadonlySet<string>
}

interface SoakUserOptions {
  readonly page: () => SoakPage
  readonly random: () => number
  readonly poll: StatusId
  /** Reports an error that must not occur. */
  readonly onFault: (error: unknown) => void
}

/** Creates Mira's actions: she reads, replies and posts in spite of the network faults. */
export function createUser({ page, random, poll, onFault }: SoakUserOptions): SoakUser {
  const toPublish = new Set<string>()
  const written = new Set<string>()
  let count = 0
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const run = (done: Promise<unknown>) => void done.catch(onFault)

  function pickStatus(): StatusId | undefined {
    const { session, timelines } = page()
    const { items } = session.store.get(columnListAtoms(session)(pick([...timelines.keys()]) ?? ''))
    return pick(items.filter((id) => id !== null).slice(0, 15))
  }

  function toggle(flag: 'favourited' | 'reblogged'): void {
    const { session } = page()
    const id = pickStatus()
    const status = id && session.store.get(statusAtoms(session)(id))
    if (id === undefined || status === undefined) return
    const shown = session.store.get(statusAtoms(session)(status?.reblog ?? id)) ?? status
    const setAtom = flag === 'favourited' ? setFavouriteAtom : setBoostAtom
    run(session.store.set(setAtom, session, id, !shown[flag]))
  }

  /**
   * Writes a draft. A text in the composer becomes a draft first, unless it was to be published: then it is published
   * first.
   */
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

  const acts: Record<UserAction, () => void> = {
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
      // A hidden column renders nothing.
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
      // A page that was opened again may have found the composer's draft locked, so that it is among the drafts.
      const waiting = store
        .get(knownDraftsAtom(session))
        .find(({ draft }) => toPublish.has(draft.text))
      if (waiting === undefined) return true
      run(store.set(openDraftAtom, session, waiting.id))
      return false
    },
  }
}
