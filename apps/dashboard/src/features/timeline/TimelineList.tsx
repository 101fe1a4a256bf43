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

interface TombstoneRowProps {
  readonly id: StatusId
  readonly uuid: string
  readonly position: number
  readonly setSize: number
}

/** Replaces a row that was removed while it was near the viewport: unfavourited, unbookmarked or deleted. */
export function TombstoneRow({ id, uuid, position, setSize }: TombstoneRowProps) {
  const source = useSessionValue(columnSourceAtoms, uuid)
  const status = useSessionValue(serverStatusAtoms, id)
  const place = { position, setSize }

  if (source === 'favourites' && status?.favourited === false)
    return <RemovedRow id={id} kind="favourites" {...place} />
  if (source === 'bookmarks' && status?.bookmarked === false)
    return <RemovedRow id={id} kind="bookmarks" {...place} />
  return <StatusTombstone {...place} />
}

interface RemovedRowProps {
  readonly id: StatusId
  readonly kind: 'favourites' | 'bookmarks'
  readonly position: number
  readonly setSize: number
}

/** One line in place of a removed favourite or bookmark, with an undo button. */
function RemovedRow({ id, kind, position, setSize }: RemovedRowProps) {
  const { t } = useLingui()
  const setFavourite = useSessionAction(setFavouriteAtom)
  const setBookmark = useSessionAction(setBookmarkAtom)
  const isFavourite = kind === 'favourites'
  const text = isFavourite ? t`Removed from favourites` : t`Bookmark removed`

  return (
    // The APG feed pattern requires focusable articles.
    /* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
    <article
      className={styles['removed']}
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

const getRowKey = (item: StatusId | null) => item

interface TimelineListProps {
  readonly uuid: string
  readonly label: string
  readonly list: ColumnList<StatusId>
  readonly header: ReactNode
  /** Rendered when there are no rows; null otherwise. */
  readonly placeholder: ReactNode
}

/** The rows of a timeline: posts, and the tombstones of removed ones. */
export function TimelineList({ uuid, list, ...rest }: TimelineListProps) {
  return (
    <ColumnRows
      {...rest}
      uuid={uuid}
      list={list}
      rows={list.items}
      getKey={getRowKey}
      renderRow={(id, { isPlace, ...place }) =>
        list.tombstones.has(id) ? (
          <TombstoneRow id={id} uuid={uuid} {...place} />
        ) : (
          <StatusRow id={id} columnUuid={uuid} isPlace={isPlace} {...place} />
        )
      }
    />
  )
}
