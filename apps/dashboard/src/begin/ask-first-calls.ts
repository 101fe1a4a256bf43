import { type FirstAnswers, nameOfAnswer } from '../lib/first-answers.ts'
import { type Entrance, signIns } from './sign-ins.ts'

interface Surroundings extends Entrance {
  readonly ask: (request: Request) => Promise<Response>
}

/** Of the deck that everybody begins with: what an account asks for of which nothing is kept yet. */
const USUAL = [
  '/api/v1/markers?timeline[]=home&timeline[]=notifications',
  '/api/v1/timelines/home?limit=20',
]

/**
 * Asks what the start before this one asked for first (`keep-first-calls.ts`), while the program itself is still on
 * its way. Never throws; where nobody is signed in it asks nothing.
 *
 * @returns what is on its way, for the program to take
 */
export function askFirstCalls(around: Surroundings): FirstAnswers {
  const answers: FirstAnswers = new Map()
  try {
    for (const { origin, token, text } of signIns(around, 'first-calls')) {
      for (const path of text === null ? USUAL : pathsOf(text)) {
        const url = new URL(path, origin)
        if (url.origin !== origin) continue
        const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` }
        const answer = around.ask(new Request(url, { headers }))
        // Whoever takes it hears of it.
        answer.catch(() => undefined)
        answers.set(nameOfAnswer(url.href, headers.Authorization), answer)
      }
    }
  } catch {
    // Storage is blocked or damaged: the program asks for itself.
  }
  return answers
}

function pathsOf(text: string): readonly string[] {
  const paths: unknown = JSON.parse(text)
  return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []
}
