import { ApiError } from '@colonnade/api-client'
import { logError } from '../../lib/logger.ts'
import { perSession, type Session } from '../session.ts'

/** One switch of one entity that the user can turn, e.g. the favourite of a status. */
export interface Action<Answer> {
  /** `kind:id`: one call in flight for each. */
  readonly name: string
  /** Lays the wish over what the server said. */
  readonly show: (wanted: boolean) => void
  /** Asks the server. */
  readonly call: (wanted: boolean) => Promise<Answer>
  /** Takes the answer in; with `isSettled` the wish goes in the same write, so that nothing flickers. */
  readonly accept: (answer: Answer, wanted: boolean, isSettled: boolean) => void
  /** Takes the wish away: what the server said shows again. */
  readonly drop: () => void
  /** What the server last said. */
  readonly isOn: () => boolean
}

interface Running {
  /** The latest wish. */
  wanted: boolean
}

const running = perSession(() => new Map<string, Running & { readonly done: Promise<void> }>())

/**
 * Carries out a wish. A wish that comes while another of its kind is on its way is shown at once
 * and asked for afterwards; only the latest counts. A refusal was told by the client's observer.
 *
 * @returns resolves when nothing of it is left to do. Never rejects for a refusal.
 */
export function runAction<Answer>(
  session: Session,
  action: Action<Answer>,
  wanted: boolean,
): Promise<void> {
  action.show(wanted)
  const inFlight = running(session).get(action.name)
  if (inFlight !== undefined) {
    inFlight.wanted = wanted
    return inFlight.done
  }
  const own: Running = { wanted }
  const done = settle(action, own).finally(() => running(session).delete(action.name))
  running(session).set(action.name, Object.assign(own, { done }))
  return done
}

async function settle<Answer>(action: Action<Answer>, own: Running): Promise<void> {
  for (;;) {
    const asked = own.wanted
    try {
      const answer = await action.call(asked)
      const isSettled = own.wanted === asked
      action.accept(answer, asked, isSettled)
      if (isSettled) return
    } catch (error) {
      if (!(error instanceof ApiError)) logError('an action failed', error)
      if (own.wanted === asked || own.wanted === action.isOn()) {
        action.drop()
        return
      }
    }
  }
}
