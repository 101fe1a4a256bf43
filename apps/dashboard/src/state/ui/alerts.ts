import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import {
  addAlert,
  ALERT_MS,
  dismissAlert,
  repeatAlert,
  stackTime,
  type Alert,
} from '@colonnade/domain/feedback'
import { platformAtom } from '../app-store.ts'

const queueAtom = atom<readonly Alert[]>([])

/** Alerts on screen, oldest first. */
export const alertsAtom = atom((get) => get(queueAtom))
alertsAtom.debugLabel = 'alerts'

export const showAlertAtom = atom(null, (get, set, text: Omit<Alert, 'key'>) => {
  const alerts = addAlert(get(queueAtom), text)
  set(queueAtom, alerts)
  set(letGoAtom, alerts.length - 1)
})

/** Each alert below it adds a second, so that they leave in order (ALR-06). */
const letGoAtom = atom(null, (get, set, index: number) => {
  const leaving = get(queueAtom)[index]
  get(platformAtom).clock.after(stackTime(index, ALERT_MS), () =>
    // Not by its key: a later alert may have that again.
    set(
      queueAtom,
      get(queueAtom).filter((alert) => alert !== leaving),
    ),
  )
})

const TOO_MANY = 429

/** A failed call in the words of the specification (ERR-03, ERR-04), with what to do about it. */
function alertOf(
  { kind, status, title, message, retryAt }: ApiError,
  isOffline: boolean,
  isKept: boolean,
): Omit<Alert, 'key'> {
  if (kind === 'unsupported') return { title, message, advice: { kind } }
  if (kind === 'network' && isOffline)
    return { title, message, advice: { kind: 'offline', ...(isKept && { isKept }) } }
  if (status === TOO_MANY) return { title, message, advice: { kind: 'wait', until: retryAt } }
  return { title, message }
}

/**
 * One that says what stands there already is not told again: that one stays as long as it would have.
 *
 * @param isKept somebody wrote what did not arrive, and has it still
 */
export const showErrorAtom = atom(null, (get, set, error: ApiError, isKept?: boolean) => {
  const alert = alertOf(error, get(platformAtom).page.isOffline(), isKept === true)
  const repeated = repeatAlert(get(queueAtom), alert)
  if (repeated === null) return set(showAlertAtom, alert)
  set(queueAtom, repeated.alerts)
  return set(letGoAtom, repeated.index)
})

export const dismissAlertAtom = atom(null, (get, set, key: number) => {
  set(queueAtom, dismissAlert(get(queueAtom), key))
})

export const clearAlertsAtom = atom(null, (_get, set) => set(queueAtom, []))
