import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import {
  type Column,
  getColumnTags,
  readListId,
  readColumnLook,
  readProfile,
  readSearchQuery,
  readThreadId,
} from '@colonnade/domain/columns'
import { accountId, type AccountRecord, listId, statusId } from '@colonnade/domain/entities'
import { readColumnKinds } from '@colonnade/domain/notifications'
import { subscribeToAcctFormatter, hasAcctFormatter, formatAcct } from '../../../lib/format-acct.ts'
import { composerAuthorAtoms } from '../../../state/columns/columns.ts'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import { serverStatusAtoms } from '../../../state/entities/statuses.ts'
import { listsAtom } from '../../../state/lists/lists.ts'
import { useAppValue, useSessionValue } from '../../../state/react/index.ts'
import { hasSeveralAccountsAtom } from '../../../state/sessions.ts'
import { applyLook, createColumnTitle, type ColumnTitle } from './column-title.ts'

/** Ids that no server assigns. They are looked up for a column without an account or a post. */
const NO_ACCOUNT = accountId('')
const NO_STATUS = statusId('')

/** The kinds that belong to an account. */
const ACCOUNT_KINDS: ReadonlySet<string> = new Set(['ACCOUNT', 'FOLLOWERS', 'FOLLOWING'])

type ColumnAccount = Pick<AccountRecord, 'acct'> & Partial<Pick<AccountRecord, 'avatar_static'>>

/** Returns the account of a profile, a list of followers or a thread, when it is known; null for other kinds. */
export function useColumnAccount({ id, params }: Column): ColumnAccount | null {
  const profile = ACCOUNT_KINDS.has(id) ? readProfile(params) : null
  const opened = id === 'THREAD' ? readThreadId(params) : null
  const status = useSessionValue(serverStatusAtoms, opened ?? NO_STATUS)
  const known = useSessionValue(accountAtoms, profile?.id ?? status?.account ?? NO_ACCOUNT)
  if (known !== undefined) return known
  return profile?.acct == null || profile.acct === '' ? null : { acct: profile.acct }
}

/** Returns the base tag, and the number of further tags in the column. */
export function getHashtag({ params }: Column): { readonly tag: string; readonly more: number } {
  const tag = params['id']
  const more = Object.values(getColumnTags(params)).reduce((sum, group) => sum + group.length, 0)
  return { tag: typeof tag === 'string' ? tag : '', more }
}

/** An id that no server assigns. It is looked up for a column without a list. */
const NO_LIST = listId('')

/**
 * Returns the title of a column. It must be called inside the column's session, because only its account knows list
 * titles and names.
 */
export function useColumnTitle(column: Column): ColumnTitle {
  const author = useAppValue(composerAuthorAtoms(column.uuid))
  return useAccountTitle(column, useDefaultTitle(column), author ?? undefined)
}

/** Returns the title of a column whose account is signed out: only what the column itself knows. */
export function useSleepingTitle(column: Column): ColumnTitle {
  const acct = formatAcct(readProfile(column.params)?.acct ?? '').shown
  return useAccountTitle(column, useKindTitle(column, acct, undefined))
}

/**
 * Applies the user's choices to a title, and adds the account where there are several: for a composer its author.
 *
 * @see BY-37
 */
function useAccountTitle(
  { params, accountKey: owner }: Column,
  face: ColumnTitle,
  accountKey = owner,
): ColumnTitle {
  const { t } = useLingui()
  const isMarked = useAppValue(hasSeveralAccountsAtom)
  const own = applyLook(face, readColumnLook(params))
  if (!isMarked) return own

  const { name, detail } = own
  const handle = `@${accountKey}`
  return {
    ...own,
    name: t`${name}, ${handle}`,
    // Home's own detail is the name of its account.
    detail: detail === '' || handle.startsWith(`${detail}@`) ? handle : detail,
    account: accountKey,
  }
}

/** Returns the title of a column without the user's own. It must be called inside the column's session too. */
export function useDefaultTitle(column: Column): ColumnTitle {
  const lists = useSessionValue(listsAtom)
  const list = lists.get(readListId(column.params) ?? NO_LIST)?.title
  return useKindTitle(column, useAcct(column), list)
}

/**
 * Returns the title of a column, without the user's own.
 *
 * @param acct the account of a profile, a list of followers or a thread, as it is shown; empty while it is unknown
 * @param list the title of its list
 */
function useKindTitle(column: Column, acct: string, list: string | undefined): ColumnTitle {
  const { t } = useLingui()

  switch (column.id) {
    case 'COMPOSE':
      return createColumnTitle('pen', t`Compose`)
    case 'HOME':
      return createColumnTitle('home', t`Home`, { detail: `@${column.accountKey.split('@')[0]}` })
    case 'NOTIFICATIONS':
      return createColumnTitle('bell', t`Notifications`, { detail: describeKinds(column) })
    case 'COMMUNITY':
      return createColumnTitle('people', t`Local`)
    case 'PUBLIC':
      return createColumnTitle('globe', t`Federated`)
    case 'DIRECT':
      return createColumnTitle('mail', t`Direct messages`)
    case 'FAVOURITES':
      return createColumnTitle('star', t`Favourites`)
    case 'BOOKMARKS':
      return createColumnTitle('bookmark', t`Bookmarks`)
    case 'SEARCH':
      return createColumnTitle('search', t`Search`, { detail: readSearchQuery(column.params) })
    case 'THREAD':
      return createColumnTitle('reply', t`Post`, { detail: acct === '' ? '' : `@${acct}` })
    case 'REBLOGGED_BY':
      return createColumnTitle('boost', t`Boosted by`)
    case 'FAVOURITED_BY':
      return createColumnTitle('star', t`Favourited by`)
    case 'FOLLOWERS':
      return createColumnTitle('people', t`Followers`, { detail: acct === '' ? '' : `@${acct}` })
    case 'FOLLOWING':
      return createColumnTitle('people', t`Following`, { detail: acct === '' ? '' : `@${acct}` })
    case 'FOLLOW_REQUESTS':
      return createColumnTitle('person', t`Follow requests`)
    case 'BLOCKS':
      return createColumnTitle('block', t`Blocked accounts`)
    case 'MUTES':
      return createColumnTitle('mute', t`Muted accounts`)
    case 'DOMAIN_BLOCKS':
      return createColumnTitle('globe', t`Blocked domains`)
    case 'ACCOUNT':
      return acct === '' ? createColumnTitle('person', t`Profile`) : createProfileTitle(acct)
    case 'LIST':
      return list === undefined
        ? createColumnTitle('list', t`List`)
        : createColumnTitle('list', list, { detail: t`list` })
    case 'FILTERS':
      return createColumnTitle('filter', t`Filters`)
    case 'LISTS':
      return createColumnTitle('list', t`Lists`)
    case 'HASHTAG': {
      const { tag, more } = getHashtag(column)
      const detail = more === 0 ? '' : plural(more, { one: '+ # tag', other: '+ # tags' })
      return createColumnTitle('hash', `#${tag}`, { heading: tag, detail })
    }
    default:
      return createColumnTitle('warning', column.id)
  }
}

/** Returns how many kinds of notifications a column has of its own; '' if it follows the account's settings. */
function describeKinds({ params }: Column): string {
  const { chosen } = readColumnKinds(params)
  if (chosen === null) return ''
  if (chosen.length === 1 && chosen[0] === 'mention') return t`Mentions`
  return plural(chosen.length, { one: '# kind', other: '# kinds' })
}

function createProfileTitle(acct: string): ColumnTitle {
  const [name = '', domain = ''] = acct.split('@')
  return createColumnTitle('person', `@${acct}`, { heading: `@${name}`, detail: domain })
}

/** Returns '' until the account is known. */
function useAcct(column: Column): string {
  const account = useColumnAccount(column)
  useSyncExternalStore(subscribeToAcctFormatter, hasAcctFormatter)
  return formatAcct(account?.acct ?? '').shown
}
