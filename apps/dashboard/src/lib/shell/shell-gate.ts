import { type PageWord, TAKE_OVER } from '../../service-worker/shell/hear-page.ts'
import { LOCK_PREFIX } from '../../service-worker/shell/page-lock.ts'
import type { Clock } from '../clock.ts'
import { workerAddress } from '../trusted-types/worker-address.ts'

/** A page stays open for days, and a browser looks for a new version when a page is opened. Unit: ms. */
export const LOOK_EVERY_MS = 3_600_000

/** A worker that does not begin by then does so later. Unit: ms. */
const TAKE_OVER_MS = 3_000

/** What is needed of the browser; replaceable in a test. */
export interface ShellScope {
  readonly workers: Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>
  /** Absent in old browsers. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly clock: Clock
  /** The path of the page's first script. */
  readonly entry: string
}

interface ShellHearer {
  /** Whether the build's own page leads to this deck as well: not where the server's page signs in. */
  readonly startsAlone: () => boolean
  /** A version is ready that this page does not run. */
  readonly onNewVersion: () => void
}

export interface FollowedShell {
  /** Lets the version that waits begin. Never rejects, and never takes long. */
  readonly takeOver: () => Promise<void>
}

/**
 * Keeps the program in this browser, and tells of later versions. Nothing of a page changes by itself:
 * only pages that are opened from then on are of the later version.
 *
 * @throws whatever the browser says where it keeps nothing
 */
export async function followShell(
  { workers, locks, clock, entry }: ShellScope,
  { startsAlone, onNewVersion }: ShellHearer,
): Promise<FollowedShell> {
  const told = new Set<ServiceWorker>()
  const look = async (worker: ServiceWorker | null) => {
    if (worker === null || told.has(worker)) return
    told.add(worker)
    const word: PageWord = { type: 'running', entry, startsAlone: startsAlone() }
    const isOwn = await ask(worker, word)
    if (!isOwn && worker !== first) onNewVersion()
  }

  await holdLock(locks, LOCK_PREFIX + entry)
  const registration = await workers.register(workerAddress('/shell-worker.js'), {
    scope: '/',
    updateViaCache: 'none',
  })
  // One that was there before may be older than the page, and is about to be replaced.
  const first = registration.active
  const handleFound = () => whenInstalled(registration.installing, (worker) => void look(worker))
  void look(first)
  void look(registration.waiting)
  handleFound()
  registration.addEventListener('updatefound', handleFound)
  workers.addEventListener('controllerchange', () => void look(workers.controller))
  every(clock, LOOK_EVERY_MS, () => void registration.update().catch(() => undefined))

  return { takeOver: () => begin(registration.waiting, clock) }
}

/** Held for as long as the page lives: the worker keeps what the page runs. */
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

/** @returns whether the page runs the worker's own version; a worker that does not answer leaves it open */
function ask(worker: ServiceWorker, word: PageWord): Promise<boolean> {
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

function whenInstalled(worker: ServiceWorker | null, tell: (worker: ServiceWorker) => void): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') tell(worker)
  })
}

function begin(waiting: ServiceWorker | null, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    if (waiting === null) return resolve()
    const stop = clock.after(TAKE_OVER_MS, resolve)
    waiting.addEventListener('statechange', () => {
      if (waiting.state !== 'activated' && waiting.state !== 'redundant') return
      stop()
      resolve()
    })
    waiting.postMessage(TAKE_OVER)
  })
}

function every(clock: Clock, ms: number, run: () => void): void {
  clock.after(ms, () => {
    run()
    every(clock, ms, run)
  })
}

/**
 * What tells this page's version from every other: the path of its first script, whose name changes with
 * whatever it loads.
 *
 * @returns null for a page that was not built
 */
export function pageEntry(page: Pick<Document, 'querySelector'>): string | null {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')
  return script?.getAttribute('src') ?? null
}
