import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StatusId } from '@colonnade/domain/entities'
import { setBookmarkAtom, setFavouriteAtom } from '../../state/actions/status-action.ts'
import { serverStatusAtoms } from '../../state/entities/statuses.ts'
import { type ColumnList, columnSourceAtoms } from '../../state/list-columns/column-source.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ColumnRows } from '../column-list/index.ts'
import { StatusRow, StatusTombstone } from '../status/index.ts'
import styles from './Timeline.module.css'

interface LeftRowProps {
  readonly id: StatusId
  readonly uuid: string
  readonly position: number
  readonly setSize: number
}

/** What stands for a row that left while it was near the reader: let go by them, or deleted. */
export function LeftRow({ id, uuid, position, setSize }: LeftRowProps) {
  const source = useSessionValue(columnSourceAtoms, uuid)
  const status = useSessionValue(serverStatusAtoms, id)
  const place = { position, setSize }

  if (source === 'favourites' && status?.favourited === false)
    return <LetGoRow id={id} kind="favourites" {...place} />
  if (source === 'bookmarks' && status?.bookmarked === false)
    return <LetGoRow id={id} kind="bookmarks" {...place} />
  return <StatusTombstone {...place} />
}

interface LetGoRowProps {
  readonly id: StatusId
  readonly kind: 'favourites' | 'bookmarks'
  readonly position: number
  readonly setSize: number
}

/** One line where a favourite or bookmark was let go, and the way to take it back. */
function LetGoRow({ id, kind, position, setSize }: LetGoRowProps) {
  const { t } = useLingui()
  const setFavourite = useSessionAction(setFavouriteAtom)
  const setBookmark = useSessionAction(setBookmarkAtom)
  const isFavourite = kind === 'favourites'
  const text = isFavourite ? t`Removed from favourites` : t`Bookmark removed`

  return (
    // The APG feed pattern asks for articles that take the focus.
    /* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
    <article
      className={styles['letGo']}
      aria-label={text}
      aria-posinset={position}
      aria-setsize={setSize}
      tabIndex={0}
    >
      <Icon name={isFavourite ? 'star' : 'bookmark'} size={15} />
      <span>{text}</span>
      <Button
        variant="quiet"
        onClick={() => void (isFavourite ? setFavourite(id, true) : setBookmark(id, true))}
      >
        <Trans>Undo</Trans>
      </Button>
    </article>
  )
}

const keyOf = (item: StatusId | null) => item

interface TimelineListProps {
  readonly uuid: string
  readonly label: string
  readonly list: ColumnList<StatusId>
  readonly header: ReactNode
  /** Stands in where there are no rows; null where there are some. */
  readonly standIn: ReactNode
}

/** The rows of a timeline: statuses, and the lines that some leave. */
export function TimelineList({ uuid, list, ...rest }: TimelineListProps) {
  return (
    <ColumnRows
      {...rest}
      uuid={uuid}
      list={list}
      rows={list.items}
      keyOf={keyOf}
      drawRow={(id, { isPlace, ...place }) =>
        list.tombstones.has(id) ? (
          <LeftRow id={id} uuid={uuid} {...place} />
        ) : (
          <StatusRow id={id} columnUuid={uuid} isPlace={isPlace} {...place} />
        )
      }
    />
  )
}
