import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { picture } from '../../gallery/gallery-data.ts'
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

const jupiter = picture('1', ['#04070f', '#1d2440', '#c98f5a'])
/** The address of something that neither comes nor fails. */
const endless = URL.createObjectURL(new MediaSource())

function shown(media: MediaAttachmentEntity) {
  return (
    <div style={stage}>
      <ViewerItem media={media} label={media.description ?? ''} isShown frameRef={null} />
    </div>
  )
}

export const Picture = () => shown(jupiter)

export const PictureThatFailed = () => shown({ ...jupiter, url: null })

export const ColoursAlone = () =>
  shown({ ...jupiter, type: 'video', url: endless, preview_url: null })

export const FilmOnItsWay = () => shown({ ...jupiter, type: 'video', url: endless })

export const FilmThatFailed = () => shown({ ...jupiter, type: 'video', url: null })
