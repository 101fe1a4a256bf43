import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createSampleImage } from '../../gallery/sample-data.ts'
import {
  createEndlessVideoUrl,
  fakePlayback,
  dispatchPointer,
} from '../../testing/fake-playback.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { AudioPlayer } from './AudioPlayer.tsx'

async function show(cover: string | null = null) {
  const playback = fakePlayback()
  const screen = await renderInEnglish(
    <div style={{ inlineSize: 360 }}>
      <AudioPlayer
        id="7"
        src={createEndlessVideoUrl()}
        address="https://x.example/foghorn.ogg"
        title="A foghorn at dawn"
        cover={cover}
        duration={80}
      />
    </div>,
  )
  const element = screen.container.querySelector('audio')!
  element.dispatchEvent(new Event('loadeddata'))
  return { screen, sound: element, ...playback }
}

test('shows a name and a duration, plays and pauses', { tags: ['BY-16'] }, async () => {
  const { screen, sound, play, pause } = await show()
  await expect.element(screen.getByRole('group', { name: 'A foghorn at dawn' })).toBeVisible()
  await expect.element(screen.getByText('01:20')).toBeVisible()

  await screen.getByRole('button', { name: 'Play' }).click()
  expect(play).toHaveBeenCalledOnce()
  expect(sound.volume).toBe(0.5)
  // Audio that another test started was paused.
  pause.mockClear()
  await screen.getByRole('button', { name: 'Pause' }).click()

  expect(pause).toHaveBeenCalledOnce()
})

test('seeks by its waveform', { tags: ['BY-16'] }, async () => {
  const { screen, sound } = await show()
  const wave = screen.getByRole('slider', { name: 'Seek' }).element()

  dispatchPointer(wave, 'down', wave.getBoundingClientRect().width / 2)
  dispatchPointer(wave, 'up', wave.getBoundingClientRect().width / 2)

  expect(sound.currentTime).toBeCloseTo(40, 0)
  await expect.element(screen.getByText('00:40')).toBeVisible()
})

test('shows the cover image of the file', { tags: ['BY-16'] }, async () => {
  const cover = createSampleImage('1', ['navy', 'teal', 'gold']).url
  const { screen } = await show(cover)

  const play = screen.getByRole('button', { name: 'Play' }).element()
  expect(getComputedStyle(play).backgroundImage).toContain('data:image/svg')
})

test('handles keys', async () => {
  const { screen, sound, play } = await show()
  await screen.getByRole('slider', { name: 'Seek' }).click({ position: { x: 1, y: 10 } })

  await userEvent.keyboard(' {ArrowRight}m')

  expect(play).toHaveBeenCalledOnce()
  expect(sound.currentTime).toBeGreaterThan(5)
  expect(sound.muted).toBe(true)
})

test('shows an error with a link to the file when it fails to load', async () => {
  const { screen, sound } = await show()

  sound.dispatchEvent(new Event('error'))

  await expect.element(screen.getByText("Couldn't play this audio")).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Open the file' }))
    .toHaveAttribute('href', 'https://x.example/foghorn.ogg')
})
