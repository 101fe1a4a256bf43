import type { Expression, SqlBool } from 'kysely'
import type { Id } from '../../store/tables.ts'
import type { StatusExpressions } from '../../store/visibility.ts'

/**
 * Which posts staff see: what everybody may see, and of the others only what somebody reported. Whom the author blocks
 * keeps order all the same.
 *
 * @param reported ids of the posts that reports about their author name
 */
export function isShownToStaff(reported: readonly Id[]) {
  return (eb: StatusExpressions): Expression<SqlBool> => {
    const isOpen = eb('s.visibility', 'in', ['public', 'unlisted'])
    return reported.length === 0 ? isOpen : eb.or([isOpen, eb('s.id', 'in', [...reported])])
  }
}
