import type { CSSProperties } from 'react'
import { getMediaHeight } from '@colonnade/domain/media'
import type { VideoPlayerProps } from './video-player-props.ts'

/**
 * Returns the size of a player's box: 16:9 when inline, otherwise the aspect ratio of the video, as large as the
 * container.
 *
 * @see VID-12
 */
export function getVideoShape({ isInline, width, height }: VideoPlayerProps): CSSProperties {
  const isOwn = isInline !== true && width !== undefined && height !== undefined
  return { '--shape': isOwn ? width / height : 1 / getMediaHeight(1) }
}
