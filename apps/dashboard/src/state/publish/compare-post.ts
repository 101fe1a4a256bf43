import type { AskedStatus } from '@colonnade/domain/answers'
import type { StatusEntity } from '@colonnade/domain/entities'
import { logError } from '../../lib/logger.ts'
import { compareAnswer } from '../answers/compare-answer.ts'
import type { Session } from '../session.ts'

/** Reports where a post is not what was sent; it can be deleted from there. @see BY-56 */
export function comparePost(session: Session, asked: AskedStatus, answer: StatusEntity): void {
  const undo = () => deletePost(session, answer)
  compareAnswer(session, { of: 'status', asked, answer, undo })
}

function deletePost(session: Session, { id }: StatusEntity): void {
  import('../actions/delete-status.ts')
    .then(({ deleteStatusAtom }) => session.store.set(deleteStatusAtom, session, id))
    .catch((error: unknown) => logError('a post could not be deleted', error))
}
