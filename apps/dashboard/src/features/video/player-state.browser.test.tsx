import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createSampleImage } from '../../gallery/sample-data.ts'
import {
  createEndlessVideoUrl,
  fakePlayback,
  dispatchPointer,
} from '../../testing/fake-playback.ts'
import { renderRow } from '../../testing/render-row.tsx'

/** A post with a video, and its player. */
async function showVideo() {
  fakePlayback()
  const film = {
    ...createSampleImage('1', ['navy', 'teal', 'gold']),
    type: 'video' as const,
    url: createEndlessVideoUrl(),
  }
  const meta = { original: { width: 640, height: 360 }, duration: 60 }
  const screen = await renderRow({ status: { media_attachments: [{ ...film, meta }] } })
  await expect.poll(() => screen.container.querySelector('video')).not.toBeNull()
  const media = screen.container.querySelector('video')!
  media.dispatchEvent(new Event('loadeddata'))
  return {
    screen,
    media,
    seek: screen.getByRole('slider', { name: 'Seek' }),
    volume: screen.getByRole('slider', { name: 'Volume' }),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
  }
}

test('shows each part of its state in a post', { tags: ['ENT-18'] }, async () => {
  const { media, seek, volume, button } = await showVideo()

  // currentTime and duration, buffered
  vi.spyOn(media, 'buffered', 'get').mockReturnValue({ length: 1, start: () => 0, end: () => 45 })
  media.currentTime = 15
  media.dispatchEvent(new Event('timeupdate'))
  media.dispatchEvent(new Event('progress'))
  await expect.element(seek).toHaveAttribute('aria-valuemax', '60')
  await expect.element(seek).toHaveAttribute('aria-valuenow', '15')
  await expect.poll(() => seek.element().style.getPropertyValue('--buffered')).toBe('75%')

  // volume and muted
  await expect.element(volume).toHaveAttribute('aria-valuenow', '50')
  dispatchPointer(volume.element(), 'down', 10)
  dispatchPointer(volume.element(), 'up', 10)
  await expect.element(volume).toHaveAttribute('aria-valuenow', '20')
  await button('Mute sound').click()
  await expect.element(volume).toHaveAttribute('aria-valuenow', '0')
  await expect.element(button('Unmute sound')).toBeVisible()

  // paused
  await expect.element(button('Play')).toBeVisible()
  await button('Play').click()
  await expect.element(button('Pause')).toBeVisible()

  // dragging
  dispatchPointer(seek.element(), 'down', 20)
  await expect.element(seek).toHaveAttribute('data-held', 'true')
  dispatchPointer(seek.element(), 'up', 20)
  await expect.element(seek).not.toHaveAttribute('data-held')
})

test('shows whether it is hovered, in full screen and revealed', { tags: ['ENT-18'] }, async () => {
  const { screen, media, seek, button } = await showVideo()
  const opacity = () => getComputedStyle(seek.element().parentElement!).opacity

  // hovered
  await userEvent.unhover(media)
  media.dispatchEvent(new Event('play'))
  await expect.poll(opacity).toBe('0')
  await userEvent.hover(media)
  await expect.poll(opacity).toBe('1')

  // fullscreen
  const frame = media.closest('[role="group"]')!
  const fullscreenElement = vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(frame)
  document.dispatchEvent(new Event('fullscreenchange'))
  await expect.element(button('Exit full screen')).toBeVisible()
  fullscreenElement.mockReturnValue(null)
  document.dispatchEvent(new Event('fullscreenchange'))
  await expect.element(button('Full screen')).toBeVisible()

  // revealed
  await button('Hide video').click()
  expect(media).not.toBeVisible()
  await expect.element(screen.getByText('Media hidden')).toBeVisible()
})
