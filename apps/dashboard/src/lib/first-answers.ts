/** Answers that are on their way since before the program was there, by `nameOfAnswer`. */
export type FirstAnswers = Map<string, Promise<Response>>

declare global {
  var colonnadeFirstAnswers: FirstAnswers | undefined
}

/** @param authorization the header's value: nobody gets what another account asked for */
export const nameOfAnswer = (url: string, authorization: string): string =>
  `${authorization} ${url}`

/** Puts answers where the program looks for them. */
export function lendFirstAnswers(answers: FirstAnswers): void {
  globalThis.colonnadeFirstAnswers = answers
}

/**
 * A fetch that takes what is on its way already. Each answer is given once; one that did not come is asked for anew.
 */
export function withFirstAnswers(
  ask: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return (request) => {
    const answers = globalThis.colonnadeFirstAnswers
    const authorization = request.headers.get('Authorization')
    if (answers === undefined || request.method !== 'GET' || authorization === null)
      return ask(request)
    const name = nameOfAnswer(request.url, authorization)
    const answer = answers.get(name)
    if (answer === undefined) return ask(request)
    answers.delete(name)
    return answer.catch(() => ask(request))
  }
}

/** Each call that nobody took, by its address. */
const unwanted: string[] = []

/**
 * The addresses that a start has read by now, for the next one to ask for at once. What this start was given and
 * did not want is left out, and nobody gets it any more.
 */
export function readSoFar(): readonly string[] {
  for (const name of globalThis.colonnadeFirstAnswers?.keys() ?? []) unwanted.push(addressOf(name))
  lendFirstAnswers(new Map())
  const left = [...unwanted]
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && isRead(entry))
    .map(({ name }) => name)
    .filter((url) => {
      const at = left.indexOf(url)
      if (at !== -1) left.splice(at, 1)
      return at === -1
    })
}

const isRead = ({ initiatorType }: PerformanceResourceTiming) => initiatorType === 'fetch'

const addressOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1)
