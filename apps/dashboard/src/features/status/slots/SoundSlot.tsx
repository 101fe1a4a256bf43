import { fileName } from '../../../ui/file-links/file-name.ts'
import { SoundPlayer } from '../../video/index.ts'
import type { SlotProps } from './slot-props.ts'

/** The sounds of a post, each with a player. @see BY-16 */
export function SoundSlot({ status }: SlotProps) {
  return status.media_attachments.map((media) => {
    const src = media.url ?? media.remote_url
    if (media.type !== 'audio' || src === null) return null

    const address = media.remote_url ?? src
    return (
      <SoundPlayer
        key={media.id}
        id={media.id}
        src={src}
        address={address}
        title={media.description?.trim() || fileName(address)}
        cover={media.preview_url}
        duration={media.meta?.duration}
      />
    )
  })
}
