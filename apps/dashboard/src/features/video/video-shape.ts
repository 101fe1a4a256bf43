import type { CSSProperties } from 'react'
import { mediaHeight } from '@colonnade/domain/media'
import type { VideoInputs } from './video-inputs.ts'

/**
 * The box of a player: inline always 16 to 9, alone the film's own, as large as what it stands in.
 *
 * @see VID-12
 */
export function videoShape({ isInline, width, height }: VideoInputs): CSSProperties {
  const isOwn = isInline !== true && width !== undefined && height !== undefined
  return { '--shape': isOwn ? width / height : 1 / mediaHeight(1) }
}
