import { I18nProvider } from '@lingui/react'
import { expect, test, vi } from 'vitest'
import { sampleSound } from '../../gallery/sample-sound.ts'
import { i18n } from '../../lib/i18n.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { CornerPlace } from './CornerPlace.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'

const src = sampleSound(60)

interface PageGiven {
  readonly isOffered?: boolean
  readonly hasFilm?: boolean
  readonly onOpenPost?: () => void
  readonly onExpand?: (time: number) => void
}

const nothing = () => undefined

/** A film above a long text, both in a box that scrolls. */
function page({
  isOffered = true,
  hasFilm = true,
  onOpenPost = nothing,
  onExpand = nothing,
}: PageGiven) {
  return (
    <CornerPlace isOffered={isOffered}>
      <div data-box style={{ inlineSize: 320, blockSize: 300, overflow: 'auto' }}>
        {hasFilm && (
          <VideoPlayer
            src={src}
            preview={null}
            alt="Waves"
            isInline
            isRevealed
            corner={{ key: 'waves', onOpenPost }}
            onExpand={onExpand}
          />
        )}
        <div style={{ blockSize: 2000 }} />
      </div>
    </CornerPlace>
  )
}

async function playing(given: PageGiven = {}) {
  const screen = await renderInEnglish(page(given))
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
  'a film that plays goes on in the corner when it is scrolled out of sight',
  { tags: ['VID-19', 'BY-16'] },
  async () => {
    const { box, own, corner, cornered } = await playing()

    const reached = own.currentTime
    box.scrollTo(0, 1000)

    await expect.element(corner).toBeVisible()
    await expect.poll(() => cornered().paused).toBe(false)
    expect(own.paused).toBe(true)
    expect(cornered().currentTime).toBeGreaterThanOrEqual(reached)
    expect(cornered().muted).toBe(true)
  },
)

test('it goes on in its place when that comes into view again', { tags: ['VID-19'] }, async () => {
  const { box, own, corner, cornered } = await playing()
  box.scrollTo(0, 1000)
  await expect.element(corner).toBeVisible()
  // It begins where its place was, some moments after it is there.
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
  'it goes on when its row leaves the page, and its place may come anew',
  { tags: ['VID-19'] },
  async () => {
    const { screen, own, corner, cornered } = await playing()

    const reached = own.currentTime
    await screen.rerender(<I18nProvider i18n={i18n}>{page({ hasFilm: false })}</I18nProvider>)
    await expect.element(corner).toBeVisible()
    await expect.poll(() => cornered().currentTime).toBeGreaterThanOrEqual(reached)
    await screen.rerender(<I18nProvider i18n={i18n}>{page({})}</I18nProvider>)

    await expect.poll(() => corner.query()).toBeNull()
    await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
    expect(screen.container.querySelector('video')!.currentTime).toBeGreaterThan(12)
  },
)

test.each([
  ['the corner is not offered', false],
  ['it is paused', true],
])('where %s nothing goes on', async (_title, isOffered) => {
  const { box, own, corner } = await playing({ isOffered })
  if (isOffered) own.pause()
  await expect.poll(() => own.paused).toBe(isOffered)

  box.scrollTo(0, 1000)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

  expect(corner.query()).toBeNull()
})

test('from the corner it is closed, opened large, or its post is', async () => {
  const onOpenPost = vi.fn<() => void>()
  const onExpand = vi.fn<(time: number) => void>()
  const { screen, box, corner } = await playing({ onOpenPost, onExpand })
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
