import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { t } from '@lingui/core/macro'
import { putAtSpot, spotOf, type Strip, type StripSpot } from '@colonnade/domain/workspaces'
import { columnElement } from '../column-element.ts'

const nameOf = (uuid: UniqueIdentifier | undefined): string =>
  uuid === undefined ? '' : (columnElement(String(uuid))?.ariaLabel ?? '')

/** Who stands right above or below a column of a stack. */
function neighbourOf(strip: Strip, uuid: string): { above: string; below: string } {
  const stack = strip.find(({ columns }) => columns.includes(uuid))?.columns ?? []
  const index = stack.indexOf(uuid)
  return { above: nameOf(stack[index - 1]), below: nameOf(stack[index + 1]) }
}

interface Told {
  readonly name: string
  readonly place: number
  readonly total: number
  readonly above: string
  readonly below: string
}

function told(strip: Strip, id: UniqueIdentifier): Told {
  const uuid = String(id)
  const place = strip.findIndex(({ columns }) => columns.includes(uuid)) + 1
  return { name: nameOf(id), place, total: strip.length, ...neighbourOf(strip, uuid) }
}

function overText({ name, place, total, above, below }: Told): string {
  if (above !== '') return t`${name} is over ${above}; it will go below.`
  if (below !== '') return t`${name} is over ${below}; it will go above.`
  return t`${name} is over position ${place} of ${total}.`
}

function downText({ name, place, total, above, below }: Told): string {
  if (above !== '') return t`${name} dropped below ${above}.`
  if (below !== '') return t`${name} dropped above ${below}.`
  return t`${name} dropped at position ${place} of ${total}.`
}

/**
 * What a screen reader is told while a column is on its way.
 *
 * @param strip as it is laid out: by the time of `put down` it is the new one
 * @param spotNow where the column is over
 */
export function announcements(strip: Strip, spotNow: () => StripSpot | null): Announcements {
  let last: string | undefined

  return {
    onDragStart({ active }) {
      const now = told(strip, active.id)
      const { name, place, total } = now
      // Where it is was told already.
      last = overText(now)
      return t`Picked up ${name}. Position ${place} of ${total}.`
    },
    onDragMove({ active }) {
      const uuid = String(active.id)
      const spot = spotNow() ?? spotOf(strip, uuid)
      const text = spot === null ? last : overText(told(putAtSpot(strip, uuid, spot), uuid))
      if (text === last) return undefined
      last = text
      return text
    },
    onDragOver: () => undefined,
    onDragEnd: ({ active }) => downText(told(strip, active.id)),
    onDragCancel({ active }) {
      const name = nameOf(active.id)
      return t`${name} wasn't moved.`
    },
  }
}
