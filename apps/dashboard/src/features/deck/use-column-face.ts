import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Column } from '@colonnade/domain/columns'
import { listId } from '@colonnade/domain/entities'
import { listsAtom } from '../../state/columns/lists.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { columnFace, type ColumnFace } from './column-face.ts'
import { hashtagOf, listIdOf } from './column-params.ts'

/** Needs the column's session above: a list's title is known to its account only. */
export function useColumnFace(column: Column): ColumnFace {
  const { t } = useLingui()
  const lists = useSessionValue(listsAtom)
  const { key } = useSession()

  switch (column.id) {
    case 'COMPOSE':
      return columnFace('pen', t`Compose`)
    case 'HOME':
      return columnFace('home', t`Home`, { detail: `@${key.split('@')[0]}` })
    case 'NOTIFICATIONS':
      return columnFace('bell', t`Notifications`)
    case 'COMMUNITY':
      return columnFace('people', t`Local`)
    case 'PUBLIC':
      return columnFace('globe', t`Federated`)
    case 'DIRECT':
      return columnFace('mail', t`Direct messages`)
    case 'FAVOURITES':
      return columnFace('star', t`Favourites`)
    case 'BOOKMARKS':
      return columnFace('bookmark', t`Bookmarks`)
    case 'LIST':
      return columnFace('list', lists.get(listId(listIdOf(column)))?.title ?? t`List`, {
        detail: t`list`,
      })
    case 'HASHTAG': {
      const { tag, more } = hashtagOf(column)
      const detail = more === 0 ? '' : plural(more, { one: '+ # tag', other: '+ # tags' })
      return columnFace('hash', `#${tag}`, { heading: tag, detail })
    }
    default:
      return columnFace('warning', column.id)
  }
}
