import { expect, test } from 'vitest'
import { testSession } from '../../testing/test-session.ts'
import { loadingBarAtom, startLoadingAtom, stopLoadingAtom } from './loading-bar.ts'

function openBar() {
  const { session, platform } = testSession()
  const { app } = session
  return {
    start: () => app.set(startLoadingAtom),
    stop: () => app.set(stopLoadingAtom),
    pass: platform.clock.advance,
    now: () => app.get(loadingBarAtom),
    waiting: platform.clock.countTimers,
  }
}

test(
  'changes from hidden to starting, running, stopping and hidden',
  { tags: ['LBR-01'] },
  async () => {
    const { start, stop, pass, now } = openBar()
    const phases = [now().phase]

    start()
    phases.push(now().phase)
    await pass(200)
    phases.push(now().phase)
    stop()
    phases.push(now().phase)
    await pass(900)
    phases.push(now().phase)

    expect(phases).toEqual(['hidden', 'starting', 'running', 'stopping', 'hidden'])
  },
)

test('increases by 10 every 200 ms, up to 99', { tags: ['LBR-02', 'LBR-03'] }, async () => {
  const { start, pass, now, waiting } = openBar()
  start()

  await pass(1_000)
  expect(now().percent).toBe(50)
  await pass(1_999)
  expect(now().percent).toBe(99)
  await pass(60_000)
  expect(now()).toMatchObject({ phase: 'running', percent: 99 })
  expect(waiting()).toBe(0)
})

test(
  'shows 100 for 100 ms and the 800 ms of its animation at the end',
  { tags: ['LBR-02', 'LBR-04'] },
  async () => {
    const { start, stop, pass, now } = openBar()
    start()
    await pass(1_000)

    stop()
    expect(now()).toMatchObject({ phase: 'stopping', percent: 100 })
    await pass(899)
    expect(now().phase).toBe('stopping')
    await pass(1)
    expect(now()).toMatchObject({ phase: 'hidden', percent: 0 })
  },
)

test(
  'stays visible until the last of several requests has ended',
  { tags: ['LBR-05'] },
  async () => {
    const { start, stop, pass, now } = openBar()
    start()
    start()
    await pass(400)

    stop()
    expect(now().phase).toBe('running')
    stop()
    expect(now().phase).toBe('stopping')
  },
)

test(
  'does not show for a request that ends before the first step',
  { tags: ['LBR-07'] },
  async () => {
    const { start, stop, pass, now, waiting } = openBar()
    start()
    await pass(199)

    stop()

    expect(now().phase).toBe('hidden')
    expect(waiting()).toBe(0)
  },
)

test('restarts when a request starts while it is stopping', async () => {
  const { start, stop, pass, now } = openBar()
  start()
  await pass(400)
  stop()
  await pass(100)

  start()
  expect(now()).toMatchObject({ phase: 'starting', percent: 0 })
  await pass(1_000)
  expect(now()).toMatchObject({ phase: 'running', percent: 50 })
})
