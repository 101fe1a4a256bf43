import { type Announcements, DndContext, type DragEndEvent, useDraggable } from '@dnd-kit/core'
import { t } from '@lingui/core/macro'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useDragSensors } from '../use-drag-sensors.ts'
import { findCardElement, type DragListeners } from './drag-listeners.ts'
import { useDragPosition } from './use-drag-position.ts'

/**
 * Returns the screen reader announcements while a card is dragged.
 *
 * @param getName name of a card
 * @param placeNow current position of the dragged card, counted from 0
 * @param total number of cards
 */
function createAnnouncements(
  getName: (key: string) => string,
  placeNow: () => number,
  total: number,
): Announcements {
  let last = -1

  return {
    onDragStart({ active }) {
      last = placeNow()
      const name = getName(String(active.id))
      const place = last + 1
      return t`Picked up ${name}. Position ${place} of ${total}.`
    },
    onDragMove({ active }) {
      if (placeNow() === last) return undefined
      last = placeNow()
      const name = getName(String(active.id))
      const place = last + 1
      return t`${name} is over position ${place} of ${total}.`
    },
    onDragOver: () => undefined,
    onDragEnd({ active }) {
      const name = getName(String(active.id))
      const place = last + 1
      return t`${name} dropped at position ${place} of ${total}.`
    },
    onDragCancel({ active }) {
      const name = getName(String(active.id))
      return t`${name} wasn't moved.`
    },
  }
}

/** The scroll container scrolls when a card is near its edges. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.15 } }

export interface ListDraggingProps {
  readonly list: HTMLElement | null
  /** Keys of the cards, in their order. */
  readonly keys: readonly string[]
  readonly dragListeners: DragListeners
  /** How to move a card by keyboard, for screen readers. Missing if cards have no drag handle for the keyboard. */
  readonly instructions?: string
  /** @param place position, counted from 0 */
  readonly onMove: (key: string, place: number) => void
}

/**
 * Lets the user reorder the cards of a list by dragging them or by keyboard. It is a sibling of the cards, not a
 * wrapper: so it can load lazily without rendering the cards again.
 *
 * @see BY-54, UPL-14
 */
export function ListDragging({
  list,
  keys,
  dragListeners,
  instructions = '',
  onMove,
}: ListDraggingProps) {
  const { start, move, end, takeKey, placeNow } = useDragPosition(list, keys)
  const total = keys.length
  const liveAnnouncements = useMemo(
    () =>
      createAnnouncements((key) => findCardElement(list, key)?.ariaLabel ?? '', placeNow, total),
    [list, placeNow, total],
  )
  const sensors = useDragSensors(takeKey)

  const handleEnd = (event: DragEndEvent) => {
    // A pointer that is released while moving has moved further than the last move event.
    move(event)
    const place = end()
    if (place === null) return
    flushSync(() => onMove(String(event.active.id), place))
    // The card was removed from the page and inserted again: restore the focus for keyboard users.
    if (event.activatorEvent instanceof KeyboardEvent) {
      findCardElement(list, String(event.active.id))
        ?.querySelector<HTMLElement>('[data-grip]')
        ?.focus()
    }
  }

  return (
    <DndContext
      sensors={sensors}
      autoScroll={AUTO_SCROLL}
      accessibility={{
        announcements: liveAnnouncements,
        screenReaderInstructions: {
          draggable: instructions,
        },
      }}
      onDragStart={start}
      onDragMove={move}
      onDragEnd={handleEnd}
      onDragCancel={end}
    >
      {keys.map((key) => (
        <CardHandle key={key} list={list} cardKey={key} dragListeners={dragListeners} />
      ))}
    </DndContext>
  )
}

interface CardHandleProps {
  readonly list: HTMLElement | null
  readonly cardKey: string
  readonly dragListeners: DragListeners
}

/** Connects the element of one card to the drag-and-drop library. Renders nothing. */
function CardHandle({ list, cardKey, dragListeners }: CardHandleProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging, transform } =
    useDraggable({ id: cardKey })
  const describedBy = attributes['aria-describedby']
  const y = isDragging ? (transform?.y ?? 0) : null

  useEffect(() => {
    const element = findCardElement(list, cardKey)
    const handle = element?.querySelector<HTMLElement>('[data-grip]') ?? null
    setNodeRef(element)
    setActivatorNodeRef(handle)
    handle?.setAttribute('aria-describedby', describedBy)
  })

  useEffect(() => {
    dragListeners.set(cardKey, (name, event) => listeners?.[name]?.(event))
    return () => {
      dragListeners.delete(cardKey)
    }
  }, [cardKey, dragListeners, listeners])

  useLayoutEffect(() => {
    const element = findCardElement(list, cardKey)
    if (element === null || (y === null && element.dataset['dragged'] === undefined)) return
    element.toggleAttribute('data-dragged', y !== null)
    element.style.transform = y === null ? '' : `translateY(${y}px)`
  }, [list, cardKey, y])

  return null
}
