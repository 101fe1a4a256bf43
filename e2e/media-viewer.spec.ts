import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { mediaViewer } from './page-objects.ts'
import { restoreSignIn } from './saved-sign-in.ts'

interface FoundPost {
  readonly id: string
  readonly media_attachments: readonly { readonly type: string; readonly url: string }[]
}

/** Finds a post of the seed data with such media. It is the same in every run. */
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
  throw new Error('no such post in the seed data')
}

const hasPictures = ({ media_attachments: media }: FoundPost) =>
  media.length > 1 && media.every(({ type }) => type === 'image')

const hasLoop = ({ media_attachments: [first] }: FoundPost) => first?.type === 'gifv'

/** Opens the page of a post and the viewer from its first image. */
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

/** Waits until the current image has loaded. @returns its URL */
async function waitForImage(image: Locator): Promise<string> {
  await expect(image).toHaveCSS('opacity', '1')
  return (await image.getAttribute('src')) ?? ''
}

interface Finger {
  readonly x: number
  readonly y: number
}

/** Moves one or more fingers together from their start to their end points. */
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
  'opens images, switches by buttons, dots and arrows, hides the controls, and plays a silent loop',
  { tag: ['@MV-01', '@MV-02', '@MV-03', '@MV-04', '@MV-05', '@MV-06', '@MV-10'] },
  async ({ page: signedIn, instance }) => {
    await restoreSignIn(signedIn.context(), instance.url)
    const { dialog, shown, button, pages, opener, count } = await openViewer(signedIn, hasPictures)

    await test.step('opens images, switches by buttons, dots and arrows, and closes by button, Escape, backdrop and Back', async () => {
      const first = await waitForImage(shown)
      await expect(pages).toHaveCount(count)

      await button('Previous').click()
      await expect(pages.last()).toHaveAttribute('aria-selected', 'true')
      await signedIn.keyboard.press('ArrowRight')
      await expect(pages.first()).toHaveAttribute('aria-selected', 'true')
      expect(await waitForImage(shown)).toBe(first)
      await pages.nth(1).click()
      await expect(shown).not.toHaveAttribute('src', first)

      await button('Close').click()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await opener.click()
      await signedIn.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await opener.click()
      await waitForImage(shown)
      await signedIn.mouse.click(20, 200)
      await expect(dialog).toBeHidden()
      await opener.click()
      await waitForImage(shown)
      await signedIn.goBack()
      await expect(dialog).toBeHidden()
      await expect(signedIn).toHaveURL(/\/statuses\//)
    })

    await test.step('hides and shows the controls on a click on the image', async () => {
      await opener.click()
      await waitForImage(shown)

      await shown.click()
      await expect(button('Next')).toHaveCSS('opacity', '0')
      // Waits longer than the interval of a double-click.
      await expect(button('Close')).toHaveCSS('opacity', '0')
      await shown.click()

      await expect(button('Next')).toHaveCSS('opacity', '1')
    })

    await test.step('switches images by arrow keys right after opening and after a click on the image', async () => {
      await button('Close').click()
      await opener.click()
      await waitForImage(shown)
      await signedIn.keyboard.press('ArrowRight')
      await expect(pages.nth(1)).toHaveAttribute('aria-selected', 'true')
      await waitForImage(shown)

      await shown.click()
      await signedIn.keyboard.press('ArrowLeft')

      await expect(pages.first()).toHaveAttribute('aria-selected', 'true')
    })

    await test.step('plays a silent loop without controls', async () => {
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
    'swipes between images, zooms with two fingers without zooming the page, and pans with one',
    { tag: ['@MV-08', '@MV-09'] },
    async ({ page: signedIn, instance }) => {
      await restoreSignIn(signedIn.context(), instance.url)
      const { shown, pages } = await openViewer(signedIn, hasPictures)

      await test.step('swipes to the next image and back', async () => {
        const first = await waitForImage(shown)
        const [left, right] = [[{ x: 60, y: 400 }], [{ x: 360, y: 400 }]]

        await touch(signedIn, right, left)
        await expect(pages.nth(1)).toHaveAttribute('aria-selected', 'true')
        await expect(shown).not.toHaveAttribute('src', first)
        await touch(signedIn, left, right)

        await expect(pages.first()).toHaveAttribute('aria-selected', 'true')
        await expect(shown).toHaveAttribute('src', first)
      })

      await test.step('zooms the image around two fingers without zooming the page, and pans with one finger', async () => {
        await waitForImage(shown)
        // Waits until the image has stopped moving.
        await shown.click({ trial: true })
        const original = (await shown.boundingBox())!
        const y = original.y + original.height / 2
        const placeFingers = (distance: number) => [
          { x: 206 - distance / 2, y },
          { x: 206 + distance / 2, y },
        ]

        await touch(signedIn, placeFingers(100), placeFingers(300))
        const zoomed = (await shown.boundingBox())!
        expect(zoomed.width / original.width).toBeCloseTo(3, 1)
        expect(await signedIn.evaluate(() => visualViewport?.scale)).toBe(1)
        await touch(signedIn, [{ x: 300, y }], [{ x: 200, y }])

        expect((await shown.boundingBox())!.x).toBeLessThan(zoomed.x - 50)
        await expect(pages.first()).toHaveAttribute('aria-selected', 'true')
      })
    },
  )
})
