import { type Column, readList, readSearch } from '@colonnade/domain/columns'
import { listId } from '@colonnade/domain/entities'
import { listsAtom } from '../../../state/lists/lists.ts'
import { useSessionValue } from '../../../state/react/index.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { hashtagOf, useColumnAccount } from '../column/use-column-face.ts'
import styles from './Rail.module.css'

/** No server gives it: what is looked up for a column that is about no list. */
const NO_LIST = listId('')

/** So many letters of a name have room. */
const LETTERS = 2

interface RailMarkProps {
  readonly column: Column
  readonly icon: IconName
}

/** What an entry of the rail is told by: an avatar, letters of a name, or its icon. @see BY-42 */
export function RailMark({ column, icon }: RailMarkProps) {
  const lists = useSessionValue(listsAtom)
  const account = useColumnAccount(column)
  const name = nameOf(column, lists.get(readList(column.params) ?? NO_LIST)?.title)

  if (account !== null)
    return <Avatar src={account.avatar_static ?? null} name={account.acct} size="small" />
  if (name === '') return <Icon name={icon} size={20} />
  return (
    <span className={styles['letters']} data-mark={column.id} aria-hidden="true">
      {getMarkLetters(name)}
    </span>
  )
}

/** What tells a column from others of its kind; '' where its icon says all. */
function nameOf(column: Column, listTitle = ''): string {
  if (column.id === 'HASHTAG') return hashtagOf(column).tag
  if (column.id === 'SEARCH') return readSearch(column.params)
  return column.id === 'LIST' ? listTitle : ''
}

/** The first letters of a name, signs at its beginning left out; as they are where it has no letters. */
function getMarkLetters(name: string): string {
  const plain = name.trim()
  const letters = plain.replace(/^[^\p{L}\p{N}]+/u, '') || plain
  return [...new Intl.Segmenter().segment(letters)]
    .slice(0, LETTERS)
    .map(({ segment }) => segment)
    .join('')
}
