import { expect, test, vi } from 'vitest'
import { fakeClock } from '../../testing/fake-clock.ts'
import { followShell, LOOK_EVERY_MS } from './shell-gate.ts'

/** A worker that says whether a page runs its own version. */
class FakeWorker extends EventTarget {
  state = 'installing'
  readonly heard: unknown[] = []
  readonly isOwn: boolean
  constructor(isOwn: boolean, state = 'installing') {
    super()
    this.isOwn = isOwn
    this.state = state
  }
  postMessage(message: unknown, ports: readonly MessagePort[] = []) {
    this.heard.push(message)
    ports[0]?.postMessage(this.isOwn)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** A browser's registration and container, as far as a page looks at them. */
function browser(traits: { active?: FakeWorker; waiting?: FakeWorker } = {}) {
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
  const follow = () =>
    followShell(
      // As much of a browser as is looked at.
      {
        workers: container as never,
        locks: { request } as never,
        clock,
        entry: '/assets/index-1.js',
      },
      { startsAlone: () => true, onNewVersion },
    )
  const find = (worker: FakeWorker) => {
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    worker.become('installed')
  }
  return { registration, container, clock, request, onNewVersion, follow, find }
}

test(
  'a version that the page does not run is told of once it is ready',
  { tags: ['BY-17'] },
  async () => {
    const { follow, find, onNewVersion } = browser({ active: new FakeWorker(true, 'activated') })
    await follow()

    find(new FakeWorker(false))

    await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledTimes(1))
  },
)

test('a page that is newer than its worker says nothing, since nothing is to be done', async () => {
  const { follow, find, onNewVersion } = browser({ active: new FakeWorker(false, 'activated') })
  await follow()
  const own = new FakeWorker(true)

  find(own)

  await vi.waitFor(() => expect(own.heard).toHaveLength(1))
  expect(own.heard).toEqual([{ type: 'running', entry: '/assets/index-1.js', startsAlone: true }])
  // What comes after is heard after it.
  find(new FakeWorker(false))
  await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalled())
  expect(onNewVersion).toHaveBeenCalledTimes(1)
})

test('a page hears of a version that another tab let begin', async () => {
  const { follow, container, onNewVersion } = browser({ active: new FakeWorker(true, 'activated') })
  await follow()

  container.controller = new FakeWorker(false, 'activated')
  container.dispatchEvent(new Event('controllerchange'))

  await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledTimes(1))
})

test('it names what it runs for as long as it lives, before it speaks to a worker', async () => {
  const { follow, request } = browser()

  await follow()

  expect(request.mock.calls[0]?.slice(0, 2)).toEqual([
    'colonnade/page/assets/index-1.js',
    { mode: 'shared' },
  ])
})

test('a page that stays open looks for a later version every hour', async () => {
  const { follow, clock, registration } = browser()
  await follow()

  await clock.advance(2 * LOOK_EVERY_MS)

  expect(registration.update).toHaveBeenCalledTimes(2)
})

test('the version that waits begins when it is let, and nobody waits long for it', async () => {
  const waiting = new FakeWorker(false, 'installed')
  const { follow, clock } = browser({ waiting })
  const { takeOver } = await follow()

  const begun = takeOver()
  expect(waiting.heard).toContain('take over')
  waiting.become('activated')
  await begun

  const slow = takeOver()
  await clock.advance(3_000)
  await slow
})
