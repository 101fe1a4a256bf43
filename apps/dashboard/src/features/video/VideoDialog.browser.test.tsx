import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { picture } from '../../gallery/gallery-data.ts'
import { endlessFilm, fakePlaying } from '../../testing/fake-playing.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { VideoDialog } from './VideoModal.tsx'

const film = {
  ...picture('1', ['navy', 'teal', 'gold']),
  type: 'video',
  url: null,
  meta: { original: { width: 400, height: 400 }, duration: 60 },
} as const

async function show() {
  const { play } = fakePlaying()
  const onClose = vi.fn<() => void>()
  await renderInEnglish(
    <VideoDialog film={{ ...film, url: endlessFilm() }} time={12} onClose={onClose} />,
  )
  const video = document.querySelector<HTMLVideoElement>('dialog video')!
  video.dispatchEvent(new Event('loadeddata'))
  return { video, play, onClose }
}

test(
  'a film goes on where it was, in its own shape, with its time shown',
  { tags: ['VID-11', 'VID-15'] },
  async () => {
    const { video, play } = await show()

    expect(video.currentTime).toBe(12)
    expect(play).toHaveBeenCalledOnce()
    const { width, height } = video.getBoundingClientRect()
    expect(width).toBeCloseTo(height, 0)
    expect(document.querySelector('dialog')!.textContent).toContain('00:12 / 01:00')
  },
)

test('Escape and Close video close it', async () => {
  const { onClose } = await show()

  await userEvent.keyboard('{Escape}')
  document.querySelector<HTMLElement>('[aria-label="Close video"]')!.click()

  expect(onClose).toHaveBeenCalledTimes(2)
})
