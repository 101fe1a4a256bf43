import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { t } from '@lingui/core/macro'
import { columnElement } from '../column-element.ts'

/**
 * What a screen reader is told while a column is on its way.
 *
 * @param columnIds the order of the deck: by the time of `put down` it is the new one
 */
export function announcements(columnIds: readonly string[]): Announcements {
  const total = columnIds.length
  // A column that is taken up is over its own place, which was told already.
  let toldPlace: UniqueIdentifier | null = null
  const nameOf = (id: UniqueIdentifier) => columnElement(String(id))?.ariaLabel ?? ''
  const placeOf = (id: UniqueIdentifier) => columnIds.indexOf(String(id)) + 1

  return {
    onDragStart({ active }) {
      const name = nameOf(active.id)
      const place = placeOf(active.id)
      toldPlace = active.id
      return t`${name} taken up, place ${place} of ${total}.`
    },
    onDragOver({ active, over }) {
      if (over === null || over.id === toldPlace) return undefined
      toldPlace = over.id
      const name = nameOf(active.id)
      const place = placeOf(over.id)
      return t`${name} is over place ${place} of ${total}.`
    },
    onDragEnd({ active }) {
      const name = nameOf(active.id)
      const place = placeOf(active.id)
      return t`${name} put down at place ${place} of ${total}.`
    },
    onDragCancel({ active }) {
      const name = nameOf(active.id)
      return t`${name} stays where it was.`
    },
  }
}
