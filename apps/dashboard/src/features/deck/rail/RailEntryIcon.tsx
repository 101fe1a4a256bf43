import { type Column, readListId, readSearchQuery } from '@colonnade/domain/columns'
import { listId } from '@colonnade/domain/entities'
import { listsAtom } from '../../../state/lists/lists.ts'
import { useSessionValue } from '../../../state/react/index.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { ColumnIcon } from '../column/ColumnIcon.tsx'
import type { ColumnTitle } from '../title/column-title.ts'
import { getHashtag, useColumnAccount } from '../title/use-column-title.ts'
import styles from './Rail.module.css'

/** An id that no server assigns. It is looked up for a column without a list. */
const NO_LIST = listId('')

/** The number of letters that fit. */
const MAX_LETTERS = 2

interface RailEntryIconProps {
  readonly column: Column
  readonly columnTitle: ColumnTitle
}

/** The image of a rail entry: the user's emoji, an avatar, letters of a name, or its icon. @see BY-42, BY-55 */
export function RailEntryIcon({ column, columnTitle }: RailEntryIconProps) {
  const lists = useSessionValue(listsAtom)
  const account = useColumnAccount(column)
  const { emoji = '' } = columnTitle
  const hasEmoji = emoji !== ''
  const name = getDistinguishingName(column, lists.get(readListId(column.params) ?? NO_LIST)?.title)

  if (account !== null && !hasEmoji)
    return <Avatar src={account.avatar_static ?? null} name={account.acct} size="small" />
  if (name === '' || hasEmoji) return <ColumnIcon columnTitle={columnTitle} size={20} />
  return (
    <span className={styles['letters']} data-mark={column.id} aria-hidden="true">
      {getInitialLetters(name)}
    </span>
  )
}

/** Returns the name that distinguishes a column from others of its kind; '' when its icon is enough. */
function getDistinguishingName(column: Column, listTitle = ''): string {
  if (column.id === 'HASHTAG') return getHashtag(column).tag
  if (column.id === 'SEARCH') return readSearchQuery(column.params)
  return column.id === 'LIST' ? listTitle : ''
}

/** Returns the first letters of a name without leading symbols, or the symbols when it has no letters. */
function getInitialLetters(name: string): string {
  const plain = name.trim()
  const letters = plain.replace(/^[^\p{L}\p{N}]+/u, '') || plain
  return [...new Intl.Segmenter().segment(letters)]
    .slice(0, MAX_LETTERS)
    .map(({ segment }) => segment)
    .join('')
}
