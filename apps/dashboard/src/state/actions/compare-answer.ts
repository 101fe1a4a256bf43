import type { AskedStatus } from '@colonnade/domain/answers'
import type {
  FilterV2Entity,
  ListEntity,
  RelationshipEntity,
  StatusEntity,
} from '@colonnade/domain/entities'
import type { FilterDraft } from '@colonnade/domain/filters'
import { logError } from '../../lib/logger.ts'
import type { Session } from '../session.ts'

/** An answer, and what was asked for. */
export type Answered =
  | { readonly of: 'status'; readonly asked: AskedStatus; readonly answer: StatusEntity }
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

/**
 * Compares an answer with what was asked, and reports where it differs. What compares is loaded after the answer.
 *
 * @see BY-56
 */
export function compareAnswer(session: Session, answered: Answered): void {
  import('./report-differences.ts')
    .then(({ reportDifferences }) => reportDifferences(session, answered))
    .catch((error: unknown) => logError('an answer could not be compared', error))
}
