import { getShortcutDigit } from '@colonnade/domain/controls'

/** What a key asks of the viewer. */
type ViewerWish =
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'zoom'; readonly by: number }
  /** In px. */
  | { readonly type: 'pan'; readonly x: number; readonly y: number }
  | { readonly type: 'whole' }

/** How far an arrow key moves a larger picture, in px. */
const PAN_PX = 80
const ZOOM_STEP = 1.5

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
}

interface PressedKey {
  readonly key: string
  /** Where the key is on the keyboard. */
  readonly code?: string
  readonly shiftKey: boolean
}

/**
 * Arrows go through the pictures; `+`, `-` and `0` zoom, and then Shift with arrows, or those that go
 * up and down, move the picture.
 *
 * @returns null for a key that means nothing here
 * @see MV-05, MV-08
 */
export function viewerKey(
  { key, code = '', shiftKey }: PressedKey,
  isMirrored: boolean,
  isZoomed: boolean,
): ViewerWish | null {
  const pan = PANS[key]
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
  if (pan !== undefined && isZoomed && (shiftKey || !isSideways)) {
    return { type: 'pan', x: pan[0], y: pan[1] }
  }
  if (isSideways) return { type: 'step', by: (key === 'ArrowRight') === isMirrored ? -1 : 1 }
  if (key === '+' || key === '=') return { type: 'zoom', by: ZOOM_STEP }
  if (key === '-' || key === '_') return { type: 'zoom', by: 1 / ZOOM_STEP }
  return getShortcutDigit({ key, code, shiftKey }) === 0 ? { type: 'whole' } : null
}
