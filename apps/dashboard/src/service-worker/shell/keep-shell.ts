import type { KeptFiles } from './kept-files.ts'
import { isLasting, type Shell, type ShellFile } from './shell.ts'

export interface ShellPlace {
  readonly shell: Shell
  readonly kept: KeptFiles
  readonly fetch: (request: Request) => Promise<Response>
  /** The program's, `https://host`. */
  readonly origin: string
}

/** So many files come at once: the page goes on calling its server meanwhile. */
const AT_ONCE = 4

/**
 * Keeps a version with all that it needs; what an earlier one has of it is taken from there, and what an
 * earlier attempt got stays.
 *
 * @throws TypeError where a file does not arrive as it was built: the version is not ready then
 */
export async function keepShell(place: ShellPlace): Promise<void> {
  const waiting = place.shell.files.filter(({ when }) => when === 'ahead')
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      await keepAhead(place, file)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function keepAhead(place: ShellPlace, file: ShellFile): Promise<void> {
  const { kept, shell } = place
  if (!isLasting(file.path)) {
    // Icons, which whoever serves the program may have changed for their own: it goes without.
    await takeFile(place, file).catch(() => undefined)
    return
  }
  if ((await kept.find(file.path, shell.version)) !== null) return
  const known = await kept.find(file.path)
  if (known === null) await takeFile(place, file)
  else await kept.put(shell.version, file.path, known)
}

/** Fetches a file of the program and keeps it. @throws TypeError where it is not what was built */
export async function takeFile(place: ShellPlace, file: ShellFile): Promise<Response> {
  const { shell, kept, origin } = place
  const request = new Request(origin + file.path, {
    integrity: file.integrity,
    redirect: 'error',
    cache: isLasting(file.path) ? 'default' : 'no-cache',
  })
  const answer = await place.fetch(request)
  if (answer.status !== 200) throw new TypeError(`${file.path} is not there: ${answer.status}`)
  await kept.put(shell.version, file.path, answer.clone())
  return answer
}
