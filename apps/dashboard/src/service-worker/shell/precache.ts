import type { ShellCache } from './shell-cache.ts'
import { isImmutable, type Shell, type ShellFile } from './shell-manifest.ts'

export interface ShellEnvironment {
  readonly shell: Shell
  readonly kept: ShellCache
  readonly fetch: (request: Request) => Promise<Response>
  /** The app's origin, `https://host`. */
  readonly origin: string
}

/** Limited, because the page sends requests to its server at the same time. */
const MAX_CONCURRENT_REQUESTS = 4

/**
 * Caches all files that a version needs. Copies unchanged files from earlier versions and keeps those of an earlier
 * attempt.
 *
 * @throws TypeError when a file is missing or fails its integrity check; the version is then not ready
 */
export async function precacheShell(place: ShellEnvironment): Promise<void> {
  const waiting = place.shell.files.filter(({ when }) => when === 'ahead')
  const fetchNext = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      await precacheFile(place, file)
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT_REQUESTS }, fetchNext))
}

async function precacheFile(place: ShellEnvironment, file: ShellFile): Promise<void> {
  const { kept, shell } = place
  if (!isImmutable(file.path)) {
    // Icons, which the operator may have replaced. They are optional.
    await fetchAndCache(place, file).catch(() => undefined)
    return
  }
  if ((await kept.find(file.path, shell.version)) !== null) return
  const known = await kept.find(file.path)
  if (known === null) await fetchAndCache(place, file)
  else await kept.put(shell.version, file.path, known)
}

/** Fetches a file of the app and caches it. @throws TypeError when it is not the built file */
export async function fetchAndCache(place: ShellEnvironment, file: ShellFile): Promise<Response> {
  const { shell, kept, origin } = place
  const request = new Request(origin + file.path, {
    integrity: file.integrity,
    redirect: 'error',
    cache: isImmutable(file.path) ? 'default' : 'no-cache',
  })
  const answer = await place.fetch(request)
  if (answer.status !== 200) throw new TypeError(`${file.path} is not there: ${answer.status}`)
  await kept.put(shell.version, file.path, answer.clone())
  return answer
}
