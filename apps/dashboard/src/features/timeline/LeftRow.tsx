import { Trans, useLingui } from '@lingui/react/macro'
import type { StatusId } from '@colonnade/domain/entities'
import { setBookmarkAtom } from '../../state/actions/bookmark-status.ts'
import { setFavouriteAtom } from '../../state/actions/favourite-status.ts'
import { serverStatusAtoms } from '../../state/entities/statuses.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { columnSourceAtoms } from '../../state/timelines/column-list.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { StatusTombstone } from '../status/index.ts'
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
  const text = isFavourite ? t`No longer a favourite` : t`No longer a bookmark`

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
