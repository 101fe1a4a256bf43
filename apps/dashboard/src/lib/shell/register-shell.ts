import { LOCK_PREFIX } from '../../service-worker/shell/page-lock.ts'
import { type PageMessage, SKIP_WAITING_MESSAGE } from '../../service-worker/shell/page-message.ts'
import type { Clock } from '../clock.ts'
import { getWorkerUrl } from '../trusted-types/worker-url.ts'

/** A page stays open for days, but browsers check for updates only when a page is opened. Unit: ms. */
export const UPDATE_INTERVAL_MS = 3_600_000

/** A worker that is not active by then becomes active later. Unit: ms. */
const ACTIVATION_TIMEOUT_MS = 3_000

/** The browser features that are used. Replaceable in tests. */
export interface ShellScope {
  readonly workers: Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>
  /** Undefined in old browsers. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly clock: Clock
  /** The path of the page's first script. */
  readonly entry: string
}

interface ShellListener {
  /** Returns whether the built page leads to the same deck. False when the server's page signs in. */
  readonly startsAlone: () => boolean
  /** Called when a version is ready that this page does not run. */
  readonly onNewVersion: () => void
}

export interface RegisteredShell {
  /** Activates the waiting version. Never rejects, and resolves after a few seconds at most. */
  readonly activateWaiting: () => Promise<void>
}

/**
 * Registers the service worker that caches the app, and reports new versions. The open page does not change: only
 * pages opened later use the new version.
 *
 * @throws the browser's error when it cannot register the worker
 */
export async function registerShell(
  { workers, locks, clock, entry }: ShellScope,
  { startsAlone, onNewVersion }: ShellListener,
): Promise<RegisteredShell> {
  const checkedWorkers = new Set<ServiceWorker>()
  const checkWorker = async (worker: ServiceWorker | null) => {
    if (worker === null || checkedWorkers.has(worker)) return
    checkedWorkers.add(worker)
    const word: PageMessage = { type: 'running', entry, startsAlone: startsAlone() }
    const isOwn = await queryIsOwnVersion(worker, word)
    if (!isOwn && worker !== first) onNewVersion()
  }

  await holdLock(locks, LOCK_PREFIX + entry)
  const registration = await workers.register(getWorkerUrl('/shell-worker.js'), {
    scope: '/',
    updateViaCache: 'none',
  })
  // An existing worker may be older than the page and about to be replaced.
  const first = registration.active
  const handleUpdateFound = () =>
    watchInstallation(registration.installing, (worker) => void checkWorker(worker))
  void checkWorker(first)
  void checkWorker(registration.waiting)
  handleUpdateFound()
  registration.addEventListener('updatefound', handleUpdateFound)
  workers.addEventListener('controllerchange', () => void checkWorker(workers.controller))
  runEvery(clock, UPDATE_INTERVAL_MS, () => void registration.update().catch(() => undefined))

  return { activateWaiting: () => activate(registration.waiting, clock) }
}

/** Holds a lock while the page is open, so that the worker keeps the files that the page runs. */
function holdLock(locks: ShellScope['locks'], name: string): Promise<void> {
  return new Promise((resolve) => {
    if (locks === undefined) return resolve()
    const held = () => {
      resolve()
      return new Promise<never>(() => undefined)
    }
    locks.request(name, { mode: 'shared' }, held).catch(() => resolve())
  })
}

/** Asks a worker whether the page runs the worker's version. Never resolves when the worker does not respond. */
function queryIsOwnVersion(worker: ServiceWorker, word: PageMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => {
      port1.close()
      resolve(data === true)
    })
    port1.start()
    worker.postMessage(word, [port2])
  })
}

function watchInstallation(
  worker: ServiceWorker | null,
  onInstalled: (worker: ServiceWorker) => void,
): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') onInstalled(worker)
  })
}

function activate(waiting: ServiceWorker | null, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    if (waiting === null) return resolve()
    const stop = clock.after(ACTIVATION_TIMEOUT_MS, resolve)
    waiting.addEventListener('statechange', () => {
      if (waiting.state !== 'activated' && waiting.state !== 'redundant') return
      stop()
      resolve()
    })
    waiting.postMessage(SKIP_WAITING_MESSAGE)
  })
}

function runEvery(clock: Clock, ms: number, run: () => void): void {
  clock.after(ms, () => {
    run()
    runEvery(clock, ms, run)
  })
}

/**
 * Returns the path of the page's first script, which identifies its version: the name changes with every file it
 * loads.
 *
 * @returns null for a page that was not built
 */
export function getPageEntry(page: Pick<Document, 'querySelector'>): string | null {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')
  return script?.getAttribute('src') ?? null
}
