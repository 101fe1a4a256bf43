import { atom } from 'jotai/vanilla'
import { removeListColumns } from '@colonnade/domain/columns'
import type { ListId } from '@colonnade/domain/entities'
import { columnsAtom } from '../columns/columns.ts'
import type { Session } from '../session.ts'

/** How many columns would go with a list. */
export const countListColumnsAtom = atom(null, (_get, _set, session: Session, id: ListId) => {
  const columns = session.app.get(columnsAtom)
  return columns.length - removeListColumns(columns, session.key, id).length
})
