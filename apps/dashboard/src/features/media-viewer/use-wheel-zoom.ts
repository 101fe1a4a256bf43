import { useEffect, type RefObject } from 'react'
import { wheelScale } from '@colonnade/domain/media'
import type { PictureZoom } from './use-picture-zoom.ts'

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
