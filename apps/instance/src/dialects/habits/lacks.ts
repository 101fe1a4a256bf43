import { isCall } from '../call-pattern.ts'
import type { Habit } from '../habit.ts'

/** It has none of these calls, and says so by its own answer. */
export const lacks =
  (calls: readonly string[], answer: () => Response): Habit =>
  (request, next) =>
    isCall(request, calls) ? Promise.resolve(answer()) : next(request)
