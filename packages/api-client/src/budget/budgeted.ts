import { ApiError } from '../http/api-error.ts'
import type { Answer, Send, Sending } from '../http/send.ts'
import type { BudgetKeeper } from './budget-keeper.ts'
import { familyOf } from './call-family.ts'

/** Sends each call when the budget lets it go, and none that it does not. */
export function budgeted(send: Send, keeper: BudgetKeeper): Send {
  const sent = async (url: string, sending: Sending): Promise<Answer> => {
    let isGivenUp = false
    try {
      return await send(url, sending)
    } catch (error) {
      isGivenUp = error instanceof ApiError && error.kind === 'aborted'
      throw error
    } finally {
      keeper.leave(sending.priority, isGivenUp)
    }
  }
  return async (url, sending) => {
    const call = { method: sending.method, family: familyOf(sending.method, url) }
    const turn = keeper.enter(call, sending.priority, sending.signal)
    // What the user asked for leaves in the same moment: the page may be about to close.
    if (turn !== null) await turn
    return sent(url, sending)
  }
}
