import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createSampleImage } from '../../gallery/sample-data.ts'
import { createEndlessVideoUrl, fakePlayback } from '../../testing/fake-playback.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { VideoDialog } from './VideoModal.tsx'

const film = {
  ...createSampleImage('1', ['navy', 'teal', 'gold']),
  type: 'video',
  url: null,
  meta: { original: { width: 400, height: 400 }, duration: 60 },
} as const

async function show() {
  const { play } = fakePlayback()
  const onClose = vi.fn<() => void>()
  await renderInEnglish(
    <VideoDialog video={{ ...film, url: createEndlessVideoUrl() }} time={12} onClose={onClose} />,
  )
  const video = document.querySelector<HTMLVideoElement>('dialog video')!
  video.dispatchEvent(new Event('loadeddata'))
  return { video, play, onClose }
}

test(
  'resumes the video at its position, in its own aspect ratio, and shows its time',
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

test('closes by Escape and by Close video', async () => {
  const { onClose } = await show()

  await userEvent.keyboard('{Escape}')
  document.querySelector<HTMLElement>('[aria-label="Close video"]')!.click()

  expect(onClose).toHaveBeenCalledTimes(2)
})
