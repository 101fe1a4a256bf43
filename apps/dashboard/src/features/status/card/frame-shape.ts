import type { CSSProperties } from 'react'
import type { PreviewCardEntity } from '@colonnade/domain/entities'

/** Unit: px. */
const TALLEST = 480
const LOWEST = 90

/** A film keeps its shape; what else is framed keeps its height, within what a row bears. */
export function frameShape({ type, width, height }: PreviewCardEntity): CSSProperties {
  if (type === 'rich' && height > 0) {
    return { '--frame': `${Math.min(TALLEST, Math.max(LOWEST, height))}px` }
  }
  if (width === 0 || height === 0) return { '--shape': 16 / 9 }
  return { '--shape': Math.min(2.4, Math.max(0.75, width / height)) }
}
