import { expect, test } from './fixtures.ts'
import { deck } from './page-objects.ts'

test(
  'plays a video inline, expands it at its position, and continues inline where the dialog stopped',
  { tag: ['@VID-07', '@VID-10', '@VID-15', '@VID-16', '@VID-19'] },
  async ({ signedIn }) => {
    const found = await signedIn.request.get('/api/v1/accounts/lookup?acct=farah@tide.example')
    const { id }: { readonly id: string } = await found.json()
    await signedIn.goto(`/accounts/${id}`)
    const profile = deck(signedIn).getByRole('region').last()
    const post = profile.getByRole('article').filter({ hasText: 'The tide coming in' })
    await post.scrollIntoViewIfNeeded()
    const player = post.getByRole('group', { name: /^Film, eight seconds/ })
    const film = player.locator('video')
    const getTime = (element: typeof film) =>
      element.evaluate((video: HTMLVideoElement) => video.currentTime)
    const isPaused = (element: typeof film) =>
      element.evaluate((video: HTMLVideoElement) => video.paused)

    await player.getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => getTime(film)).toBeGreaterThan(1)
    await player.getByRole('button', { name: 'Expand video' }).click()

    const dialog = signedIn.getByRole('dialog', { name: 'Video' })
    const expanded = dialog.locator('video')
    await expect(expanded).toBeVisible()
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    const paused = await getTime(film)
    await expect.poll(() => getTime(expanded)).toBeGreaterThan(paused)
    await dialog.getByRole('button', { name: 'Full screen' }).click()
    await expect(dialog.getByRole('button', { name: 'Exit full screen' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Exit full screen' }).click()
    await expanded.evaluate((video: HTMLVideoElement) => {
      video.currentTime = 6
    })
    await expect.poll(() => getTime(expanded)).toBeGreaterThan(6)
    await dialog.getByRole('button', { name: 'Mute sound' }).click()
    await expanded.evaluate((video: HTMLVideoElement) => video.pause())
    const position = await getTime(expanded)
    await dialog.getByRole('button', { name: 'Close video' }).click()
    await expect(dialog).toBeHidden()

    await test.step('takes the position and the mute state from the closed dialog', async () => {
      await expect.poll(() => getTime(film)).toBeCloseTo(position, 1)
      await expect(player.getByRole('button', { name: 'Unmute sound' })).toBeVisible()
    })

    await test.step('pauses a video while its post is collapsed and keeps the position', async () => {
      await player.getByRole('button', { name: 'Play' }).click()
      await expect.poll(() => isPaused(film)).toBe(false)
      await post.getByRole('button', { name: 'Collapse', exact: true }).click()
      // Role queries do not match hidden elements.
      const hidden = post.locator('video')
      await expect(hidden).toBeHidden()
      await expect.poll(() => isPaused(hidden)).toBe(true)
      const position = await getTime(hidden)

      await post.getByRole('button', { name: 'Uncollapse' }).click()

      await expect(film).toBeVisible()
      expect(await getTime(film)).toBe(position)
    })

    await test.step('shows the duration and preloads the metadata in an opened post', async () => {
      await expect(player.getByText(/ \/ 00:08$/)).toBeHidden()
      await expect(film).toHaveAttribute('preload', 'none')

      await post
        .locator('a')
        .filter({ has: signedIn.locator('time') })
        .first()
        .click()

      const opened = signedIn
        .getByRole('region', { name: 'Post' })
        .getByRole('group', { name: /^Film, eight seconds/ })
      await expect(opened.getByText(/ \/ 00:08$/)).toBeVisible()
      await expect(opened.locator('video')).toHaveAttribute('preload', 'metadata')
    })
  },
)
