import { cdp } from 'vitest/browser'

interface Point {
  readonly x: number
  readonly y: number
}

interface PointerTraits {
  readonly button?: 'left' | 'right'
  readonly device?: 'mouse' | 'pen'
  /** Pressure of a pen, from 0 to 1. */
  readonly force?: number
}

/** Converts a position in this page to one in the window of the test runner. */
function toRunnerWindow({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  const scale = frame.width === 0 ? 1 : frame.width / window.innerWidth
  return { x: frame.x + x * scale, y: frame.y + y * scale }
}

/** Moves the browser's real pointer along a path with a button pressed. Positions are in px of the page. */
export async function drag(way: readonly Point[], traits: PointerTraits = {}): Promise<void> {
  const { button = 'left', device = 'mouse', force = 0 } = traits
  const places = way.map(toRunnerWindow)
  const send = (type: string, place: Point, buttons: number) =>
    cdp().send('Input.dispatchMouseEvent', {
      type: type as 'mousePressed',
      ...place,
      button: type === 'mouseMoved' && buttons === 0 ? 'none' : button,
      buttons,
      clickCount: 1,
      pointerType: device,
      force,
    })
  const [first = { x: 0, y: 0 }] = places
  const pressed = button === 'left' ? 1 : 2
  await send('mouseMoved', first, 0)
  await send('mousePressed', first, pressed)
  for (const place of places.slice(1)) await send('mouseMoved', place, pressed)
  await send('mouseReleased', places.at(-1) ?? first, 0)
}
