import { atom } from 'jotai/vanilla'
import {
  beginLoading,
  endLoading,
  HIDDEN_BAR,
  LOADING_ANIMATION_MS,
  LOADING_TERMINATING_MS,
  LOADING_UPDATE_MS,
  resetLoading,
  stepLoading,
  type LoadingBar,
} from '@colonnade/domain/feedback'
import { platformAtom } from '../app-store.ts'

const barAtom = atom<LoadingBar>(HIDDEN_BAR)
/** Cancels the timer that is under way. */
const timerAtom = atom<{ readonly cancel: () => void }>({ cancel: () => {} })

export const loadingBarAtom = atom((get) => get(barAtom))
loadingBarAtom.debugLabel = 'loading bar'

/** Writes the bar; where its phase or percent changed, what comes next waits its time. */
const moveAtom = atom(null, (get, set, bar: LoadingBar) => {
  const { phase, percent } = get(barAtom)
  set(barAtom, bar)
  if (bar.phase !== phase || bar.percent !== percent) set(scheduleAtom, bar)
})

const scheduleAtom = atom(null, (get, set, { phase }: LoadingBar) => {
  get(timerAtom).cancel()
  if (phase === 'hidden') return
  const isLeaving = phase === 'stopping'
  const ms = isLeaving ? LOADING_TERMINATING_MS + LOADING_ANIMATION_MS : LOADING_UPDATE_MS
  const next = isLeaving ? resetLoading : stepLoading
  const cancel = get(platformAtom).clock.after(ms, () => set(moveAtom, next(get(barAtom))))
  set(timerAtom, { cancel })
})

/** A call began. Several at once share the bar (LBR-05). */
export const startLoadingAtom = atom(null, (get, set) => set(moveAtom, beginLoading(get(barAtom))))

/** A call ended. One that ended before the first step leaves no trace (LBR-07). */
export const stopLoadingAtom = atom(null, (get, set) => set(moveAtom, endLoading(get(barAtom))))
