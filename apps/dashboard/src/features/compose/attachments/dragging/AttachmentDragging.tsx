import { type Announcements, DndContext, type DragEndEvent, useDraggable } from '@dnd-kit/core'
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useDragSensors } from '../../../../ui/dragging/use-drag-sensors.ts'
import { cardElement, type CardGrips } from './card-grips.ts'
import { useCardJourney } from './use-card-journey.ts'

/**
 * What a screen reader is told while a card is on its way.
 *
 * @param nameOf a card's file
 * @param placeNow where the card is over, counted from 0
 * @param total of all cards that move
 */
function announcements(
  nameOf: (key: string) => string,
  placeNow: () => number,
  total: number,
): Announcements {
  let last = -1

  return {
    onDragStart({ active }) {
      last = placeNow()
      const name = nameOf(String(active.id))
      const place = last + 1
      return t`Picked up ${name}. Position ${place} of ${total}.`
    },
    onDragMove({ active }) {
      if (placeNow() === last) return undefined
      last = placeNow()
      const name = nameOf(String(active.id))
      const place = last + 1
      return t`${name} is over position ${place} of ${total}.`
    },
    onDragOver: () => undefined,
    onDragEnd({ active }) {
      const name = nameOf(String(active.id))
      const place = last + 1
      return t`${name} dropped at position ${place} of ${total}.`
    },
    onDragCancel({ active }) {
      const name = nameOf(String(active.id))
      return t`${name} wasn't moved.`
    },
  }
}

/** Near the edges the column scrolls along. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.15 } }

export interface AttachmentDraggingProps {
  readonly list: HTMLElement | null
  /** Of the cards that move, in their order. */
  readonly keys: readonly string[]
  readonly grips: CardGrips
  /** @param place counted from 0 */
  readonly onMove: (key: string, place: number) => void
}

/**
 * Lets attachments be put into another order, by their previews or from the keyboard. It stands beside
 * the cards, not around them: so it can arrive late and nothing is drawn anew.
 *
 * @see BY-54, UPL-14
 */
export function AttachmentDragging({ list, keys, grips, onMove }: AttachmentDraggingProps) {
  const { t } = useLingui()
  const { start, move, end, takeKey, placeNow } = useCardJourney(list, keys)
  const total = keys.length
  const told = useMemo(
    () => announcements((key) => cardElement(list, key)?.ariaLabel ?? '', placeNow, total),
    [list, placeNow, total],
  )
  const sensors = useDragSensors(takeKey)

  const handleEnd = (event: DragEndEvent) => {
    // A hand that lets go on the run has come further than was told.
    move(event)
    const place = end()
    if (place === null) return
    flushSync(() => onMove(String(event.active.id), place))
    // The card was taken out of the page and put in again: from the keyboard it is still the one meant.
    if (event.activatorEvent instanceof KeyboardEvent) {
      cardElement(list, String(event.active.id))?.querySelector<HTMLElement>('[data-grip]')?.focus()
    }
  }

  return (
    <DndContext
      sensors={sensors}
      autoScroll={AUTO_SCROLL}
      accessibility={{
        announcements: told,
        screenReaderInstructions: {
          draggable: t`Press Space to pick up the file, arrow keys to move it, Space to drop, Escape to cancel.`,
        },
      }}
      onDragStart={start}
      onDragMove={move}
      onDragEnd={handleEnd}
      onDragCancel={end}
    >
      {keys.map((key) => (
        <CardHandle key={key} list={list} cardKey={key} grips={grips} />
      ))}
    </DndContext>
  )
}

interface CardHandleProps {
  readonly list: HTMLElement | null
  readonly cardKey: string
  readonly grips: CardGrips
}

/** Ties one card's element to what drags; shows nothing itself. */
function CardHandle({ list, cardKey, grips }: CardHandleProps) {
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
