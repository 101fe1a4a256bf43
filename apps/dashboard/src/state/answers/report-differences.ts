import {
  compareFilter,
  compareList,
  compareRelationship,
  compareStatus,
  type AskedStatus,
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

/** An answer, and what was asked for. */
export type Answered =
  | {
      readonly of: 'status'
      readonly asked: AskedStatus
      readonly answer: StatusEntity
      /** Deletes the post. */
      readonly undo: () => void
    }
  | {
      readonly of: 'list'
      readonly asked: Partial<Omit<ListEntity, 'id'>>
      readonly answer: ListEntity
    }
  | {
      readonly of: 'filter'
      readonly asked: FilterDraft
      readonly answer: readonly FilterV2Entity[]
    }
  | {
      readonly of: 'relationship'
      readonly asked: Partial<RelationshipEntity>
      readonly answer: RelationshipEntity
    }

/** Servers that keep no language drop it from every post: that is reported once. */
const reported = perSession(() => new Set<'language'>())

/** Shows a notice where an answer differs from what was asked; a post can be deleted from there. @see BY-56 */
export function reportDifferences(session: Session, answered: Answered): void {
  const differences = differencesOf(answered).filter(
    ({ field }) => field !== 'language' || !wasReported(session, field),
  )
  if (differences.length === 0) return
  session.app.set(showMessageAtom, {
    kind: 'answer-differs',
    text: new URL(session.origin).host,
    differences,
    stays: true,
    ...(answered.of === 'status' && { action: { run: answered.undo } }),
  })
}

function differencesOf(answered: Answered): readonly Difference[] {
  switch (answered.of) {
    case 'status':
      return compareStatus(answered.asked, answered.answer)
    case 'list':
      return compareList(answered.asked, answered.answer)
    case 'filter':
      return compareFilter(answered.asked, answered.answer)
    case 'relationship':
      return compareRelationship(answered.asked, answered.answer)
  }
}

function wasReported(session: Session, field: 'language'): boolean {
  const isKnown = reported(session).has(field)
  reported(session).add(field)
  return isKnown
}
