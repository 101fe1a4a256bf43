import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { createSampleImage } from '../../gallery/sample-data.ts'
import { ViewerItem } from './ViewerStrip.tsx'

const stage = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: 320,
  padding: 16,
  containerType: 'size',
  background: 'var(--scrim-deep)',
  color: 'var(--media-ink)',
} as const

const jupiter = createSampleImage('1', ['#04070f', '#1d2440', '#c98f5a'])
/** A URL that neither loads nor fails. */
const pendingUrl = URL.createObjectURL(new MediaSource())

function renderItem(media: MediaAttachmentEntity) {
  return (
    <div style={stage}>
      <ViewerItem media={media} label={media.description ?? ''} isShown frameRef={null} />
    </div>
  )
}

export const LoadedImage = () => renderItem(jupiter)

export const FailedImage = () => renderItem({ ...jupiter, url: null })

export const BlurhashOnly = () =>
  renderItem({ ...jupiter, type: 'video', url: pendingUrl, preview_url: null })

export const LoadingVideo = () => renderItem({ ...jupiter, type: 'video', url: pendingUrl })

export const FailedVideo = () => renderItem({ ...jupiter, type: 'video', url: null })
