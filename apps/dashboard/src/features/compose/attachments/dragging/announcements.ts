import type { Announcements } from '@dnd-kit/core'
import { t } from '@lingui/core/macro'

/**
 * What a screen reader is told while a card is on its way.
 *
 * @param nameOf a card's file
 * @param placeNow where the card is over, counted from 0
 * @param total of all cards that move
 */
export function announcements(
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
      return t`${name} taken up, place ${place} of ${total}.`
    },
    onDragMove({ active }) {
      if (placeNow() === last) return undefined
      last = placeNow()
      const name = nameOf(String(active.id))
      const place = last + 1
      return t`${name} is over place ${place} of ${total}.`
    },
    onDragOver: () => undefined,
    onDragEnd({ active }) {
      const name = nameOf(String(active.id))
      const place = last + 1
      return t`${name} put down at place ${place} of ${total}.`
    },
    onDragCancel({ active }) {
      const name = nameOf(String(active.id))
      return t`${name} stays where it was.`
    },
  }
}
