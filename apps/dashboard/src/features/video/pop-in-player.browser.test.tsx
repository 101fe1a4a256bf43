import { I18nProvider } from '@lingui/react'
import { expect, test, vi } from 'vitest'
import { createSampleSound } from '../../gallery/sample-sound.ts'
import { i18n } from '../../lib/i18n.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { PopInPlayerProvider } from './PopInPlayerProvider.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'

const src = createSampleSound(60)

interface PageGiven {
  readonly isOffered?: boolean
  readonly hasFilm?: boolean
  readonly onOpenPost?: () => void
  readonly onExpand?: (time: number) => void
}

const noop = () => undefined

/** A video above a long text, both in a scrollable box. */
function createPage({
  isOffered = true,
  hasFilm = true,
  onOpenPost = noop,
  onExpand = noop,
}: PageGiven) {
  return (
    <PopInPlayerProvider isEnabled={isOffered}>
      <div data-box style={{ inlineSize: 320, blockSize: 300, overflow: 'auto' }}>
        {hasFilm && (
          <VideoPlayer
            src={src}
            preview={null}
            alt="Waves"
            isInline
            isRevealed
            popIn={{ key: 'waves', onOpenPost }}
            onExpand={onExpand}
          />
        )}
        <div style={{ blockSize: 2000 }} />
      </div>
    </PopInPlayerProvider>
  )
}

async function showPlaying(given: PageGiven = {}) {
  const screen = await renderInEnglish(createPage(given))
  const box = screen.container.querySelector('[data-box]')!
  const own = screen.container.querySelector('video')!
  const corner = screen.getByRole('complementary', { name: 'Pop-in player' })
  const cornered = () => corner.element().querySelector('video')!
  await screen.getByRole('button', { name: 'Mute sound' }).click()
  await screen.getByRole('button', { name: 'Play' }).click()
  own.currentTime = 12
  await expect.poll(() => own.currentTime).toBeGreaterThan(12.2)
  return { screen, box, own, corner, cornered }
}

test(
  'continues in the pop-in player when a playing video is scrolled out of view',
  { tags: ['VID-19', 'BY-16'] },
  async () => {
    const { box, own, corner, cornered } = await showPlaying()

    const reached = own.currentTime
    box.scrollTo(0, 1000)

    await expect.element(corner).toBeVisible()
    await expect.poll(() => cornered().paused).toBe(false)
    expect(own.paused).toBe(true)
    expect(cornered().currentTime).toBeGreaterThanOrEqual(reached)
    expect(cornered().muted).toBe(true)
  },
)

test('continues in the post when it is scrolled back into view', { tags: ['VID-19'] }, async () => {
  const { box, own, corner, cornered } = await showPlaying()
  box.scrollTo(0, 1000)
  await expect.element(corner).toBeVisible()
  // Playback starts a few moments after the pop-in player appears.
  await expect.poll(() => cornered().paused).toBe(false)
  cornered().currentTime = 30
  await expect.poll(() => cornered().currentTime).toBeGreaterThan(30.2)

  const reached = cornered().currentTime
  box.scrollTo(0, 0)

  await expect.poll(() => own.paused).toBe(false)
  expect(own.currentTime).toBeGreaterThanOrEqual(reached)
  await expect.poll(() => corner.query()).toBeNull()
})

test(
  'continues in the pop-in player when the row is unmounted, and in the row when it is mounted again',
  { tags: ['VID-19'] },
  async () => {
    const { screen, own, corner, cornered } = await showPlaying()

    const reached = own.currentTime
    await screen.rerender(<I18nProvider i18n={i18n}>{createPage({ hasFilm: false })}</I18nProvider>)
    await expect.element(corner).toBeVisible()
    await expect.poll(() => cornered().currentTime).toBeGreaterThanOrEqual(reached)
    await screen.rerender(<I18nProvider i18n={i18n}>{createPage({})}</I18nProvider>)

    await expect.poll(() => corner.query()).toBeNull()
    await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
    expect(screen.container.querySelector('video')!.currentTime).toBeGreaterThan(12)
  },
)

test.each([
  ['it is turned off', false],
  ['the video is paused', true],
])('does not open the pop-in player when %s', async (_title, isOffered) => {
  const { box, own, corner } = await showPlaying({ isOffered })
  if (isOffered) own.pause()
  await expect.poll(() => own.paused).toBe(isOffered)

  box.scrollTo(0, 1000)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

  expect(corner.query()).toBeNull()
})

test('can be closed, expanded, and followed to its post', async () => {
  const onOpenPost = vi.fn<() => void>()
  const onExpand = vi.fn<(time: number) => void>()
  const { screen, box, corner } = await showPlaying({ onOpenPost, onExpand })
  box.scrollTo(0, 1000)
  await corner.getByRole('button', { name: 'Back to the post' }).click()
  expect(onOpenPost).toHaveBeenCalledOnce()

  await corner.getByRole('button', { name: 'Expand video' }).click()
  expect(onExpand.mock.calls[0]?.[0]).toBeGreaterThan(12)
  await expect.poll(() => corner.query()).toBeNull()

  box.scrollTo(0, 0)
  await screen.getByRole('button', { name: 'Play' }).click()
  box.scrollTo(0, 1000)
  await corner.getByRole('button', { name: 'Close video' }).click()
  await expect.poll(() => corner.query()).toBeNull()
})
