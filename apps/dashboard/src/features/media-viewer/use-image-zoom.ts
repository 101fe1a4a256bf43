import { type RefObject, useEffect, useRef } from 'react'
import {
  getDoubleTapScale,
  type Fingers,
  NO_ZOOM,
  applyPan,
  applyPinch,
  type ViewerZoom,
  getWheelScale,
  zoomTo,
} from '@colonnade/domain/media'

/** A position in the viewport, in px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * The zoom of the visible image. Updates the DOM without React, because a finger moves it sixty times a second. All
 * positions are relative to the viewport. @see MV-08
 */
export function useImageZoom() {
  const frame = useRef<HTMLDivElement>(null)
  const zoom = useRef<ViewerZoom>(NO_ZOOM)

  function applyNextZoom(next: ViewerZoom, isSudden: boolean): void {
    zoom.current = next
    if (frame.current !== null) applyZoom(frame.current, next, isSudden)
  }
  function zoomAt(scale: number, place: Point, isSudden = false): void {
    const box = getUnzoomedBox(frame.current)
    if (box !== null) applyNextZoom(zoomTo(zoom.current, scale, box.inside(place), box), isSudden)
  }

  return {
    frame,
    /** 1 to 4. */
    scale: () => zoom.current.scale,
    isZoomed: () => zoom.current.scale > 1,
    current: () => zoom.current,
    zoomAt,
    /** Zooms by keys, around the centre. */
    zoomBy(factor: number): void {
      const box = getUnzoomedBox(frame.current)
      if (box !== null) zoomAt(zoom.current.scale * factor, box.middle, true)
    },
    doubleTap(place: Point): void {
      zoomAt(getDoubleTapScale(zoom.current.scale), place, true)
    },
    pan(by: Point): void {
      const box = getUnzoomedBox(frame.current)
      if (box !== null) applyNextZoom(applyPan(zoom.current, by, box), false)
    },
    /** @param from positions of the fingers when the zoom was `start` */
    pinch(start: ViewerZoom, from: Fingers, to: Fingers): void {
      const box = getUnzoomedBox(frame.current)
      if (box === null) return
      const inside = ([one, other]: Fingers): Fingers => [box.inside(one), box.inside(other)]
      applyNextZoom(applyPinch(start, inside(from), inside(to), box), false)
    },
    reset: () => applyNextZoom(NO_ZOOM, false),
  }
}

export type ImageZoom = ReturnType<typeof useImageZoom>

/** Returns the frame's box without any zoom; null when nothing zoomable is visible. */
function getUnzoomedBox(frame: HTMLElement | null) {
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

function applyZoom(frame: HTMLElement, { scale, x, y }: ViewerZoom, isSudden: boolean): void {
  const { style } = frame
  frame.toggleAttribute('data-settling', isSudden)
  frame.toggleAttribute('data-zoomed', scale > 1)
  if (scale > 1) style.transform = `translate(${x}px, ${y}px) scale(${scale})`
  else style.removeProperty('transform')
}

/** Pixels per line or page, for wheels that report lines or pages. */
const LINE_PX = 33

/** Zooms around the pointer by the wheel or by two fingers on a touchpad. Prevents the page's own zoom. @see MV-08 */
export function useWheelZoom(stage: RefObject<HTMLElement | null>, zoom: ImageZoom): void {
  useEffect(() => {
    const element = stage.current
    if (element === null) return undefined
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault()
      const turned = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PX
      const scale = getWheelScale(
        zoom.scale(),
        event.deltaY * turned,
        event.ctrlKey || event.metaKey,
      )
      zoom.zoomAt(scale, { x: event.clientX, y: event.clientY })
    }
    // React's wheel listeners are passive, so they could not prevent the default.
    element.addEventListener('wheel', handleWheel, { passive: false })
    return () => element.removeEventListener('wheel', handleWheel)
  }, [stage, zoom])
}
