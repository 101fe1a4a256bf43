import { revealBehindWarning } from '@colonnade/domain/media'
import { StatusMedia } from '../media/StatusMedia.tsx'
import { isLookedAt } from './is-listed.ts'
import type { SlotProps } from './slot-props.ts'

/** The pictures, films and loops of a post. */
export function MediaSlot(props: SlotProps) {
  const { status, filter, options, memory, onRemember, actions } = props
  const media = status.media_attachments.filter(isLookedAt)
  if (media.length === 0) return null

  const isSensitive = status.sensitive || filter.action === 'blur'
  const isRevealed = revealBehindWarning(
    {
      displayMedia: options.displayMedia,
      sensitive: isSensitive,
      spoilerText: status.spoiler_text,
      revealsBehindWarning: options.revealsBehindWarning,
    },
    memory.isRevealed,
  )
  return (
    <StatusMedia
      media={media}
      isSensitive={isSensitive}
      isRevealed={isRevealed}
      isLetterboxed={options.isLetterboxed}
      isFullWidth={options.isFullWidth}
      isDetailed={props.isDetailed === true}
      autoPlays={options.isAnimated}
      onRevealChange={(next) => {
        onRemember({ isRevealed: next })
      }}
      onOpenPost={actions.expand}
      onOpen={actions.openMedia}
      onOpenVideo={actions.openVideo}
    />
  )
}
