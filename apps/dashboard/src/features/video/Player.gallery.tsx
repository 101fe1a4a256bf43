import { picture } from '../../gallery/gallery-data.ts'
import { sampleSound } from '../../gallery/sample-sound.ts'
import { AudioPlayer } from './AudioPlayer.tsx'
import { TilePlayer } from './TilePlayer.tsx'
import type { VideoInputs } from './video-inputs.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const dusk = picture('dusk', ['#04070f', '#1d2440', '#c98f5a'])
const sound = sampleSound(4)
const film: VideoInputs = {
  src: sound,
  preview: dusk.url,
  alt: 'Waves run up a beach at dusk',
  duration: 4,
  isInline: true,
  isLetterboxed: true,
}
const nothing = () => undefined

export const Inline = () => <VideoPlayer {...film} onExpand={nothing} />
export const Undescribed = () => <VideoPlayer {...film} alt="" />
export const OwnShape = () => <VideoPlayer {...film} isInline={false} width={400} height={300} />
export const FromATime = () => <VideoPlayer {...film} startTime={2} isPlaybackPrevented />
export const Sensitive = () => <VideoPlayer {...film} isSensitive />
export const Hidden = () => <VideoPlayer {...film} displayMedia="hide_all" />
export const RevealedAllTheSame = () => <VideoPlayer {...film} isSensitive isRevealed />
export const FillingItsBox = () => <VideoPlayer {...film} isLetterboxed={false} />
export const EdgeToEdge = () => <VideoPlayer {...film} isFullWidth />
export const Detailed = () => <VideoPlayer {...film} isDetailed onClose={nothing} />
export const Failed = () => <VideoPlayer {...film} src="data:video/webm,0" startTime={0} />
export const NotReady = () => <VideoPlayer {...film} src={null} />

const foghorn = {
  id: 'foghorn',
  src: sound,
  address: 'https://x.example/a/foghorn.ogg',
  title: 'A foghorn, two long and one short, in thick weather',
  cover: null,
  duration: 4,
}

const square = { position: 'relative', inlineSize: 180, blockSize: 180 } as const

export const SoundAsATile = () => (
  <div style={square}>
    <TilePlayer {...foghorn} id="tile" />
  </div>
)
export const SoundAsATileWithCover = () => (
  <div style={square}>
    <TilePlayer {...foghorn} cover={dusk.url} />
  </div>
)

export const Sound = () => <AudioPlayer {...foghorn} />
export const SoundWithCover = () => (
  <AudioPlayer {...foghorn} id="cover" title="Night on the quay" cover={dusk.url} />
)
export const SoundThatFailed = () => (
  <AudioPlayer {...foghorn} src="data:audio/wav,0" title="foghorn.ogg" />
)
