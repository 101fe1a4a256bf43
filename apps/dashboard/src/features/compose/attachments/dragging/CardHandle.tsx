import { useDraggable } from '@dnd-kit/core'
import { useEffect, useLayoutEffect } from 'react'
import { cardElement, type CardGrips } from './card-grips.ts'

interface CardHandleProps {
  readonly list: HTMLElement | null
  readonly cardKey: string
  readonly grips: CardGrips
}

/** Ties one card's element to what drags; shows nothing itself. */
export function CardHandle({ list, cardKey, grips }: CardHandleProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging, transform } =
    useDraggable({ id: cardKey })
  const describedBy = attributes['aria-describedby']
  const y = isDragging ? (transform?.y ?? 0) : null

  useEffect(() => {
    const element = cardElement(list, cardKey)
    const handle = element?.querySelector<HTMLElement>('[data-grip]') ?? null
    setNodeRef(element)
    setActivatorNodeRef(handle)
    handle?.setAttribute('aria-describedby', describedBy)
  })

  useEffect(() => {
    grips.set(cardKey, (name, event) => listeners?.[name]?.(event))
    return () => {
      grips.delete(cardKey)
    }
  }, [cardKey, grips, listeners])

  useLayoutEffect(() => {
    const element = cardElement(list, cardKey)
    if (element === null || (y === null && element.dataset['dragged'] === undefined)) return
    element.toggleAttribute('data-dragged', y !== null)
    element.style.transform = y === null ? '' : `translateY(${y}px)`
  }, [list, cardKey, y])

  return null
}
