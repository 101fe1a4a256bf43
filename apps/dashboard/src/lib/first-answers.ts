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

/** More than a start asks for. */
const MOST_NOTED = 64

/** What an account asked for first, in that order. */
const asked = new Set<string>()

/**
 * A fetch that takes what is on its way already. Each answer is given once; one that did not come is asked for anew.
 */
export function withFirstAnswers(
  ask: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return (request) => {
    const authorization = request.headers.get('Authorization')
    if (request.method !== 'GET' || authorization === null) return ask(request)
    if (asked.size < MOST_NOTED) asked.add(request.url)
    const name = nameOfAnswer(request.url, authorization)
    const answer = globalThis.colonnadeFirstAnswers?.get(name)
    if (answer === undefined) return ask(request)
    globalThis.colonnadeFirstAnswers?.delete(name)
    return answer.catch(() => ask(request))
  }
}

/**
 * The addresses that a start has asked for by now, whether answered or not, for the next one to ask for at once. What
 * this start was given and did not want is none of them, and nobody gets it any more.
 */
export function readSoFar(): readonly string[] {
  const unwanted = globalThis.colonnadeFirstAnswers?.values() ?? []
  lendFirstAnswers(new Map())
  for (const answer of unwanted) void drop(answer)
  return [...asked]
}

/** An answer that nobody reads keeps its connection, of which a browser has six to a server. */
async function drop(answer: Promise<Response>): Promise<void> {
  try {
    await (await answer).body?.cancel()
  } catch {
    // It did not come, or broke off.
  }
}
