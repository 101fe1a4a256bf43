import { atom } from 'jotai/vanilla'
import { compareStatus, type AskedStatus, type Difference } from '@colonnade/domain/answers'
import type { StatusEntity } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import { showNoticeAtom } from '../ui/notices.ts'
import { deleteStatusAtom } from './delete-status.ts'

/** Servers that keep no language drop it from every post: that is reported once. */
const reported = perSession(() => new Set<string>())

/**
 * Shows a notice when a server answered something else than it was asked for.
 *
 * @param remove deletes what was made; offered as `Delete`
 * @see BY-56
 */
export function reportDifferences(
  session: Session,
  differences: readonly Difference[],
  remove?: () => void,
): void {
  const fresh = differences.filter(({ field }) => field !== 'language' || !wasReported(session))
  if (fresh.length === 0) return
  session.app.set(showNoticeAtom, {
    kind: 'answer-differs',
    text: new URL(session.origin).host,
    differences: fresh,
    stays: true,
    ...(remove && { undo: remove }),
  })
}

function wasReported(session: Session): boolean {
  const isKnown = reported(session).has('language')
  reported(session).add('language')
  return isKnown
}

/** Compares a published or edited status with what was asked, and offers to delete it where it differs. */
export const reportStatusAtom = atom(
  null,
  (_get, set, session: Session, asked: AskedStatus, answered: StatusEntity) => {
    const remove = () => void set(deleteStatusAtom, session, answered.id)
    reportDifferences(session, compareStatus(asked, answered), remove)
  },
)
