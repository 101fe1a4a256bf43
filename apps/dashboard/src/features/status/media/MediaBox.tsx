import { useLingui } from '@lingui/react/macro'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import type { GalleryBox } from '@colonnade/domain/media'
import { useLatePart } from '../../../ui/later/late-part.ts'
import { gifVideo } from '../late-parts.ts'
import { AltBadge } from './AltBadge.tsx'
import { Blurhash } from './Blurhash.tsx'
import { FilmTile } from './FilmTile.tsx'
import type { GifVideoProps } from './GifVideo.tsx'
import { Picture } from './Picture.tsx'
import styles from './Media.module.css'

interface MediaBoxProps {
  readonly media: MediaAttachmentEntity
  readonly box: GalleryBox | undefined
  readonly label: string
  /** How many attachments follow that have no box of their own. */
  readonly moreCount: number
  readonly isRevealed: boolean
  readonly autoPlays: boolean
  readonly onOpen: () => void
}

/** One attachment in its place: its colours, then itself, and what it is said to show. */
export function MediaBox(props: MediaBoxProps) {
  const { media, box, label, moreCount, isRevealed, autoPlays, onOpen } = props
  const { t } = useLingui()
  const isDescribed = media.description !== null && media.description.trim() !== ''

  return (
    <div
      className={styles['box']}
      style={{
        insetInlineStart: `${box?.x ?? 0}%`,
        insetBlockStart: `${box?.y ?? 0}%`,
        inlineSize: `${box?.width ?? 100}%`,
        blockSize: `${box?.height ?? 100}%`,
      }}
    >
      {media.blurhash !== null && <Blurhash hash={media.blurhash} />}
      {isRevealed && (
        <MediaItem
          media={media}
          label={label}
          note={isDescribed ? undefined : t`No description`}
          autoPlays={autoPlays}
          onOpen={onOpen}
        />
      )}
      {isRevealed && moreCount > 0 && (
        <span className={styles['more']} aria-hidden="true">
          +{moreCount}
        </span>
      )}
      {isRevealed && isDescribed && <AltBadge description={label} />}
    </div>
  )
}

interface MediaItemProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  /** Read aloud after its name. */
  readonly note: string | undefined
  readonly autoPlays: boolean
  readonly onOpen: () => void
}

/** One attachment in its box. */
function MediaItem({ autoPlays, ...props }: MediaItemProps) {
  if (props.media.type === 'video') return <FilmTile {...props} />
  if (props.media.type === 'gifv') return <LateGifVideo {...props} autoPlays={autoPlays} />
  return <Picture {...props} />
}

function LateGifVideo(props: GifVideoProps) {
  const { Part } = useLatePart(gifVideo, 'later')
  return Part === null ? null : <Part {...props} />
}
