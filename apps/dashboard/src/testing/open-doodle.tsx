// First of all imports: whoever comes before it would order the layers.
import '../styles/index.css'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DoodleOptions } from '@colonnade/domain/doodle'
import { ModalHost } from '../app/modals/ModalHost.tsx'
import { DrawButton } from '../features/compose/composer-parts.tsx'
import { changeDoodleAtom, doodleOptionsAtom } from '../state/compose/doodle.ts'
import { pull } from './real-pointer.ts'
import { renderWithSession } from './render-with-session.tsx'
import { testSession } from './test-session.ts'

type Way = readonly (readonly [x: number, y: number])[]

/** The drawing dialog over an empty draft. Places are in px of the picture. */
export async function openDoodle() {
  await page.viewport(1280, 800)
  // Places are counted from where the dialog comes to rest, so it is there at once.
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
    await atRest(canvas)
  }
  await open()

  const onScreen = ([x, y]: Way[number]) => {
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
    stroke: (way: Way, traits?: Parameters<typeof pull>[1]) => pull(way.map(onScreen), traits),
    /** A stroke that is kept as a step of its own. */
    step: async (way: Way, traits?: Parameters<typeof pull>[1]) => {
      await pull(way.map(onScreen), traits)
      await platform.clock.advance(100)
    },
    colourAt: (x: number, y: number) => {
      const [red, green, blue] = canvas().getContext('2d')?.getImageData(x, y, 1, 1).data ?? []
      return `#${[red, green, blue].map((part = 0) => part.toString(16).padStart(2, '0')).join('')}`
    },
  }
}

/** How often it is seen in the same place: a dot is not missed by two px. */
const STILL = 4

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** The window that shows the tests may still be growing, and letters still arrive. */
async function atRest(canvas: () => HTMLElement) {
  let last = ''
  let still = 0
  await expect
    .poll(async () => {
      await document.fonts.ready
      const before = last
      await frame()
      await frame()
      const boxes = [canvas(), window.frameElement].map((each) => each?.getBoundingClientRect())
      last = JSON.stringify([innerWidth, innerHeight, document.fonts.status, ...boxes])
      still = last === before ? still + 1 : 0
      return still
    })
    .toBeGreaterThanOrEqual(STILL)
}
