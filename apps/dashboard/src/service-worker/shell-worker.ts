import { isLoopback } from '@colonnade/domain/addresses'
import { allowLoopbackMedia } from '@colonnade/domain/headers'
import { answerFresh, answerKept, PATIENCE_MS } from './shell/answers.ts'
import { readPageWord, TAKE_OVER } from './shell/hear-page.ts'
import { keepShell, type ShellPlace } from './shell/keep-shell.ts'
import { keptFiles } from './shell/kept-files.ts'
import { outdated } from './shell/outdated.ts'
import { LOCK_PREFIX } from './shell/page-lock.ts'
import type { Shell } from './shell/shell.ts'
import { wayOf, type Way } from './shell/way-of.ts'

/** Written into the worker by the build (`scripts/shell-worker.ts`). */
declare const BUILT_SHELL: Shell

/** What a service worker has around it: the page's own types do not know that. */
interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (options: object) => Promise<readonly unknown[]>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: (type: string, handle: (event: WorkerEvent) => void) => void
}

interface WorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void
  /** Of a request. */
  readonly request?: Request
  readonly respondWith?: (answer: Promise<Response>) => void
  /** Of a message. */
  readonly data?: unknown
  readonly ports?: readonly MessagePort[]
}

const scope = globalThis as unknown as WorkerScope
const { origin } = scope.location
// Named once: the build puts the whole of it wherever that name stands.
const shell = BUILT_SHELL
const kept = keptFiles(caches)
const place: ShellPlace = { shell, kept, fetch: (request) => fetch(request), origin }
const paths = new Set(shell.files.map(({ path }) => path))

/** Apart from the program's files: an empty note, there or not. */
const NOTES = 'colonnade/notes'
const ALONE = '/starts-alone'

scope.addEventListener('install', (event) => event.waitUntil(keepShell(place)))

scope.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => scope.clients.claim()))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const way = request === undefined ? null : wayOf(request, origin, paths)
  if (request !== undefined && way !== null) event.respondWith?.(answer(request, way))
})

scope.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(scope.skipWaiting())
  const word = readPageWord(event.data)
  if (word === null) return
  const isOwn = paths.has(word.entry)
  event.ports?.[0]?.postMessage(isOwn)
  event.waitUntil(noteAlone(word.startsAlone))
  // The page runs this version already, so nobody is surprised; older pages keep their files.
  if (isOwn) event.waitUntil(scope.skipWaiting().then(tidy))
})

function answer(request: Request, way: Way): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (way.kind === 'moved') return Promise.resolve(Response.redirect(way.to))
  const ask = () => fetch(way.kind === 'page' ? withoutQuery(request) : request)
  if (way.kind === 'kept') return answerKept(place, pathname, ask)
  const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  if (way.kind === 'page') {
    const standIn = () => Promise.resolve(pageReply(shell.pages[way.page]))
    return answerFresh({ ask, patience, startsAlone, standIn })
  }
  const standIn = async () => (await kept.find(pathname)) ?? Response.error()
  return answerFresh({ ask, patience, startsAlone: () => Promise.resolve(true), standIn })
}

// As the instance does: a deck on the reader's own machine stands beside servers that are there too.
const headers = isLoopback(origin) ? allowLoopbackMedia(shell.headers) : shell.headers

const pageReply = (text: string) =>
  new Response(text, {
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  })

const startsAlone = async () => (await caches.match(ALONE, { cacheName: NOTES })) !== undefined

async function noteAlone(isSo: boolean): Promise<void> {
  const notes = await caches.open(NOTES)
  if (isSo) await notes.put(ALONE, new Response(null))
  else await notes.delete(ALONE)
}

/** A page of the program is the same for every query, which only the page itself has to know. */
function withoutQuery(request: Request): Request {
  const { pathname, search } = new URL(request.url)
  if (search === '') return request
  const { headers } = request
  return new Request(pathname, { headers, credentials: 'same-origin', redirect: 'manual' })
}

/** Lets go of the versions that nobody runs. */
async function tidy(): Promise<void> {
  const { installing, waiting } = scope.registration
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const versions = await kept.versions()
  const standing = {
    kept: await Promise.all(
      versions.map(async (version) => ({ version, paths: await kept.paths(version) })),
    ),
    current: shell.version,
    isUpdating: installing !== null || waiting !== null,
    windows: windows.length,
    running: await runningPrograms(),
  }
  for (const version of outdated(standing)) await kept.drop(version)
}

/**
 * Each page holds a lock that names what it runs; it is free once the page is gone, however it went. Browsers
 * tell whose a lock is, but not by the name that they give to a window.
 */
async function runningPrograms(): Promise<readonly string[]> {
  const { held = [] } = await navigator.locks.query()
  return held
    .filter(({ name = '' }) => name.startsWith(LOCK_PREFIX))
    .map(({ name = '' }) => name.slice(LOCK_PREFIX.length))
}
