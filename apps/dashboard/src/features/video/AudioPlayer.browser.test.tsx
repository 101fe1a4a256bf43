import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { picture } from '../../gallery/gallery-data.ts'
import { endlessFilm, fakePlaying, pull } from '../../testing/fake-playing.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { AudioPlayer } from './AudioPlayer.tsx'

async function show(cover: string | null = null) {
  const told = fakePlaying()
  const screen = await renderInEnglish(
    <div style={{ inlineSize: 360 }}>
      <AudioPlayer
        id="7"
        src={endlessFilm()}
        address="https://x.example/foghorn.ogg"
        title="A foghorn at dawn"
        cover={cover}
        duration={80}
      />
    </div>,
  )
  const element = screen.container.querySelector('audio')!
  element.dispatchEvent(new Event('loadeddata'))
  return { screen, sound: element, ...told }
}

test(
  'a sound has a name, plays and pauses, and says how long it is',
  { tags: ['BY-16'] },
  async () => {
    const { screen, sound, play, pause } = await show()
    await expect.element(screen.getByRole('group', { name: 'A foghorn at dawn' })).toBeVisible()
    await expect.element(screen.getByText('01:20')).toBeVisible()

    await screen.getByRole('button', { name: 'Play' }).click()
    expect(play).toHaveBeenCalledOnce()
    expect(sound.volume).toBe(0.5)
    // What another test left playing has been told to end.
    pause.mockClear()
    await screen.getByRole('button', { name: 'Pause' }).click()

    expect(pause).toHaveBeenCalledOnce()
  },
)

test('its wave is its seek bar', { tags: ['BY-16'] }, async () => {
  const { screen, sound } = await show()
  const wave = screen.getByRole('slider', { name: 'Seek' }).element()

  pull(wave, 'down', wave.getBoundingClientRect().width / 2)
  pull(wave, 'up', wave.getBoundingClientRect().width / 2)

  expect(sound.currentTime).toBeCloseTo(40, 0)
  await expect.element(screen.getByText('00:40')).toBeVisible()
})

test('the cover that came with it is shown', { tags: ['BY-16'] }, async () => {
  const cover = picture('1', ['navy', 'teal', 'gold']).url
  const { screen } = await show(cover)

  const play = screen.getByRole('button', { name: 'Play' }).element()
  expect(getComputedStyle(play).backgroundImage).toContain('data:image/svg')
})

test('keys work in it', async () => {
  const { screen, sound, play } = await show()
  await screen.getByRole('slider', { name: 'Seek' }).click({ position: { x: 1, y: 10 } })

  await userEvent.keyboard(' {ArrowRight}m')

  expect(play).toHaveBeenCalledOnce()
  expect(sound.currentTime).toBeGreaterThan(5)
  expect(sound.muted).toBe(true)
})

test('a sound that does not arrive says so, and the file can be opened', async () => {
  const { screen, sound } = await show()

  sound.dispatchEvent(new Event('error'))

  await expect.element(screen.getByText("Couldn't play this audio")).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Open the file' }))
    .toHaveAttribute('href', 'https://x.example/foghorn.ogg')
})
