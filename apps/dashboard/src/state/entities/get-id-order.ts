import { compareIds } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'

/** Returns the comparison of two IDs by age; undefined if the server's IDs are not known to be ordered. */
export const getIdOrder = ({ api }: Session): typeof compareIds | undefined =>
  api.capabilities.getSupport('sortedIds') === 'yes' ? compareIds : undefined
