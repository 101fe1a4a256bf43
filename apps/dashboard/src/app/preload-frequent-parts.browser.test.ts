import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { lazyModule } from '../lib/lazy-module.ts'
import { testSession } from '../testing/test-session.ts'
import { PRELOAD_DELAY_MS, startPreloading } from './preload-frequent-parts.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Starts preloading a part that a link in a post opens, and another one. */
function startTestPreloading() {
  const { platform } = testSession()
  const loads: string[] = []
  const createPart = (name: string, fails = false) =>
    lazyModule(async () => {
      loads.push(name)
      if (fails) throw new Error('offline')
    })
  const linked = [createPart('thread')]
  const parts = { linked, frequent: [createPart('lost', true), ...linked, createPart('palette')] }
  const stop = startPreloading(platform.clock, parts)
  onTestFinished(stop)
  return { loads, clock: platform.clock, stop }
}

function renderLinks() {
  const row = document.createElement('article')
  const [ofPost, other] = [document.createElement('a'), document.createElement('a')]
  row.append(ofPost)
  document.body.append(row, other)
  return { ofPost, other }
}

const hover = (link: Element) => link.dispatchEvent(new Event('pointerover', { bubbles: true }))

test('loads the parts one after the other while the browser is idle, skipping those that fail', async () => {
  const { loads, clock } = startTestPreloading()

  await clock.advance(PRELOAD_DELAY_MS - 1)
  expect(loads).toEqual([])
  await clock.advance(10)

  await expect.poll(() => clock.advance(0).then(() => loads)).toEqual(['lost', 'thread', 'palette'])
})

test.each(['pointerover', 'pointerdown', 'focusin'])(
  'loads what a link in a post opens on %s, and ignores other links',
  (name) => {
    const { loads } = startTestPreloading()
    const { ofPost, other } = renderLinks()

    other.dispatchEvent(new Event(name, { bubbles: true }))
    expect(loads).toEqual([])
    ofPost.dispatchEvent(new Event(name, { bubbles: true }))
    ofPost.dispatchEvent(new Event(name, { bubbles: true }))

    expect(loads).toEqual(['thread'])
  },
)

test('waits until the user reaches a link when the browser saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const { loads, clock } = startTestPreloading()
  const { ofPost } = renderLinks()

  await clock.advance(PRELOAD_DELAY_MS * 10)
  expect(loads).toEqual([])
  hover(ofPost)

  expect(loads).toEqual(['thread'])
})

test('stops', async () => {
  const { loads, clock, stop } = startTestPreloading()
  const { ofPost } = renderLinks()

  stop()
  await clock.advance(PRELOAD_DELAY_MS * 10)
  hover(ofPost)

  expect(loads).toEqual([])
})
