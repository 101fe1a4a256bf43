import { expect, expectTypeOf, test, vi } from 'vitest'
import { picture } from '../../gallery/gallery-data.ts'
import { endlessFilm, fakePlaying } from '../../testing/fake-playing.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import type { VideoInputs } from './video-inputs.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const still = picture('1', ['navy', 'teal', 'gold']).url
const given: VideoInputs = { src: 'data:video/webm,', preview: still, alt: '' }

async function filmOf(inputs: Partial<VideoInputs>) {
  fakePlaying()
  const screen = await renderInEnglish(
    <div style={{ inlineSize: 320 }}>
      <VideoPlayer {...given} {...inputs} />
    </div>,
  )
  return screen.container.querySelector('video')!
}

test('a player is told no more and no less', { tags: ['VID-03'] }, () => {
  expectTypeOf<Pick<VideoInputs, 'src' | 'preview'>>().toEqualTypeOf<{
    readonly src: string | null
    readonly preview: string | null
  }>()
  expectTypeOf<VideoInputs>().toHaveProperty('alt').toEqualTypeOf<string>()
  for (const number of ['width', 'height', 'startTime'] as const) {
    expectTypeOf<VideoInputs[typeof number]>().toEqualTypeOf<number | undefined>()
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
    expectTypeOf<VideoInputs[typeof flag]>().toEqualTypeOf<boolean | undefined>()
  }
})

test.each([
  ['a source', { src: 'data:video/mp4,' }, (film: HTMLVideoElement) => film.src, 'data:video/mp4,'],
  ['a preview', {}, (film: HTMLVideoElement) => film.poster, still],
  ['a description', { alt: 'Sea' }, (film: HTMLVideoElement) => film.ariaLabel, 'Sea'],
  ['a start time', { startTime: 3 }, (film: HTMLVideoElement) => film.preload, 'auto'],
  ['being detailed', { isDetailed: true }, (film: HTMLVideoElement) => film.preload, 'metadata'],
  ['nothing else', {}, (film: HTMLVideoElement) => film.preload, 'none'],
  ['being sensitive', { isSensitive: true }, (film: HTMLVideoElement) => film.hidden, true],
  [
    'being revealed all the same',
    { isSensitive: true, isRevealed: true },
    (film: HTMLVideoElement) => film.hidden,
    false,
  ],
] as const)('its film takes %s', { tags: ['VID-03'] }, async (_title, inputs, read, expected) => {
  expect(read(await filmOf(inputs))).toBe(expected)
})

test.each([
  ['its own shape', { width: 400, height: 400 }, 320],
  ['that of a row', { width: 400, height: 400, isInline: true }, 180],
  ['that of a row where nobody says its own', {}, 180],
])('its box has %s', { tags: ['VID-03'] }, async (_title, inputs, height) => {
  const film = await filmOf(inputs)

  expect(film.getBoundingClientRect().height).toBe(height)
})

test(
  'a film that is there before its player hears of it is gone to its time too',
  { tags: ['VID-11'] },
  async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)

    const film = await filmOf({ src: endlessFilm(), startTime: 12 })

    expect([film.currentTime, film.paused, film.volume]).toEqual([12, false, 0.5])
  },
)
