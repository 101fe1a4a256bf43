import { cdp } from 'vitest/browser'

interface Place {
  readonly x: number
  readonly y: number
}

interface PointerTraits {
  readonly button?: 'left' | 'right'
  readonly device?: 'mouse' | 'pen'
  /** 0 to 1, of a pen. */
  readonly force?: number
}

/** Where a place of this page is in the window that shows the tests. */
function outside({ x, y }: Place): Place {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  const scale = frame.width === 0 ? 1 : frame.width / window.innerWidth
  return { x: frame.x + x * scale, y: frame.y + y * scale }
}

/** Moves the browser's own pointer with a button down: press, way, release. Places are in px of the page. */
export async function pull(way: readonly Place[], traits: PointerTraits = {}): Promise<void> {
  const { button = 'left', device = 'mouse', force = 0 } = traits
  const places = way.map(outside)
  const send = (type: string, place: Place, buttons: number) =>
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
