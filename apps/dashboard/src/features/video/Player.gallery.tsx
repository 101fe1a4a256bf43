import { createSampleImage } from '../../gallery/sample-data.ts'
import { createSampleSound } from '../../gallery/sample-sound.ts'
import { AudioPlayer } from './AudioPlayer.tsx'
import { AudioTile } from './AudioTile.tsx'
import type { VideoPlayerProps } from './video-player-props.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const dusk = createSampleImage('dusk', ['#04070f', '#1d2440', '#c98f5a'])
const audioUrl = createSampleSound(4)
const sampleVideo: VideoPlayerProps = {
  src: audioUrl,
  preview: dusk.url,
  alt: 'Waves run up a beach at dusk',
  duration: 4,
  isInline: true,
  isLetterboxed: true,
}
const noop = () => undefined

export const Inline = () => <VideoPlayer {...sampleVideo} onExpand={noop} />
export const Undescribed = () => <VideoPlayer {...sampleVideo} alt="" />
export const OwnShape = () => (
  <VideoPlayer {...sampleVideo} isInline={false} width={400} height={300} />
)
export const WithStartTime = () => (
  <VideoPlayer {...sampleVideo} startTime={2} isPlaybackPrevented />
)
export const Sensitive = () => <VideoPlayer {...sampleVideo} isSensitive />
export const Hidden = () => <VideoPlayer {...sampleVideo} displayMedia="hide_all" />
export const Revealed = () => <VideoPlayer {...sampleVideo} isSensitive isRevealed />
export const Cropped = () => <VideoPlayer {...sampleVideo} isLetterboxed={false} />
export const FullWidth = () => <VideoPlayer {...sampleVideo} isFullWidth />
export const Detailed = () => <VideoPlayer {...sampleVideo} isDetailed onClose={noop} />
export const Failed = () => <VideoPlayer {...sampleVideo} src="data:video/webm,0" startTime={0} />
export const Processing = () => <VideoPlayer {...sampleVideo} src={null} />

const foghorn = {
  id: 'foghorn',
  src: audioUrl,
  address: 'https://x.example/a/foghorn.ogg',
  title: 'A foghorn, two long and one short, in thick weather',
  cover: null,
  duration: 4,
}

const square = { position: 'relative', inlineSize: 180, blockSize: 180 } as const

export const AudioTileWithoutCover = () => (
  <div style={square}>
    <AudioTile {...foghorn} id="tile" />
  </div>
)
export const AudioTileWithCover = () => (
  <div style={square}>
    <AudioTile {...foghorn} cover={dusk.url} />
  </div>
)

export const Audio = () => <AudioPlayer {...foghorn} />
export const AudioWithCover = () => (
  <AudioPlayer {...foghorn} id="cover" title="Night on the quay" cover={dusk.url} />
)
export const FailedAudio = () => (
  <AudioPlayer {...foghorn} src="data:audio/wav,0" title="foghorn.ogg" />
)
