import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import {
  type Column,
  columnTags,
  readList,
  readProfile,
  readSearch,
  readThread,
} from '@colonnade/domain/columns'
import { accountId, type AccountRecord, listId, statusId } from '@colonnade/domain/entities'
import { followHandleRule, hasHandleRule, showAcct } from '../../../lib/handles.ts'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import { serverStatusAtoms } from '../../../state/entities/statuses.ts'
import { listsAtom } from '../../../state/lists/lists.ts'
import { useSession, useSessionValue } from '../../../state/react/index.ts'
import { columnFace, type ColumnFace } from './column-face.ts'

/** Ids that no server gives: what is looked up for a column that is about nobody. */
const NOBODY = accountId('')
const NOTHING = statusId('')

/** The kinds that are about somebody. */
const ABOUT_SOMEBODY: ReadonlySet<string> = new Set(['ACCOUNT', 'FOLLOWERS', 'FOLLOWING'])

type ColumnAccount = Pick<AccountRecord, 'acct'> & Partial<Pick<AccountRecord, 'avatar_static'>>

/** Who a profile, a list of followers or a thread is about, as far as they are known; null for other kinds. */
export function useColumnAccount({ id, params }: Column): ColumnAccount | null {
  const profile = ABOUT_SOMEBODY.has(id) ? readProfile(params) : null
  const opened = id === 'THREAD' ? readThread(params) : null
  const status = useSessionValue(serverStatusAtoms, opened ?? NOTHING)
  const known = useSessionValue(accountAtoms, profile?.id ?? status?.account ?? NOBODY)
  if (known !== undefined) return known
  return profile?.acct == null || profile.acct === '' ? null : { acct: profile.acct }
}

/** The base tag, and how many more the column mixes in. */
export function hashtagOf({ params }: Column): { readonly tag: string; readonly more: number } {
  const tag = params['id']
  const more = Object.values(columnTags(params)).reduce((sum, group) => sum + group.length, 0)
  return { tag: typeof tag === 'string' ? tag : '', more }
}

/** No server gives it: what is looked up for a column that is about no list. */
const NO_LIST = listId('')

/** Needs the column's session above: titles and names are known to its account only. */
export function useColumnFace(column: Column): ColumnFace {
  const { t } = useLingui()
  const lists = useSessionValue(listsAtom)
  const { key } = useSession()
  const acct = useAcct(column)

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
    case 'SEARCH':
      return columnFace('search', t`Search`, { detail: readSearch(column.params) })
    case 'THREAD':
      return columnFace('reply', t`Post`, { detail: acct === '' ? '' : `@${acct}` })
    case 'REBLOGGED_BY':
      return columnFace('boost', t`Boosted by`)
    case 'FAVOURITED_BY':
      return columnFace('star', t`Favourited by`)
    case 'FOLLOWERS':
      return columnFace('people', t`Followers`, { detail: acct === '' ? '' : `@${acct}` })
    case 'FOLLOWING':
      return columnFace('people', t`Following`, { detail: acct === '' ? '' : `@${acct}` })
    case 'FOLLOW_REQUESTS':
      return columnFace('person', t`Follow requests`)
    case 'BLOCKS':
      return columnFace('block', t`Blocked accounts`)
    case 'MUTES':
      return columnFace('mute', t`Muted accounts`)
    case 'DOMAIN_BLOCKS':
      return columnFace('globe', t`Blocked domains`)
    case 'ACCOUNT':
      return acct === '' ? columnFace('person', t`Profile`) : profileFace(acct)
    case 'LIST': {
      const title = lists.get(readList(column.params) ?? NO_LIST)?.title
      return title === undefined
        ? columnFace('list', t`List`)
        : columnFace('list', title, { detail: t`list` })
    }
    case 'FILTERS':
      return columnFace('filter', t`Filters`)
    case 'LISTS':
      return columnFace('list', t`Lists`)
    case 'HASHTAG': {
      const { tag, more } = hashtagOf(column)
      const detail = more === 0 ? '' : plural(more, { one: '+ # tag', other: '+ # tags' })
      return columnFace('hash', `#${tag}`, { heading: tag, detail })
    }
    default:
      return columnFace('warning', column.id)
  }
}

function profileFace(acct: string): ColumnFace {
  const [name = '', domain = ''] = acct.split('@')
  return columnFace('person', `@${acct}`, { heading: `@${name}`, detail: domain })
}

/** '' while nobody knows. */
function useAcct(column: Column): string {
  const account = useColumnAccount(column)
  useSyncExternalStore(followHandleRule, hasHandleRule)
  return showAcct(account?.acct ?? '').shown
}
