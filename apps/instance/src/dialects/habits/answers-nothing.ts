import { isCall } from '../call-pattern.ts'
import type { Habit } from '../habit.ts'
import { rewriteJson } from '../rewrite-json.ts'

/** These calls are done, and answered by an empty object. */
export const answersNothing =
  (calls: readonly string[]): Habit =>
  async (request, next) => {
    const response = await next(request)
    return isCall(request, calls) ? rewriteJson(response, () => ({})) : response
  }
