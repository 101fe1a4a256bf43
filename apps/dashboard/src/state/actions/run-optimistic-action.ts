import { ApiError } from '@colonnade/api-client'
import { logError } from '../../lib/logger.ts'
import { perSession, type Session } from '../session.ts'

/** One property of an entity that the user can change, e.g. the favourite of a status. Most are boolean. */
export interface Action<Answer, Value = boolean> {
  /** `kind:id`. There is one request in flight for each. */
  readonly name: string
  /** Applies the pending change on top of the server's data. */
  readonly showPending: (wanted: Value) => void
  /** Sends the request. */
  readonly send: (wanted: Value) => Promise<Answer>
  /**
   * Applies the response. With `isSettled` it removes the pending change in the same write, so that nothing flickers.
   */
  readonly accept: (answer: Answer, wanted: Value, isSettled: boolean) => void
  /** Removes the pending change, so that the server's data shows again. */
  readonly removePending: () => void
  /** Returns whether the server's data already has this value. Then no request is needed. */
  readonly isConfirmed: (wanted: Value) => boolean
}

interface RunningAction<Value> {
  /** The latest value that the user chose. */
  wanted: Value
}

const runningActions = perSession(
  () => new Map<string, RunningAction<unknown> & { readonly done: Promise<void> }>(),
)

/**
 * Runs an optimistic update. A change that is made while a request of the same name is in flight is shown at once and
 * sent afterwards; only the latest counts. The API client's observer shows errors (ERR-01).
 *
 * @returns resolves when all requests are done. Never rejects when the server refuses.
 */
export function runAction<Answer, Value = boolean>(
  session: Session,
  action: Action<Answer, Value>,
  wanted: Value,
): Promise<void> {
  action.showPending(wanted)
  const inFlight = runningActions(session).get(action.name)
  if (inFlight !== undefined) {
    inFlight.wanted = wanted
    return inFlight.done
  }
  const own: RunningAction<Value> = { wanted }
  const done = sendUntilSettled(action, own).finally(() =>
    runningActions(session).delete(action.name),
  )
  runningActions(session).set(action.name, Object.assign(own, { done }))
  return done
}

async function sendUntilSettled<Answer, Value>(
  action: Action<Answer, Value>,
  own: RunningAction<Value>,
): Promise<void> {
  for (;;) {
    const sentValue = own.wanted
    try {
      const answer = await action.send(sentValue)
      const isSettled = own.wanted === sentValue
      action.accept(answer, sentValue, isSettled)
      if (isSettled) return
    } catch (error) {
      if (!(error instanceof ApiError)) logError('an action failed', error)
      if (own.wanted === sentValue || action.isConfirmed(own.wanted)) {
        action.removePending()
        return
      }
    }
  }
}
