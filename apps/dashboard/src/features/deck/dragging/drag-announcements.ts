import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { t } from '@lingui/core/macro'
import {
  moveToTarget,
  getCurrentTarget,
  type Strip,
  type DropTarget,
} from '@colonnade/domain/workspaces'
import { findColumnElement } from '../column-element.ts'

const getColumnName = (uuid: UniqueIdentifier | undefined): string =>
  uuid === undefined ? '' : (findColumnElement(String(uuid))?.ariaLabel ?? '')

/** Finds the columns right above and below a column of a stack. */
function findStackNeighbours(strip: Strip, uuid: string): { above: string; below: string } {
  const stack = strip.find(({ columns }) => columns.includes(uuid))?.columns ?? []
  const index = stack.indexOf(uuid)
  return { above: getColumnName(stack[index - 1]), below: getColumnName(stack[index + 1]) }
}

interface ColumnPosition {
  readonly name: string
  readonly place: number
  readonly total: number
  readonly above: string
  readonly below: string
}

function getColumnPosition(strip: Strip, id: UniqueIdentifier): ColumnPosition {
  const uuid = String(id)
  const place = strip.findIndex(({ columns }) => columns.includes(uuid)) + 1
  return {
    name: getColumnName(id),
    place,
    total: strip.length,
    ...findStackNeighbours(strip, uuid),
  }
}

function formatOver({ name, place, total, above, below }: ColumnPosition): string {
  if (above !== '') return t`${name} is over ${above}; it will go below.`
  if (below !== '') return t`${name} is over ${below}; it will go above.`
  return t`${name} is over position ${place} of ${total}.`
}

function formatDropped({ name, place, total, above, below }: ColumnPosition): string {
  if (above !== '') return t`${name} dropped below ${above}.`
  if (below !== '') return t`${name} dropped above ${below}.`
  return t`${name} dropped at position ${place} of ${total}.`
}

/**
 * Creates the announcements for screen readers during a drag.
 *
 * @param strip the current layout: at `onDragEnd` it is the new one
 * @param getDropZone returns the drop zone under the column
 */
export function createDragAnnouncements(
  strip: Strip,
  getDropZone: () => DropTarget | null,
): Announcements {
  let last: string | undefined

  return {
    onDragStart({ active }) {
      const now = getColumnPosition(strip, active.id)
      const { name, place, total } = now
      // The initial position is part of the first announcement.
      last = formatOver(now)
      return t`Picked up ${name}. Position ${place} of ${total}.`
    },
    onDragMove({ active }) {
      const uuid = String(active.id)
      const spot = getDropZone() ?? getCurrentTarget(strip, uuid)
      const text =
        spot === null ? last : formatOver(getColumnPosition(moveToTarget(strip, uuid, spot), uuid))
      if (text === last) return undefined
      last = text
      return text
    },
    onDragOver: () => undefined,
    onDragEnd: ({ active }) => formatDropped(getColumnPosition(strip, active.id)),
    onDragCancel({ active }) {
      const name = getColumnName(active.id)
      return t`${name} wasn't moved.`
    },
  }
}
