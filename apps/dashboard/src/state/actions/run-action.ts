import { ApiError } from '@colonnade/api-client'
import { logError } from '../../lib/logger.ts'
import { perSession, type Session } from '../session.ts'

/** One thing of one entity that the user can change, e.g. the favourite of a status: mostly on or off. */
export interface Action<Answer, Wish = boolean> {
  /** `kind:id`: one call in flight for each. */
  readonly name: string
  /** Lays the wish over what the server said. */
  readonly show: (wanted: Wish) => void
  /** Asks the server. */
  readonly call: (wanted: Wish) => Promise<Answer>
  /** Takes the answer in; with `isSettled` the wish goes in the same write, so that nothing flickers. */
  readonly accept: (answer: Answer, wanted: Wish, isSettled: boolean) => void
  /** Takes the wish away: what the server said shows again. */
  readonly drop: () => void
  /** Whether the server last said so: there is nothing to ask for. */
  readonly isSo: (wanted: Wish) => boolean
}

interface Running<Wish> {
  /** The latest wish. */
  wanted: Wish
}

const running = perSession(
  () => new Map<string, Running<unknown> & { readonly done: Promise<void> }>(),
)

/**
 * Carries out a wish. A wish that comes while another of its kind is on its way is shown at once
 * and asked for afterwards; only the latest counts. A refusal was told by the client's observer (ERR-01).
 *
 * @returns resolves when nothing of it is left to do. Never rejects for a refusal.
 */
export function runAction<Answer, Wish = boolean>(
  session: Session,
  action: Action<Answer, Wish>,
  wanted: Wish,
): Promise<void> {
  action.show(wanted)
  const inFlight = running(session).get(action.name)
  if (inFlight !== undefined) {
    inFlight.wanted = wanted
    return inFlight.done
  }
  const own: Running<Wish> = { wanted }
  const done = settle(action, own).finally(() => running(session).delete(action.name))
  running(session).set(action.name, Object.assign(own, { done }))
  return done
}

async function settle<Answer, Wish>(
  action: Action<Answer, Wish>,
  own: Running<Wish>,
): Promise<void> {
  for (;;) {
    const asked = own.wanted
    try {
      const answer = await action.call(asked)
      const isSettled = own.wanted === asked
      action.accept(answer, asked, isSettled)
      if (isSettled) return
    } catch (error) {
      if (!(error instanceof ApiError)) logError('an action failed', error)
      if (own.wanted === asked || action.isSo(own.wanted)) {
        action.drop()
        return
      }
    }
  }
}
