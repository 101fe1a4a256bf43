import { takeFile, type ShellPlace } from './keep-shell.ts'

/** How long a server may be silent, in ms, before what is kept stands in for its answer. */
export const PATIENCE_MS = 5_000

interface PageAnswer {
  /** Asks the network. */
  readonly ask: () => Promise<Response>
  /** Resolves when the server has been silent for too long. */
  readonly patience: () => Promise<void>
  /** Whether the build's page would lead to the same deck as the server's. */
  readonly startsAlone: () => Promise<boolean>
  /** What stands in. */
  readonly standIn: () => Promise<Response>
}

const LATE = Symbol('late')
const FAILED = Symbol('failed')

/**
 * Answers with what the network says, whatever that is. Where it says nothing what is kept stands in: at
 * once where nothing can be reached, after a while where the network only pretends to be there. For who
 * is signed in by the server's page alone the latter would be a deck without them: they wait.
 */
export async function answerFresh(answer: PageAnswer): Promise<Response> {
  const asked = answer.ask()
  const first = await Promise.race([asked.catch(() => FAILED), answer.patience().then(() => LATE)])
  if (first instanceof Response) return first
  if (first === FAILED || (await answer.startsAlone().catch(() => false))) return answer.standIn()
  return asked.catch(() => answer.standIn())
}

/**
 * Answers with what is kept, of any version; what is kept on demand is kept from now on. Where the browser does not give out
 * what it keeps, the network answers.
 */
export async function answerKept(
  place: ShellPlace,
  path: string,
  ask: () => Promise<Response>,
): Promise<Response> {
  const known = await place.kept.find(path).catch(() => null)
  if (known !== null) return known
  const file = place.shell.files.find((each) => each.path === path)
  return file === undefined ? ask() : takeFile(place, file).catch(ask)
}
