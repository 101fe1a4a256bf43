import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Strip, StripSpot } from '@colonnade/domain/workspaces'
import { columnElement } from '../column-element.ts'
import { spotBox } from './spot-box.ts'
import styles from './DropSign.module.css'

interface DropSignProps {
  readonly strip: Strip
  readonly uuid: string
  readonly spot: StripSpot
  /** The arrow keys lead there: it is as wide as the column. */
  readonly isByKeys: boolean
}

/** Shows where the column goes that is on its way. It scrolls along with the others. */
export function DropSign({ strip, uuid, spot, isByKeys }: DropSignProps) {
  const sign = useRef<HTMLDivElement>(null)
  const page = columnElement(uuid)?.parentElement ?? null

  useLayoutEffect(() => {
    const box = spotBox(strip, uuid, spot, isByKeys)
    if (sign.current === null || page === null || box === null) return
    const { left, top } = page.getBoundingClientRect()
    const { style } = sign.current
    style.left = `${box.left - left + page.scrollLeft}px`
    style.top = `${box.top - top}px`
    style.width = `${box.width}px`
    style.height = `${box.height}px`
  }, [strip, uuid, spot, isByKeys, page])

  if (page === null) return null
  return createPortal(
    <div
      ref={sign}
      className={styles['sign']}
      data-spot={spot.kind}
      data-wide={isByKeys || undefined}
      aria-hidden="true"
    />,
    page,
  )
}
