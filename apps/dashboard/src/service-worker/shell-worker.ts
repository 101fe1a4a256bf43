import { isLoopback } from '@colonnade/domain/addresses'
import { allowLoopbackMedia } from '@colonnade/domain/headers'
import { LOCK_PREFIX } from './shell/page-lock.ts'
import { parsePageMessage, SKIP_WAITING_MESSAGE } from './shell/page-message.ts'
import { precacheShell, type ShellEnvironment } from './shell/precache.ts'
import { respondNetworkFirst, respondCacheFirst, RESPONSE_TIMEOUT_MS } from './shell/respond.ts'
import { getRouteStrategy, type RouteStrategy } from './shell/route-strategy.ts'
import { createShellCache, getCacheName } from './shell/shell-cache.ts'
import type { Shell } from './shell/shell-manifest.ts'
import { findStaleVersions } from './shell/stale-caches.ts'
import { createStaticRoutes, type StaticRoute } from './shell/static-routes.ts'

/** Replaced by the build (`scripts/shell-worker.ts`). */
declare const BUILT_SHELL: Shell

/** The part of the service worker's global scope that is used. The DOM types of the page lack it. */
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
  /** Of an install event, in Chromium only. */
  readonly addRoutes?: (routes: readonly StaticRoute[]) => Promise<void>
  /** Set for a fetch event. */
  readonly request?: Request
  readonly respondWith?: (answer: Promise<Response>) => void
  /** Set for a message event. */
  readonly data?: unknown
  readonly ports?: readonly MessagePort[]
}

const scope = globalThis as unknown as WorkerScope
const { origin } = scope.location
// Referenced once, because the build inserts the whole value wherever the name occurs.
const shell = BUILT_SHELL
const shellCache = createShellCache(caches)
const shellEnvironment: ShellEnvironment = {
  shell,
  kept: shellCache,
  fetch: (request) => fetch(request),
  origin,
}
const paths = new Set(shell.files.map(({ path }) => path))

/** A cache apart from the app's files. Its only entry is an empty response, which is there or not. */
const NOTES_CACHE = 'colonnade/notes'
const STARTS_ALONE_PATH = '/starts-alone'

scope.addEventListener('install', (event) => {
  event.waitUntil(precacheShell(shellEnvironment))
  // Without routes the worker answers, as in other browsers.
  const routes = createStaticRoutes(shell, getCacheName(shell.version))
  if (routes.length > 0) void event.addRoutes?.(routes).catch(() => undefined)
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(removeStaleCaches().then(() => scope.clients.claim()))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const way = request === undefined ? null : getRouteStrategy(request, origin, paths)
  if (request !== undefined && way !== null) event.respondWith?.(respond(request, way))
})

scope.addEventListener('message', (event) => {
  if (event.data === SKIP_WAITING_MESSAGE) event.waitUntil(scope.skipWaiting())
  const word = parsePageMessage(event.data)
  if (word === null) return
  const isOwn = paths.has(word.entry)
  event.ports?.[0]?.postMessage(isOwn)
  event.waitUntil(setStartsAlone(word.startsAlone))
  // The page already runs this version, so the change is not visible. Older pages keep their files.
  if (isOwn) event.waitUntil(scope.skipWaiting().then(removeStaleCaches))
})

function respond(request: Request, way: RouteStrategy): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (way.kind === 'moved') return Promise.resolve(Response.redirect(way.to))
  const ask = () => fetch(way.kind === 'page' ? removeQuery(request) : request)
  if (way.kind === 'kept') return respondCacheFirst(shellEnvironment, pathname, ask)
  const patience = () => new Promise<void>((resolve) => setTimeout(resolve, RESPONSE_TIMEOUT_MS))
  if (way.kind === 'page') {
    const getFallback = () => Promise.resolve(createPageResponse(shell.pages[way.page]))
    return respondNetworkFirst({
      ask,
      waitForTimeout: patience,
      canStartAlone,
      getFallback,
    })
  }
  const getFallback = async () => (await shellCache.find(pathname)) ?? Response.error()
  return respondNetworkFirst({
    ask,
    waitForTimeout: patience,
    canStartAlone: () => Promise.resolve(true),
    getFallback,
  })
}

// As the instance does: a deck on the user's own machine uses media of servers on the same machine.
const headers = isLoopback(origin) ? allowLoopbackMedia(shell.headers) : shell.headers

const createPageResponse = (text: string) =>
  new Response(text, {
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  })

const canStartAlone = async () =>
  (await caches.match(STARTS_ALONE_PATH, { cacheName: NOTES_CACHE })) !== undefined

async function setStartsAlone(isSo: boolean): Promise<void> {
  const notes = await caches.open(NOTES_CACHE)
  if (isSo) await notes.put(STARTS_ALONE_PATH, new Response(null))
  else await notes.delete(STARTS_ALONE_PATH)
}

/** Removes the query, because the response is the same for every query. Only the page itself reads it. */
function removeQuery(request: Request): Request {
  const { pathname, search } = new URL(request.url)
  if (search === '') return request
  const { headers } = request
  return new Request(pathname, { headers, credentials: 'same-origin', redirect: 'manual' })
}

/** Removes the cached versions that no open page runs. */
async function removeStaleCaches(): Promise<void> {
  const { installing, waiting } = scope.registration
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const versions = await shellCache.getVersions()
  const cacheState = {
    kept: await Promise.all(
      versions.map(async (version) => ({ version, paths: await shellCache.getPaths(version) })),
    ),
    current: shell.version,
    isUpdating: installing !== null || waiting !== null,
    windows: windows.length,
    running: await getRunningEntries(),
  }
  for (const version of findStaleVersions(cacheState)) await shellCache.remove(version)
}

/**
 * Returns the first script of each open page. Each page holds a lock named after it, which the browser releases when
 * the page closes or crashes. A lock's client ID is not the ID that browsers give to a window.
 */
async function getRunningEntries(): Promise<readonly string[]> {
  const { held = [] } = await navigator.locks.query()
  return held
    .filter(({ name = '' }) => name.startsWith(LOCK_PREFIX))
    .map(({ name = '' }) => name.slice(LOCK_PREFIX.length))
}
