import {
  compareFilter,
  compareList,
  compareRelationship,
  compareStatus,
  type Difference,
} from '@colonnade/domain/answers'
import { perSession, type Session } from '../session.ts'
import { showNoticeAtom } from '../ui/notices.ts'
import type { Answered } from './compare-answer.ts'
import { deleteStatusAtom } from './delete-status.ts'

/** Servers that keep no language drop it from every post: that is reported once. */
const reported = perSession(() => new Set<'language'>())

/** Shows a notice where an answer differs from what was asked; a post can be deleted from there. @see BY-56 */
export function reportDifferences(session: Session, answered: Answered): void {
  const differences = differencesOf(answered).filter(
    ({ field }) => field !== 'language' || !wasReported(session, field),
  )
  if (differences.length === 0) return
  const undo =
    answered.of === 'status' &&
    (() => void session.store.set(deleteStatusAtom, session, answered.answer.id))
  session.app.set(showNoticeAtom, {
    kind: 'answer-differs',
    text: new URL(session.origin).host,
    differences,
    stays: true,
    ...(undo && { undo }),
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
