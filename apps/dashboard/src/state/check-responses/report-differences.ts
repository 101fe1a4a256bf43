import {
  compareFilter,
  compareList,
  compareRelationship,
  compareStatus,
  type RequestedStatus,
  type Difference,
} from '@colonnade/domain/answers'
import type {
  FilterV2Entity,
  ListEntity,
  RelationshipEntity,
  StatusEntity,
} from '@colonnade/domain/entities'
import type { FilterDraft } from '@colonnade/domain/filters'
import { perSession, type Session } from '../session.ts'
import { showMessageAtom } from '../ui/messages.ts'

/** A response, and what was requested. */
export type CheckedResponse =
  | {
      readonly of: 'status'
      readonly requested: RequestedStatus
      readonly received: StatusEntity
      /** Deletes the post. */
      readonly undo: () => void
    }
  | {
      readonly of: 'list'
      readonly requested: Partial<Omit<ListEntity, 'id'>>
      readonly received: ListEntity
    }
  | {
      readonly of: 'filter'
      readonly requested: FilterDraft
      readonly received: readonly FilterV2Entity[]
    }
  | {
      readonly of: 'relationship'
      readonly requested: Partial<RelationshipEntity>
      readonly received: RelationshipEntity
    }

/** Fields that were reported. A server without languages drops the language of every post, which is reported once. */
const reportedFields = perSession(() => new Set<'language'>())

/** Shows a toast if a response differs from the request. A post can be deleted from there. @see BY-56 */
export function reportDifferences(session: Session, checked: CheckedResponse): void {
  const differences = findDifferences(checked).filter(
    ({ field }) => field !== 'language' || !checkReported(session, field),
  )
  if (differences.length === 0) return
  session.app.set(showMessageAtom, {
    kind: 'answer-differs',
    text: new URL(session.origin).host,
    differences,
    stays: true,
    ...(checked.of === 'status' && { action: { run: checked.undo } }),
  })
}

function findDifferences(checked: CheckedResponse): readonly Difference[] {
  switch (checked.of) {
    case 'status':
      return compareStatus(checked.requested, checked.received)
    case 'list':
      return compareList(checked.requested, checked.received)
    case 'filter':
      return compareFilter(checked.requested, checked.received)
    case 'relationship':
      return compareRelationship(checked.requested, checked.received)
  }
}

function checkReported(session: Session, field: 'language'): boolean {
  const isKnown = reportedFields(session).has(field)
  reportedFields(session).add(field)
  return isKnown
}
