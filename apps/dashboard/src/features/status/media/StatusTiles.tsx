import { useLingui } from '@lingui/react/macro'
import { useContext, useState } from 'react'
import type { MediaAttachmentEntity, StatusId, StatusRecord } from '@colonnade/domain/entities'
import { getFilterContext } from '@colonnade/domain/filters'
import { toFocalPosition, shouldRevealBehindWarning } from '@colonnade/domain/media'
import { hasContentWarning } from '@colonnade/domain/text'
import { statusAtoms } from '../../../state/entities/statuses.ts'
import { filterMatcherAtoms } from '../../../state/filters/apply-filters.ts'
import { columnSourceAtoms } from '../../../state/list-columns/column-source.ts'
import { useAppAction, useSession, useSessionValue } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { LazyAudioTile } from '../../video/index.ts'
import { useDisplayOptions } from '../row/display-options.ts'
import { PicturesContext } from '../row/pictures.ts'
import { useRowUiState } from '../row/row-ui-state.ts'
import { Blurhash } from './Blurhash.tsx'
import { getAudioPlayerProps } from './get-audio-player-props.ts'
import { getMaxSize } from './max-size.ts'
import styles from './StatusTiles.module.css'

interface StatusTilesProps {
  readonly id: StatusId
  /** Media that is revealed in one column stays hidden in the others. */
  readonly columnUuid: string
}

/** The attachments of a post from the store, as tiles of a media grid. */
export function StatusTiles({ id, columnUuid }: StatusTilesProps) {
  const wrapper = useSessionValue(statusAtoms, id)
  const original = useSessionValue(statusAtoms, wrapper?.reblog ?? id)
  if (wrapper === undefined || original === undefined) return null

  return <LoadedTiles wrapper={wrapper} status={original} columnUuid={columnUuid} />
}

interface LoadedTilesProps {
  readonly wrapper: StatusRecord
  readonly status: StatusRecord
  readonly columnUuid: string
}

function LoadedTiles({ wrapper, status, columnUuid }: LoadedTilesProps) {
  const { t } = useLingui()
  const { key: accountKey } = useSession()
  const options = useDisplayOptions()
  const openModal = useAppAction(openModalAtom)
  const source = useSessionValue(columnSourceAtoms, columnUuid)
  const judge = useSessionValue(filterMatcherAtoms, getFilterContext(source ?? ''))
  const [memory, remember] = useRowUiState(`${accountKey} ${columnUuid} media ${status.id}`)
  const filter = judge(wrapper, wrapper.reblog === null ? null : status)
  const isSensitive = status.sensitive || hasContentWarning(status) || filter.action !== 'none'
  const isFolded =
    (filter.action !== 'none' && filter.action !== 'blur') ||
    (hasContentWarning(status) && !options.startsOpen(status.spoiler_text))
  const isRevealed = isFolded
    ? memory.isRevealed === true
    : shouldRevealBehindWarning(
        {
          displayMedia: options.displayMedia,
          sensitive: status.sensitive || filter.action === 'blur',
          spoilerText: status.spoiler_text,
          revealsBehindWarning: options.revealsBehindWarning,
        },
        memory.isRevealed,
      )
  const attached = status.media_attachments
  const viewable = attached.filter(({ type }) => type !== 'unknown' && type !== 'audio')

  return attached.map((media, index) => (
    <MediaTile
      key={media.id}
      media={media}
      label={media.description?.trim() || t`Image ${index + 1} of ${attached.length}`}
      isRevealed={isRevealed}
      isSensitive={isSensitive}
      onReveal={() => remember({ isRevealed: true })}
      onOpen={() =>
        openModal({
          type: 'MEDIA',
          accountKey,
          statusId: status.id,
          index: viewable.indexOf(media),
        })
      }
    />
  ))
}

interface MediaTileProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  readonly isRevealed: boolean
  readonly isSensitive: boolean
  readonly onReveal: () => void
  readonly onOpen: () => void
}

/** An attachment as a square tile. A click opens it, or reveals it first. */
export function MediaTile(props: MediaTileProps) {
  const { media, label, isRevealed, isSensitive, onReveal, onOpen } = props
  const { t } = useLingui()
  const sound = getAudioPlayerProps(media)
  const isFile = media.type === 'unknown' || (media.type === 'audio' && sound === null)
  const address = media.remote_url ?? media.url
  const cover = isSensitive ? t`Sensitive content, Click to view` : t`Media hidden, Click to view`

  return (
    <li className={styles['tile']}>
      {media.blurhash !== null && <Blurhash hash={media.blurhash} />}
      {isRevealed && isFile && (
        <a
          className={styles['open']}
          href={address ?? undefined}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={label}
        >
          <Icon name="file" size={26} />
        </a>
      )}
      {isRevealed && sound !== null && <LazyAudioTile {...sound} />}
      {isRevealed && !isFile && sound === null && (
        <button type="button" className={styles['open']} aria-label={label} onClick={onOpen}>
          <TileImage media={media} />
          <TileBadge type={media.type} />
        </button>
      )}
      {!isRevealed && (
        <button type="button" className={styles['cover']} aria-label={cover} onClick={onReveal}>
          <Icon name="eye-off" size={22} />
        </button>
      )}
    </li>
  )
}

/** A badge on tiles of videos and GIFs. */
function TileBadge({ type }: { readonly type: MediaAttachmentEntity['type'] }) {
  if (type === 'gifv') return <span className={styles['mark']}>GIF</span>
  if (type !== 'video') return null
  return (
    <span className={styles['mark']}>
      <Icon name="play" size={14} />
    </span>
  )
}

/** The image, cropped to a square around its focal point, or the preview of a video. Falls back to an icon. */
function TileImage({ media }: { readonly media: MediaAttachmentEntity }) {
  const showsPictures = useContext(PicturesContext)
  const [hasFailed, setHasFailed] = useState(false)
  const focus = toFocalPosition(media.meta?.focus ?? null)
  const src = media.preview_url ?? (media.type === 'image' ? media.url : null)
  if (src === null || hasFailed) {
    return <Icon name={media.type === 'image' ? 'image' : 'play'} size={26} />
  }
  if (!showsPictures) return null

  return (
    <img
      className={styles['picture']}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      style={{ ...getMaxSize(media.meta?.original), objectPosition: `${focus.x}% ${focus.y}%` }}
      onError={() => setHasFailed(true)}
    />
  )
}
