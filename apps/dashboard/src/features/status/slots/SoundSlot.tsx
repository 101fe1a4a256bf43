import { SoundPlayer } from '../../video/index.ts'
import { soundOf } from '../media/sound-of.ts'
import type { SlotProps } from './slot-props.ts'

/** The sounds of a post, each with a player. @see BY-16 */
export function SoundSlot({ status }: SlotProps) {
  return status.media_attachments.map((media) => {
    const sound = soundOf(media)
    return sound !== null && <SoundPlayer key={media.id} {...sound} />
  })
}
