/** What a kind of server does otherwise: it may change the request, the answer, or answer itself. */
export type Habit = (
  request: Request,
  next: (request: Request) => Promise<Response>,
) => Promise<Response>

/** Several habits as one: the first hears a request first and has the last word on its answer. */
export function allOf(habits: readonly Habit[]): Habit {
  return (request, next) => {
    const pass = (index: number, heard: Request): Promise<Response> => {
      const habit = habits[index]
      return habit === undefined ? next(heard) : habit(heard, (then) => pass(index + 1, then))
    }
    return pass(0, request)
  }
}
