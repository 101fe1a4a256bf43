import { atom } from 'jotai/vanilla'
import {
  startLoading,
  endLoading,
  HIDDEN_BAR,
  LOADING_ANIMATION_MS,
  LOADING_TERMINATING_MS,
  LOADING_UPDATE_MS,
  resetLoading,
  stepLoading,
  type LoadingBar,
} from '@colonnade/domain/toasts'
import { platformAtom } from '../app-store.ts'

const barAtom = atom<LoadingBar>(HIDDEN_BAR)
/** Cancels the running timer. */
const timerAtom = atom<{ readonly cancel: () => void }>({ cancel: () => {} })

export const loadingBarAtom = atom((get) => get(barAtom))
loadingBarAtom.debugLabel = 'loading bar'

/** Updates the bar. Schedules the next step if its phase or percentage changed. */
const updateBarAtom = atom(null, (get, set, bar: LoadingBar) => {
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
  const cancel = get(platformAtom).clock.after(ms, () => set(updateBarAtom, next(get(barAtom))))
  set(timerAtom, { cancel })
})

/** A request started. Several at once share the bar (LBR-05). */
export const startLoadingAtom = atom(null, (get, set) =>
  set(updateBarAtom, startLoading(get(barAtom))),
)

/** A request ended. One that ended before the first step is not shown (LBR-07). */
export const stopLoadingAtom = atom(null, (get, set) =>
  set(updateBarAtom, endLoading(get(barAtom))),
)
