import { type RefObject, useEffect, useRef } from 'react'
import {
  doubleTapScale,
  type Fingers,
  NO_ZOOM,
  panBy,
  pinch,
  type ViewerZoom,
  wheelScale,
  zoomTo,
} from '@colonnade/domain/media'

/** A place in the window, in px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * How large the picture in view is. It is moved without React: a finger moves it sixty times a second.
 * All places are the window's. @see MV-08
 */
export function usePictureZoom() {
  const frame = useRef<HTMLDivElement>(null)
  const zoom = useRef<ViewerZoom>(NO_ZOOM)

  function show(next: ViewerZoom, isSudden: boolean): void {
    zoom.current = next
    if (frame.current !== null) dress(frame.current, next, isSudden)
  }
  function zoomAt(scale: number, place: Point, isSudden = false): void {
    const box = boxOf(frame.current)
    if (box !== null) show(zoomTo(zoom.current, scale, box.inside(place), box), isSudden)
  }

  return {
    frame,
    /** 1 to 4. */
    scale: () => zoom.current.scale,
    isZoomed: () => zoom.current.scale > 1,
    current: () => zoom.current,
    zoomAt,
    /** By a key: what is in the middle stays there. */
    zoomBy(factor: number): void {
      const box = boxOf(frame.current)
      if (box !== null) zoomAt(zoom.current.scale * factor, box.middle, true)
    },
    doubleTap(place: Point): void {
      zoomAt(doubleTapScale(zoom.current.scale), place, true)
    },
    pan(by: Point): void {
      const box = boxOf(frame.current)
      if (box !== null) show(panBy(zoom.current, by, box), false)
    },
    /** @param from where the fingers came down, when the zoom was `start` */
    pinch(start: ViewerZoom, from: Fingers, to: Fingers): void {
      const box = boxOf(frame.current)
      if (box === null) return
      const inside = ([one, other]: Fingers): Fingers => [box.inside(one), box.inside(other)]
      show(pinch(start, inside(from), inside(to), box), false)
    },
    reset: () => show(NO_ZOOM, false),
  }
}

export type PictureZoom = ReturnType<typeof usePictureZoom>

/** The frame's box as it is without any zoom; null where nothing in view can be zoomed. */
function boxOf(frame: HTMLElement | null) {
  const pane = frame?.offsetParent ?? null
  if (frame === null || pane === null) return null
  const { left, top } = pane.getBoundingClientRect()
  const origin = { x: left + frame.offsetLeft, y: top + frame.offsetTop }
  const [width, height] = [frame.offsetWidth, frame.offsetHeight]
  return {
    width,
    height,
    middle: { x: origin.x + width / 2, y: origin.y + height / 2 },
    inside: ({ x, y }: Point): Point => ({ x: x - origin.x, y: y - origin.y }),
  }
}

function dress(frame: HTMLElement, { scale, x, y }: ViewerZoom, isSudden: boolean): void {
  const { style } = frame
  frame.toggleAttribute('data-settling', isSudden)
  frame.toggleAttribute('data-zoomed', scale > 1)
  if (scale > 1) style.transform = `translate(${x}px, ${y}px) scale(${scale})`
  else style.removeProperty('transform')
}

/** What a wheel that counts lines or pages moves, in px. */
const LINE_PX = 33

/** The wheel zooms around the pointer, so do two fingers on a touchpad; neither zooms the page. @see MV-08 */
export function useWheelZoom(stage: RefObject<HTMLElement | null>, zoom: PictureZoom): void {
  useEffect(() => {
    const element = stage.current
    if (element === null) return undefined
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault()
      const turned = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PX
      const scale = wheelScale(zoom.scale(), event.deltaY * turned, event.ctrlKey || event.metaKey)
      zoom.zoomAt(scale, { x: event.clientX, y: event.clientY })
    }
    // React listens passively to the wheel: it could not keep the page as it is.
    element.addEventListener('wheel', handleWheel, { passive: false })
    return () => element.removeEventListener('wheel', handleWheel)
  }, [stage, zoom])
}
