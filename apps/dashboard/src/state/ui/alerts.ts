import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import { platformAtom } from '../app-store.ts'

export interface Alert {
  readonly key: number
  readonly title: string
  readonly message: string
}

/** How long an alert stays; each one below it adds a second, so that they leave in order (ALR-06). */
export const ALERT_MS = 5_000
const ALERT_STEP_MS = 1_000

/** More at once help nobody: the oldest go. */
const MOST_ALERTS = 20

const queueAtom = atom<readonly Alert[]>([])

/** Alerts on screen, oldest first. */
export const alertsAtom = atom((get) => get(queueAtom))
alertsAtom.debugLabel = 'alerts'

export const showAlertAtom = atom(null, (get, set, { title, message }: Omit<Alert, 'key'>) => {
  const shown = get(queueAtom)
  const last = shown.at(-1)
  const key = last === undefined ? 0 : last.key + 1
  set(queueAtom, [...shown, { key, title, message }].slice(-MOST_ALERTS))
  const position = Math.min(shown.length, MOST_ALERTS - 1)
  const alert = get(queueAtom).at(-1)
  get(platformAtom).clock.after(ALERT_MS + position * ALERT_STEP_MS, () =>
    set(
      queueAtom,
      get(queueAtom).filter((other) => other !== alert),
    ),
  )
})

/** A failed call in the words of the specification (ERR-03, ERR-04). */
export const showErrorAtom = atom(null, (_get, set, error: ApiError) => {
  set(showAlertAtom, { title: error.title, message: error.message })
})

export const dismissAlertAtom = atom(null, (get, set, key: number) => {
  set(
    queueAtom,
    get(queueAtom).filter((alert) => alert.key !== key),
  )
})

export const clearAlertsAtom = atom(null, (_get, set) => set(queueAtom, []))
