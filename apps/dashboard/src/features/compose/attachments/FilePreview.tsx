import { useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { isPicture } from '@colonnade/domain/compose'
import { toFocalPosition } from '@colonnade/domain/media'
import type { AttachmentCard } from '../../../state/compose/upload-list.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './Attachments.module.css'

/** A small preview of a file: from the local file where there is one, otherwise from the server. */
export function FilePreview({ media, file }: Pick<AttachmentCard, 'media' | 'file'>) {
  const url = useObjectUrl(file)
  const [broken, setBroken] = useState<string | null>(null)
  const kind = getPreviewKind({ media, file })

  if (kind === 'picture') {
    const { x, y } = toFocalPosition(media?.meta?.focus ?? null)
    const src = [url, media?.preview_url ?? null].find((each) => each !== null && each !== broken)
    if (!src) return <Tile icon="image" />
    return (
      <img
        className={styles['preview']}
        src={src}
        alt=""
        draggable={false}
        style={{ objectPosition: `${x}% ${y}%` }}
        onError={() => setBroken(src)}
      />
    )
  }
  const src = url ?? media?.url ?? null
  if (src === null || src === broken) return <Tile icon={kind === 'sound' ? 'sound' : 'file'} />
  return <FilmPreview src={src} isSound={kind === 'sound'} onBroken={() => setBroken(src)} />
}

function Tile({ icon }: { readonly icon: 'image' | 'sound' | 'file' }) {
  return (
    <span className={styles['preview']}>
      <Icon name={icon} size={22} />
    </span>
  )
}

function getPreviewKind({
  media,
  file,
}: Pick<AttachmentCard, 'media' | 'file'>): 'picture' | 'film' | 'sound' {
  if (media?.type === 'image' || (file !== null && isPicture(file))) return 'picture'
  const isSound = media === null ? file?.type.startsWith('audio/') : media.type === 'audio'
  return isSound === true ? 'sound' : 'film'
}

interface FilmPreviewProps {
  readonly src: string
  /** Audio has no image to show. */
  readonly isSound: boolean
  readonly onBroken: () => void
}

/** A video or audio file in the size of a picture, which plays in place. */
function FilmPreview({ src, isSound, onBroken }: FilmPreviewProps) {
  const { t } = useLingui()
  const film = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)

  const toggle = () => {
    const element = film.current
    if (element === null) return
    if (element.paused) void element.play().catch(onBroken)
    else element.pause()
  }
  const follow = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    setIsPlaying(!currentTarget.paused)
  }

  return (
    <span className={styles['preview']} data-film>
      {/* The description is beside it; a short preview has no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={film}
        src={src}
        preload="metadata"
        playsInline
        hidden={isSound}
        onPlay={follow}
        onPause={follow}
        onError={onBroken}
      />
      {isSound && <Icon name="sound" size={22} className={styles['note']} />}
      <button
        type="button"
        className={styles['play']}
        aria-label={isPlaying ? t`Pause` : t`Play`}
        onClick={toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} isFilled size={18} />
      </button>
    </span>
  )
}

/**
 * Returns an object URL for a file while it is shown, null without a file. The URL is revoked once no component uses
 * it.
 */
function useObjectUrl(file: Blob | null): string | null {
  const { subscribe, read } = useMemo(() => createObjectUrlStore(file), [file])
  return useSyncExternalStore(subscribe, read)
}

function createObjectUrlStore(file: Blob | null) {
  let url: string | null = null

  return {
    subscribe: () => {
      url = file === null ? null : URL.createObjectURL(file)
      return () => {
        if (url !== null) URL.revokeObjectURL(url)
        url = null
      }
    },
    read: () => url,
  }
}
