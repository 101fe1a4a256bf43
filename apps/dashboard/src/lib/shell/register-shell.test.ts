import { expect, test, vi } from 'vitest'
import { fakeClock } from '../../testing/fake-clock.ts'
import { registerShell, UPDATE_INTERVAL_MS } from './register-shell.ts'

/** A worker that reports whether a page runs the worker's version. */
class FakeWorker extends EventTarget {
  state = 'installing'
  readonly received: unknown[] = []
  readonly isOwn: boolean
  constructor(isOwn: boolean, state = 'installing') {
    super()
    this.isOwn = isOwn
    this.state = state
  }
  postMessage(message: unknown, ports: readonly MessagePort[] = []) {
    this.received.push(message)
    ports[0]?.postMessage(this.isOwn)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** A registration and container of a browser, as far as a page uses them. */
function createBrowser(traits: { active?: FakeWorker; waiting?: FakeWorker } = {}) {
  const registration = Object.assign(new EventTarget(), {
    active: traits.active ?? null,
    waiting: traits.waiting ?? null,
    installing: null as FakeWorker | null,
    update: vi.fn(async () => undefined),
  })
  const container = Object.assign(new EventTarget(), {
    controller: traits.active ?? null,
    register: async () => registration,
  })
  const clock = fakeClock()
  const request = vi.fn((_name: string, _options: object, held: () => unknown) => {
    held()
    return Promise.resolve()
  })
  const onNewVersion = vi.fn()
  const register = () =>
    registerShell(
      // Only the parts of a browser that are used.
      {
        workers: container as never,
        locks: { request } as never,
        clock,
        entry: '/assets/index-1.js',
      },
      { startsAlone: () => true, onNewVersion },
    )
  const installWorker = (worker: FakeWorker) => {
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    worker.become('installed')
  }
  return {
    registration,
    container,
    clock,
    request,
    onNewVersion,
    follow: register,
    find: installWorker,
  }
}

test('reports a new version once it is installed', { tags: ['BY-17'] }, async () => {
  const {
    follow: register,
    find: installWorker,
    onNewVersion,
  } = createBrowser({ active: new FakeWorker(true, 'activated') })
  await register()

  installWorker(new FakeWorker(false))

  await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledTimes(1))
})

test('reports no new version when the page is newer than its worker', async () => {
  const {
    follow: register,
    find: installWorker,
    onNewVersion,
  } = createBrowser({ active: new FakeWorker(false, 'activated') })
  await register()
  const own = new FakeWorker(true)

  installWorker(own)

  await vi.waitFor(() => expect(own.received).toHaveLength(1))
  expect(own.received).toEqual([
    { type: 'running', entry: '/assets/index-1.js', startsAlone: true },
  ])
  // A later worker is handled after the first one.
  installWorker(new FakeWorker(false))
  await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalled())
  expect(onNewVersion).toHaveBeenCalledTimes(1)
})

test('reports a version that another tab activated', async () => {
  const {
    follow: register,
    container,
    onNewVersion,
  } = createBrowser({ active: new FakeWorker(true, 'activated') })
  await register()

  container.controller = new FakeWorker(false, 'activated')
  container.dispatchEvent(new Event('controllerchange'))

  await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledTimes(1))
})

test('holds a lock named after its version before it registers the worker', async () => {
  const { follow: register, request } = createBrowser()

  await register()

  expect(request.mock.calls[0]?.slice(0, 2)).toEqual([
    'colonnade/page/assets/index-1.js',
    { mode: 'shared' },
  ])
})

test('checks for updates every hour', async () => {
  const { follow: register, clock, registration } = createBrowser()
  await register()

  await clock.advance(2 * UPDATE_INTERVAL_MS)

  expect(registration.update).toHaveBeenCalledTimes(2)
})

test('activates the waiting version on request, and waits at most three seconds', async () => {
  const waiting = new FakeWorker(false, 'installed')
  const { follow: register, clock } = createBrowser({ waiting })
  const { activateWaiting } = await register()

  const begun = activateWaiting()
  expect(waiting.received).toContain('take over')
  waiting.become('activated')
  await begun

  const slow = activateWaiting()
  await clock.advance(3_000)
  await slow
})
