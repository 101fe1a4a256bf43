import { DndContext, type DragEndEvent } from '@dnd-kit/core'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useDragSensors } from '../../../../ui/dragging/use-drag-sensors.ts'
import { announcements } from './announcements.ts'
import { cardElement, type CardGrips } from './card-grips.ts'
import { CardHandle } from './CardHandle.tsx'
import { useCardJourney } from './use-card-journey.ts'

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
          draggable: t`Press Space to take hold of the file, the arrow keys to move it, Space again to put it down or Escape to leave it where it was.`,
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
