import { compareIds } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'

/** Which of two ids is newer, where the server's ids are known to tell; undefined elsewhere. */
export const idOrder = ({ api }: Session): typeof compareIds | undefined =>
  api.capabilities.of('sortedIds') === 'yes' ? compareIds : undefined
