import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { mediaViewer } from './pages.ts'
import { takeSignIn } from './signed-in-state.ts'

interface FoundPost {
  readonly id: string
  readonly media_attachments: readonly { readonly type: string; readonly url: string }[]
}

/** A post of the world that shows this; the same in every run. */
async function findPost(page: Page, isWanted: (post: FoundPost) => boolean): Promise<FoundPost> {
  let maxId = ''
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const answer = await page.request.get(
      `/api/v1/timelines/public?only_media=true&limit=40${maxId}`,
    )
    const posts = (await answer.json()) as readonly FoundPost[]
    const found = posts.find(isWanted)
    if (found !== undefined) return found
    maxId = `&max_id=${posts.at(-1)?.id ?? ''}`
  }
  throw new Error('no such post in the world')
}

const hasPictures = ({ media_attachments: media }: FoundPost) =>
  media.length > 1 && media.every(({ type }) => type === 'image')

const hasLoop = ({ media_attachments: [first] }: FoundPost) => first?.type === 'gifv'

/** The post's own page, where a press on its first picture opens the viewer. */
async function openViewer(page: Page, isWanted: (post: FoundPost) => boolean) {
  const found = await findPost(page, isWanted)
  await page.goto(`/statuses/${found.id}`)
  const post = page.getByRole('region', { name: 'Post' })
  const cover = post.getByRole('button', { name: /Click to view/ })
  const opener = post.locator('button:has(> img, > video)').first()
  await expect(opener.or(cover).first()).toBeVisible()
  if (await cover.first().isVisible()) await cover.first().click()
  await opener.click()
  const viewer = mediaViewer(page)
  await expect(viewer.dialog).toBeVisible()
  return { ...viewer, opener, count: found.media_attachments.length }
}

/** The address of the picture in view once it is there. */
async function loaded(image: Locator): Promise<string> {
  await expect(image).toHaveCSS('opacity', '1')
  return (await image.getAttribute('src')) ?? ''
}

interface Finger {
  readonly x: number
  readonly y: number
}

/** Fingers go together from where they come down to where they leave. */
async function touch(page: Page, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Finger[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    })
  await send('touchStart', from)
  for (let step = 1; step <= 12; step += 1) {
    const between = (start: number, end: number) => start + ((end - start) * step) / 12
    await send(
      'touchMove',
      from.map((finger, index) => ({
        x: between(finger.x, to[index]?.x ?? finger.x),
        y: between(finger.y, to[index]?.y ?? finger.y),
      })),
    )
  }
  await send('touchEnd', [])
  await session.detach()
}

test(
  'pictures open large, go round by buttons, dots and arrows, can be had alone, and close in every way; a silent loop plays on',
  { tag: ['@MV-01', '@MV-02', '@MV-03', '@MV-04', '@MV-05', '@MV-06', '@MV-10'] },
  async ({ page: signedIn, instance }) => {
    await takeSignIn(signedIn.context(), instance.url)
    const { dialog, shown, button, pages, opener, count } = await openViewer(signedIn, hasPictures)

    await test.step('pictures open large, go round by buttons, dots and arrows, and close in every way', async () => {
      const first = await loaded(shown)
      await expect(pages).toHaveCount(count)

      await button('Previous').click()
      await expect(pages.last()).toHaveAttribute('aria-selected', 'true')
      await signedIn.keyboard.press('ArrowRight')
      await expect(pages.first()).toHaveAttribute('aria-selected', 'true')
      expect(await loaded(shown)).toBe(first)
      await pages.nth(1).click()
      await expect(shown).not.toHaveAttribute('src', first)

      await button('Close').click()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await opener.click()
      await signedIn.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await opener.click()
      await loaded(shown)
      await signedIn.mouse.click(20, 200)
      await expect(dialog).toBeHidden()
      await opener.click()
      await loaded(shown)
      await signedIn.goBack()
      await expect(dialog).toBeHidden()
      await expect(signedIn).toHaveURL(/\/statuses\//)
    })

    await test.step('a press on the picture leaves nothing but the picture, another brings the rest back', async () => {
      await opener.click()
      await loaded(shown)

      await shown.click()
      await expect(button('Next')).toHaveCSS('opacity', '0')
      // Later than two clicks that are one.
      await expect(button('Close')).toHaveCSS('opacity', '0')
      await shown.click()

      await expect(button('Next')).toHaveCSS('opacity', '1')
    })

    await test.step('arrows turn the pages from the moment it opens, and after a click on the picture', async () => {
      await button('Close').click()
      await opener.click()
      await loaded(shown)
      await signedIn.keyboard.press('ArrowRight')
      await expect(pages.nth(1)).toHaveAttribute('aria-selected', 'true')
      await loaded(shown)

      await shown.click()
      await signedIn.keyboard.press('ArrowLeft')

      await expect(pages.first()).toHaveAttribute('aria-selected', 'true')
    })

    await test.step('a silent loop of a row opens and plays on, with nothing to press', async () => {
      const shownLoop = await openViewer(signedIn, hasLoop)

      const loop = shownLoop.dialog.locator('video')
      await expect
        .poll(() => loop.evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0)
      await expect(shownLoop.dialog.getByText('Loading...')).toBeHidden()
      expect(
        await loop.evaluate((video: HTMLVideoElement) => [video.controls, video.loop, video.muted]),
      ).toEqual([false, true, true])
    })
  },
)

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 412, height: 860 }, hasTouch: true, isMobile: true })

  test(
    'a swipe brings the next picture, one back the first again; two fingers zoom the picture between them and not the page, and then one moves it',
    { tag: ['@MV-08', '@MV-09'] },
    async ({ page: signedIn, instance }) => {
      await takeSignIn(signedIn.context(), instance.url)
      const { shown, pages } = await openViewer(signedIn, hasPictures)

      await test.step('a swipe brings the next picture, one back the first again', async () => {
        const first = await loaded(shown)
        const [left, right] = [[{ x: 60, y: 400 }], [{ x: 360, y: 400 }]]

        await touch(signedIn, right, left)
        await expect(pages.nth(1)).toHaveAttribute('aria-selected', 'true')
        await expect(shown).not.toHaveAttribute('src', first)
        await touch(signedIn, left, right)

        await expect(pages.first()).toHaveAttribute('aria-selected', 'true')
        await expect(shown).toHaveAttribute('src', first)
      })

      await test.step('two fingers zoom the picture between them and not the page, and then one moves it', async () => {
        await loaded(shown)
        // Waits until the picture stands still.
        await shown.click({ trial: true })
        const whole = (await shown.boundingBox())!
        const y = whole.y + whole.height / 2
        const apart = (distance: number) => [
          { x: 206 - distance / 2, y },
          { x: 206 + distance / 2, y },
        ]

        await touch(signedIn, apart(100), apart(300))
        const zoomed = (await shown.boundingBox())!
        expect(zoomed.width / whole.width).toBeCloseTo(3, 1)
        expect(await signedIn.evaluate(() => visualViewport?.scale)).toBe(1)
        await touch(signedIn, [{ x: 300, y }], [{ x: 200, y }])

        expect((await shown.boundingBox())!.x).toBeLessThan(zoomed.x - 50)
        await expect(pages.first()).toHaveAttribute('aria-selected', 'true')
      })
    },
  )
})
