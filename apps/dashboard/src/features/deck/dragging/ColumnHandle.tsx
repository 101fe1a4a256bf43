import { useDraggable } from '@dnd-kit/core'
import { useEffect, useLayoutEffect } from 'react'
import { columnElement } from '../column-element.ts'
import type { ColumnGrips } from '../column/column-seat.ts'
import { follow } from './column-motion.ts'

interface ColumnHandleProps {
  readonly uuid: string
  readonly grips: ColumnGrips
}

/** Ties one column's element to what drags; shows nothing itself. */
export function ColumnHandle({ uuid, grips }: ColumnHandleProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging, transform } =
    useDraggable({ id: uuid })
  const describedBy = attributes['aria-describedby']
  const x = isDragging ? (transform?.x ?? 0) : null
  const y = transform?.y ?? 0

  // Whenever it is drawn: the element may be a new one after its column failed and came back.
  useEffect(() => {
    const element = columnElement(uuid)
    const handle = element?.querySelector<HTMLElement>('[data-grip]') ?? null
    setNodeRef(element)
    setActivatorNodeRef(handle)
    handle?.setAttribute('aria-describedby', describedBy)
  })

  useEffect(() => {
    grips.set(uuid, (name, event) => listeners?.[name]?.(event))
    return () => {
      grips.delete(uuid)
    }
  }, [uuid, grips, listeners])

  useLayoutEffect(() => follow(uuid, x === null ? null : { x, y }), [uuid, x, y])

  return null
}
