import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MediaAttachmentEntity, StatusId, StatusRecord } from '@colonnade/domain/entities'
import { filterContext } from '@colonnade/domain/filters'
import { focalPosition, revealBehindWarning } from '@colonnade/domain/media'
import { hasContentWarning } from '@colonnade/domain/text'
import { statusAtoms } from '../../../state/entities/statuses.ts'
import { filterJudgeAtoms } from '../../../state/filters/own-filters.ts'
import { columnSourceAtoms } from '../../../state/list-columns/column-source.ts'
import { useAppAction, useSession, useSessionValue } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { SoundTile } from '../../video/index.ts'
import { useRowMemory } from '../row/row-memory.ts'
import { useRowOptions } from '../row/row-options.ts'
import { Blurhash } from './Blurhash.tsx'
import { getOwnSize } from './own-size.ts'
import { soundOf } from './sound-of.ts'
import styles from './StatusTiles.module.css'

interface StatusTilesProps {
  readonly id: StatusId
  /** What is uncovered in one column stays covered in the others. */
  readonly columnUuid: string
}

/** What is attached to a post of the store, each as a tile of a grid. */
export function StatusTiles({ id, columnUuid }: StatusTilesProps) {
  const wrapper = useSessionValue(statusAtoms, id)
  const original = useSessionValue(statusAtoms, wrapper?.reblog ?? id)
  if (wrapper === undefined || original === undefined) return null

  return <KnownTiles wrapper={wrapper} status={original} columnUuid={columnUuid} />
}

interface KnownTilesProps {
  readonly wrapper: StatusRecord
  readonly status: StatusRecord
  readonly columnUuid: string
}

function KnownTiles({ wrapper, status, columnUuid }: KnownTilesProps) {
  const { t } = useLingui()
  const { key: accountKey } = useSession()
  const options = useRowOptions()
  const openModal = useAppAction(openModalAtom)
  const source = useSessionValue(columnSourceAtoms, columnUuid)
  const judge = useSessionValue(filterJudgeAtoms, filterContext(source ?? ''))
  const [memory, remember] = useRowMemory(`${accountKey} ${columnUuid} media ${status.id}`)
  const filter = judge(wrapper, wrapper.reblog === null ? null : status)
  const isSensitive = status.sensitive || hasContentWarning(status) || filter.action !== 'none'
  const isFolded =
    (filter.action !== 'none' && filter.action !== 'blur') ||
    (hasContentWarning(status) && !options.startsOpen(status.spoiler_text))
  const isRevealed = isFolded
    ? memory.isRevealed === true
    : revealBehindWarning(
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

/** One attachment as a square of a grid: it opens, or uncovers itself first. */
export function MediaTile(props: MediaTileProps) {
  const { media, label, isRevealed, isSensitive, onReveal, onOpen } = props
  const { t } = useLingui()
  const sound = soundOf(media)
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
      {isRevealed && sound !== null && <SoundTile {...sound} />}
      {isRevealed && !isFile && sound === null && (
        <button type="button" className={styles['open']} aria-label={label} onClick={onOpen}>
          <TilePicture media={media} />
          <TileMark type={media.type} />
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

/** Says that a tile moves. */
function TileMark({ type }: { readonly type: MediaAttachmentEntity['type'] }) {
  if (type === 'gifv') return <span className={styles['mark']}>GIF</span>
  if (type !== 'video') return null
  return (
    <span className={styles['mark']}>
      <Icon name="play" size={14} />
    </span>
  )
}

/** A picture cut square around what matters in it; a film's still. Without one, an icon in its place. */
function TilePicture({ media }: { readonly media: MediaAttachmentEntity }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const focus = focalPosition(media.meta?.focus ?? null)
  const src = media.preview_url ?? (media.type === 'image' ? media.url : null)
  if (src === null || state === 'failed') {
    return <Icon name={media.type === 'image' ? 'image' : 'play'} size={26} />
  }

  return (
    <img
      className={styles['picture']}
      src={src}
      alt=""
      data-state={state}
      loading="lazy"
      decoding="async"
      draggable={false}
      style={{ ...getOwnSize(media.meta?.original), objectPosition: `${focus.x}% ${focus.y}%` }}
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  )
}
