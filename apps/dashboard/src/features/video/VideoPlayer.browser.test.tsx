import { I18nProvider } from '@lingui/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createSampleImage } from '../../gallery/sample-data.ts'
import { i18n } from '../../lib/i18n.ts'
import {
  createEndlessVideoUrl,
  fakePlayback,
  dispatchPointer,
} from '../../testing/fake-playback.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import type { VideoPlayerProps } from './video-player-props.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const still = createSampleImage('1', ['navy', 'teal', 'gold']).url

async function show(inputs: Partial<VideoPlayerProps> = {}, width = 320) {
  const playback = fakePlayback()
  const src = createEndlessVideoUrl()
  const draw = (more: Partial<VideoPlayerProps> = {}) => (
    <div style={{ inlineSize: width }}>
      <VideoPlayer src={src} preview={still} alt="" duration={60} isInline {...inputs} {...more} />
    </div>
  )
  const screen = await renderInEnglish(draw())
  const film = screen.container.querySelector('video')!
  film.dispatchEvent(new Event('loadeddata'))
  const names = () =>
    screen
      .getByRole('button')
      .elements()
      .map((button) => button.getAttribute('aria-label'))
  return { screen, film, draw, names, ...playback }
}

test('gives every control a name', { tags: ['VID-01'] }, async () => {
  const { screen, names } = await show()
  expect(names()).toEqual(['Play', 'Mute sound', 'Hide video', 'Full screen'])

  await screen.getByRole('button', { name: 'Play' }).click()
  await screen.getByRole('button', { name: 'Mute sound' }).click()

  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Unmute sound' })).toBeVisible()
})

test(
  'shows Expand only with a viewer, and Close only with a handler, while it is not hidden',
  { tags: ['VID-01'] },
  async () => {
    const { names } = await show({ onExpand: () => undefined, onClose: () => undefined })

    expect(names()).toEqual(['Play', 'Mute sound', 'Expand video', 'Close video', 'Full screen'])
  },
)

test.each([
  ['sensitive content', { isSensitive: true }, 'Sensitive content'],
  ['hidden by the setting', { displayMedia: 'hide_all' }, 'Media hidden'],
] as const)(
  'explains why it is hidden: %s',
  { tags: ['VID-02'] },
  async (_title, inputs, title) => {
    const { screen } = await show(inputs)

    await expect.element(screen.getByText(title)).toBeVisible()
    await expect.element(screen.getByText('Click to view')).toBeVisible()
  },
)

test('starts paused at 50 % volume', { tags: ['VID-04'] }, async () => {
  const { screen, film } = await show()

  await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect
    .element(screen.getByRole('slider', { name: 'Volume' }))
    .toHaveAttribute('aria-valuenow', '50')
  expect(film.volume).toBe(0.5)
})

test('pauses when it is hidden', { tags: ['VID-06'] }, async () => {
  const onRevealChange = vi.fn<(isRevealed: boolean) => void>()
  const { screen, film, pause } = await show({ onRevealChange })
  await screen.getByRole('button', { name: 'Play' }).click()
  pause.mockClear()

  await screen.getByRole('button', { name: 'Hide video' }).click()

  expect(pause).toHaveBeenCalledOnce()
  expect(film).not.toBeVisible()
  expect(onRevealChange).toHaveBeenCalledExactlyOnceWith(false)
})

test('pauses when playback is prevented', { tags: ['VID-07'] }, async () => {
  const { screen, pause, draw } = await show()
  await screen.getByRole('button', { name: 'Play' }).click()
  pause.mockClear()

  await screen.rerender(
    <I18nProvider i18n={i18n}>{draw({ isPlaybackPrevented: true })}</I18nProvider>,
  )

  await expect.poll(() => pause).toHaveBeenCalledOnce()
})

test(
  'pauses while the seek bar is dragged, and resumes at the new position',
  { tags: ['VID-08'] },
  async () => {
    const { screen, film, play, pause } = await show()
    await screen.getByRole('button', { name: 'Play' }).click()
    const bar = screen.getByRole('slider', { name: 'Seek' }).element()
    const { width } = bar.getBoundingClientRect()
    play.mockClear()
    pause.mockClear()

    dispatchPointer(bar, 'down', width / 4)
    expect(pause).toHaveBeenCalledOnce()
    dispatchPointer(bar, 'move', width / 2)
    expect(play).not.toHaveBeenCalled()
    dispatchPointer(bar, 'up', width / 2)

    expect(play).toHaveBeenCalledOnce()
    expect(film.currentTime).toBeCloseTo(30, 1)
  },
)

test('stays paused after seeking while paused', { tags: ['VID-08'] }, async () => {
  const { screen, film, play } = await show()
  const bar = screen.getByRole('slider', { name: 'Seek' }).element()

  dispatchPointer(bar, 'down', bar.getBoundingClientRect().width / 4)
  dispatchPointer(bar, 'up', bar.getBoundingClientRect().width / 4)

  expect(film.currentTime).toBeCloseTo(15, 1)
  expect(play).not.toHaveBeenCalled()
})

test('restarts after its end', { tags: ['VID-09'] }, async () => {
  const { film } = await show()

  expect(film.loop).toBe(true)
})

test('seeks to a start time and plays', { tags: ['VID-11'] }, async () => {
  const { film, play } = await show({ startTime: 12 })

  expect(film.currentTime).toBe(12)
  expect(play).toHaveBeenCalledOnce()
})

test('fills the width of a row in 16:9', { tags: ['VID-12'] }, async () => {
  const { film } = await show({ width: 100, height: 400 }, 320)

  const { width, height } = film.getBoundingClientRect()
  expect([width, height]).toEqual([320, 180])
})

test(
  'sets the volume by dragging along 50 px, at most every 60 ms',
  { tags: ['VID-13'] },
  async () => {
    const { screen, film } = await show()
    const bar = screen.getByRole('slider', { name: 'Volume' }).element()
    expect(bar.getBoundingClientRect().width).toBe(50)
    vi.useFakeTimers()
    try {
      dispatchPointer(bar, 'down', 10)
      expect(film.volume).toBeCloseTo(0.2, 2)
      dispatchPointer(bar, 'move', 40)
      dispatchPointer(bar, 'move', 25)
      expect(film.volume).toBeCloseTo(0.2, 2)

      vi.advanceTimersByTime(60)

      expect(film.volume).toBeCloseTo(0.5, 2)
    } finally {
      vi.useRealTimers()
    }
  },
)

test('keeps the volume while muted, and shows an empty bar', { tags: ['VID-14'] }, async () => {
  const { screen, film } = await show()
  const bar = screen.getByRole('slider', { name: 'Volume' })

  await screen.getByRole('button', { name: 'Mute sound' }).click()

  expect([film.muted, film.volume]).toEqual([true, 0.5])
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0')
  await screen.getByRole('button', { name: 'Unmute sound' }).click()
  await expect.element(bar).toHaveAttribute('aria-valuenow', '50')
})

test(
  'shows the position in the seek bar, and the time in the detailed view',
  { tags: ['VID-15'] },
  async () => {
    const { screen, film } = await show({ duration: 130, isDetailed: true })
    film.currentTime = 65

    film.dispatchEvent(new Event('timeupdate'))

    const bar = screen.getByRole('slider', { name: 'Seek' })
    await expect.element(bar).toHaveAttribute('aria-valuetext', '01:05 of 02:10')
    await expect.element(screen.getByText('01:05 / 02:10')).toBeVisible()
    expect(bar.element().style.getPropertyValue('--played')).toBe('50%')
  },
)

test('follows the browser’s fullscreen state', { tags: ['VID-16'] }, async () => {
  const { screen } = await show()
  const player = screen.getByRole('group').element()
  const ask = vi.spyOn(player, 'requestFullscreen').mockResolvedValue()
  await screen.getByRole('button', { name: 'Full screen' }).click()
  expect(ask).toHaveBeenCalledOnce()

  vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(player)
  document.dispatchEvent(new Event('fullscreenchange'))

  const leave = screen.getByRole('button', { name: 'Exit full screen' })
  await expect.element(leave).toBeVisible()
  const exit = vi.spyOn(document, 'exitFullscreen').mockResolvedValue()
  await leave.click()
  expect(exit).toHaveBeenCalledOnce()
})

test('shows its controls while paused or hovered', { tags: ['VID-17'] }, async () => {
  const { screen, film } = await show()
  const controls = screen.getByRole('slider', { name: 'Seek' }).element().parentElement!
  const opacity = () => getComputedStyle(controls).opacity
  expect(opacity()).toBe('1')
  await userEvent.unhover(film)

  film.dispatchEvent(new Event('play'))
  await expect.poll(() => opacity()).toBe('0')
  await userEvent.hover(film)

  await expect.poll(() => opacity()).toBe('1')
})

test.each([
  [true, 'contain'],
  [false, 'cover'],
] as const)(
  'sets object-fit to $1 when isLetterboxed is $0',
  { tags: ['VID-18'] },
  async (isLetterboxed, fit) => {
    const { film } = await show({ isLetterboxed })

    expect(getComputedStyle(film).objectFit).toBe(fit)
  },
)

test.each([
  [true, '0px'],
  [false, '10px'],
] as const)(
  'sets the corner radius to $1 when isFullWidth is $0',
  { tags: ['VID-18'] },
  async (isFullWidth, radius) => {
    const { screen } = await show({ isFullWidth })

    const player = screen.getByRole('group').element()
    expect(getComputedStyle(player).borderTopLeftRadius).toBe(radius)
  },
)

test('pauses on expanding, and reports its position', { tags: ['VID-19'] }, async () => {
  const onExpand = vi.fn<(time: number) => void>()
  const { screen, film, pause } = await show({ onExpand })
  await screen.getByRole('button', { name: 'Play' }).click()
  pause.mockClear()
  film.currentTime = 12
  film.dispatchEvent(new Event('timeupdate'))

  await screen.getByRole('button', { name: 'Expand video' }).click()

  expect(pause).toHaveBeenCalledOnce()
  expect(onExpand).toHaveBeenCalledExactlyOnceWith(12)
})

test('does not pass its keys on to its row', async () => {
  const onKey = vi.fn<(key: string) => void>()
  const listen = (event: KeyboardEvent) => onKey(event.key)
  document.body.addEventListener('keydown', listen)
  const { screen, film, play } = await show()
  await screen.getByRole('slider', { name: 'Seek' }).click({ position: { x: 1, y: 12 } })

  await userEvent.keyboard(' {ArrowRight}{ArrowUp}mb')

  document.body.removeEventListener('keydown', listen)
  expect(play).toHaveBeenCalledOnce()
  expect(film.currentTime).toBeGreaterThan(5)
  expect(film.volume).toBeCloseTo(0.6, 5)
  expect(film.muted).toBe(true)
  expect(onKey.mock.calls).toEqual([['b']])
})

test('uses the description as its accessible name, and shows it over the video', async () => {
  const { screen } = await show({ alt: 'Waves run\nup a beach' })
  await expect.element(screen.getByRole('group', { name: 'Waves run up a beach' })).toBeVisible()

  await screen.getByRole('button', { name: 'Description' }).click()

  const text = screen.getByText('Waves run up a beach')
  await expect.element(text).toBeVisible()
  expect((text.element() as HTMLElement).innerText).toBe('Waves run\nup a beach')
})

test(
  'shows an error with a link to the file when it fails to load',
  { tags: ['ERR-12'] },
  async () => {
    const { screen, film } = await show()

    film.dispatchEvent(new Event('error'))

    await expect.element(screen.getByText("Couldn't play this video")).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Open in a new tab' }))
      .toHaveAttribute('target', '_blank')
    expect(screen.getByRole('button', { name: 'Play' }).query()).toBeNull()
  },
)
