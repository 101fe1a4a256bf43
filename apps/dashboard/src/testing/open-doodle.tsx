// The first import, because it determines the order of the CSS layers.
import '../styles/index.css'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DoodleOptions } from '@colonnade/domain/doodle'
import { ModalHost } from '../app/modals/ModalHost.tsx'
import { DrawButton } from '../features/compose/composer-parts.tsx'
import { changeDoodleAtom, doodleOptionsAtom } from '../state/compose/doodle.ts'
import { drag } from './real-pointer.ts'
import { renderWithSession } from './render-with-session.tsx'
import { testSession } from './test-session.ts'

type Path = readonly (readonly [x: number, y: number])[]

/** Opens the drawing dialog over an empty draft. Positions are in px of the picture. */
export async function openDoodle() {
  await page.viewport(1280, 800)
  // Without an animation, because positions are relative to the final position of the dialog.
  document.documentElement.dataset['motion'] = 'reduce'
  const { session, platform, server } = testSession()
  server.on('POST /api/v2/media', () =>
    Response.json({ id: '7', type: 'image', description: null }),
  )
  const change = (options: Partial<DoodleOptions>) =>
    session.store.set(changeDoodleAtom, session, (now) => ({ ...now, ...options }))
  await renderWithSession(
    session,
    <>
      <DrawButton isDisabled={false} />
      <ModalHost />
    </>,
  )
  const dialog = page.getByRole('dialog', { name: 'Draw' })
  const canvas = () =>
    dialog.getByRole('img', { name: 'Your drawing' }).element() as HTMLCanvasElement
  const open = async () => {
    await page.getByRole('button', { name: 'Draw', exact: true }).click()
    await expect.element(dialog.getByRole('img', { name: 'Your drawing' })).toBeVisible()
    await waitForLayout(canvas)
  }
  await open()

  const onScreen = ([x, y]: Path[number]) => {
    const box = canvas().getBoundingClientRect()
    const scale = box.width / canvas().width
    return { x: box.x + x * scale, y: box.y + y * scale }
  }
  return {
    session,
    platform,
    server,
    dialog,
    canvas,
    open,
    change,
    options: () => session.store.get(doodleOptionsAtom(session)),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    question: (name: string) => page.getByRole('alertdialog', { name }),
    press: (keys: string) => userEvent.keyboard(keys),
    stroke: (way: Path, traits?: Parameters<typeof drag>[1]) => drag(way.map(onScreen), traits),
    /** Draws a stroke that is a separate undo step. */
    step: async (way: Path, traits?: Parameters<typeof drag>[1]) => {
      await drag(way.map(onScreen), traits)
      await platform.clock.advance(100)
    },
    colourAt: (x: number, y: number) => {
      const [red, green, blue] = canvas().getContext('2d')?.getImageData(x, y, 1, 1).data ?? []
      return `#${[red, green, blue].map((part = 0) => part.toString(16).padStart(2, '0')).join('')}`
    },
  }
}

/** How many times in a row the position has to be the same, because dots allow no error of two px. */
const STABLE_COUNT = 4

const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits for the final layout: the window of the test runner may still be resizing, and fonts may still be loading. */
async function waitForLayout(canvas: () => HTMLElement) {
  let last = ''
  let stableCount = 0
  await expect
    .poll(async () => {
      await document.fonts.ready
      const before = last
      await waitForFrame()
      await waitForFrame()
      const boxes = [canvas(), window.frameElement].map((each) => each?.getBoundingClientRect())
      last = JSON.stringify([innerWidth, innerHeight, document.fonts.status, ...boxes])
      stableCount = last === before ? stableCount + 1 : 0
      return stableCount
    })
    .toBeGreaterThanOrEqual(STABLE_COUNT)
}
