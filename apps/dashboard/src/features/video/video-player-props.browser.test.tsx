import { expect, expectTypeOf, test, vi } from 'vitest'
import { createSampleImage } from '../../gallery/sample-data.ts'
import { createEndlessVideoUrl, fakePlayback } from '../../testing/fake-playback.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import type { VideoPlayerProps } from './video-player-props.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const still = createSampleImage('1', ['navy', 'teal', 'gold']).url
const given: VideoPlayerProps = { src: 'data:video/webm,', preview: still, alt: '' }

async function renderVideo(inputs: Partial<VideoPlayerProps>) {
  fakePlayback()
  const screen = await renderInEnglish(
    <div style={{ inlineSize: 320 }}>
      <VideoPlayer {...given} {...inputs} />
    </div>,
  )
  return screen.container.querySelector('video')!
}

test('accepts exactly the documented props', { tags: ['VID-03'] }, () => {
  expectTypeOf<Pick<VideoPlayerProps, 'src' | 'preview'>>().toEqualTypeOf<{
    readonly src: string | null
    readonly preview: string | null
  }>()
  expectTypeOf<VideoPlayerProps>().toHaveProperty('alt').toEqualTypeOf<string>()
  for (const number of ['width', 'height', 'startTime'] as const) {
    expectTypeOf<VideoPlayerProps[typeof number]>().toEqualTypeOf<number | undefined>()
  }
  for (const flag of [
    'isInline',
    'isSensitive',
    'isRevealed',
    'isLetterboxed',
    'isFullWidth',
    'isDetailed',
    'isPlaybackPrevented',
  ] as const) {
    expectTypeOf<VideoPlayerProps[typeof flag]>().toEqualTypeOf<boolean | undefined>()
  }
})

test.each([
  ['a source', { src: 'data:video/mp4,' }, (film: HTMLVideoElement) => film.src, 'data:video/mp4,'],
  ['a preview', {}, (film: HTMLVideoElement) => film.poster, still],
  ['a description', { alt: 'Sea' }, (film: HTMLVideoElement) => film.ariaLabel, 'Sea'],
  ['a start time', { startTime: 3 }, (film: HTMLVideoElement) => film.preload, 'auto'],
  ['the detailed view', { isDetailed: true }, (film: HTMLVideoElement) => film.preload, 'metadata'],
  ['no other attributes', {}, (film: HTMLVideoElement) => film.preload, 'none'],
  ['the sensitive state', { isSensitive: true }, (film: HTMLVideoElement) => film.hidden, true],
  [
    'the revealed state of sensitive media',
    { isSensitive: true, isRevealed: true },
    (film: HTMLVideoElement) => film.hidden,
    false,
  ],
] as const)('passes on %s', { tags: ['VID-03'] }, async (_title, inputs, read, expected) => {
  expect(read(await renderVideo(inputs))).toBe(expected)
})

test.each([
  ['its own aspect ratio', { width: 400, height: 400 }, 320],
  ['the aspect ratio of a row when inline', { width: 400, height: 400, isInline: true }, 180],
  ['the aspect ratio of a row when its own is unknown', {}, 180],
])('has a box with %s', { tags: ['VID-03'] }, async (_title, inputs, height) => {
  const film = await renderVideo(inputs)

  expect(film.getBoundingClientRect().height).toBe(height)
})

test(
  'seeks to the start time when the video was loaded before the listeners were attached',
  { tags: ['VID-11'] },
  async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)

    const film = await renderVideo({ src: createEndlessVideoUrl(), startTime: 12 })

    expect([film.currentTime, film.paused, film.volume]).toEqual([12, false, 0.5])
  },
)
