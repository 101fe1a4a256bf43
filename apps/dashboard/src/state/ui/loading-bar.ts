import { atom, type Setter } from 'jotai/vanilla'
import { platformAtom } from '../app-store.ts'

export interface LoadingBar {
  readonly phase: 'hidden' | 'starting' | 'running' | 'stopping'
  /** From 0 to 100. */
  readonly percent: number
}

const UPDATE_MS = 200
const STEP = 10
const MAX_PERCENT = 99
const TERMINATING_MS = 100
const ANIMATION_MS = 800

const HIDDEN: LoadingBar = { phase: 'hidden', percent: 0 }

const barAtom = atom(HIDDEN)
const pendingAtom = atom(0)
/** Cancels the timer that is under way. */
const timerAtom = atom<{ readonly cancel: () => void }>({ cancel: () => {} })

export const loadingBarAtom = atom((get) => get(barAtom))
loadingBarAtom.debugLabel = 'loading bar'

const scheduleAtom = atom(null, (get, set, ms: number, run: (set: Setter) => void) => {
  get(timerAtom).cancel()
  set(timerAtom, { cancel: get(platformAtom).clock.after(ms, () => run(set)) })
})

const stepAtom = atom(null, (get, set) => {
  const percent = Math.min(get(barAtom).percent + STEP, MAX_PERCENT)
  set(barAtom, { phase: 'running', percent })
  if (percent < MAX_PERCENT) set(scheduleAtom, UPDATE_MS, (later) => later(stepAtom))
})

/** A call began. Several at once share the bar (LBR-05). */
export const startLoadingAtom = atom(null, (get, set) => {
  set(pendingAtom, get(pendingAtom) + 1)
  if (get(pendingAtom) > 1) return
  set(barAtom, { phase: 'starting', percent: 0 })
  set(scheduleAtom, UPDATE_MS, (later) => later(stepAtom))
})

/** A call ended. One that ended before the first step leaves no trace (LBR-07). */
export const stopLoadingAtom = atom(null, (get, set) => {
  const left = Math.max(0, get(pendingAtom) - 1)
  set(pendingAtom, left)
  if (left > 0) return
  if (get(barAtom).phase !== 'running') {
    get(timerAtom).cancel()
    set(barAtom, HIDDEN)
    return
  }
  set(barAtom, { phase: 'stopping', percent: 100 })
  set(scheduleAtom, TERMINATING_MS + ANIMATION_MS, (later) => later(barAtom, HIDDEN))
})
