import type { MediaAttachmentEntity } from '@colonnade/domain/entities'

export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** What an attachment measures in px as far as the server tells; null where it does not. */
export function toldSize({ meta }: Pick<MediaAttachmentEntity, 'meta'>): FrameSize | null {
  const { width = 0, height = 0 } = meta?.original ?? {}
  return width > 0 && height > 0 ? { width, height } : null
}
