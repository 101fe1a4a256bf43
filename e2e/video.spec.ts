import { expect, test } from './fixtures.ts'
import { deck } from './pages.ts'

test(
  'a film plays in its row, is expanded from where it is, goes on larger, and hands its position back',
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
    const timeOf = (element: typeof film) =>
      element.evaluate((video: HTMLVideoElement) => video.currentTime)
    const isPaused = (element: typeof film) =>
      element.evaluate((video: HTMLVideoElement) => video.paused)

    await player.getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => timeOf(film)).toBeGreaterThan(1)
    await player.getByRole('button', { name: 'Expand video' }).click()

    const dialog = signedIn.getByRole('dialog', { name: 'Video' })
    const large = dialog.locator('video')
    await expect(large).toBeVisible()
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    const paused = await timeOf(film)
    await expect.poll(() => timeOf(large)).toBeGreaterThan(paused)
    await dialog.getByRole('button', { name: 'Full screen' }).click()
    await expect(dialog.getByRole('button', { name: 'Exit full screen' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Exit full screen' }).click()
    await large.evaluate((video: HTMLVideoElement) => {
      video.currentTime = 6
    })
    await expect.poll(() => timeOf(large)).toBeGreaterThan(6)
    await dialog.getByRole('button', { name: 'Mute sound' }).click()
    await large.evaluate((video: HTMLVideoElement) => video.pause())
    const reached = await timeOf(large)
    await dialog.getByRole('button', { name: 'Close video' }).click()
    await expect(dialog).toBeHidden()

    await test.step('the inline player takes over the position and the sound of the closed dialog', async () => {
      await expect.poll(() => timeOf(film)).toBeCloseTo(reached, 1)
      await expect(player.getByRole('button', { name: 'Unmute sound' })).toBeVisible()
    })

    await test.step('a playing film is paused while its post is collapsed, and keeps its position', async () => {
      await player.getByRole('button', { name: 'Play' }).click()
      await expect.poll(() => isPaused(film)).toBe(false)
      await post.getByRole('button', { name: 'Collapse', exact: true }).click()
      // Roles do not match what is hidden.
      const hidden = post.locator('video')
      await expect(hidden).toBeHidden()
      await expect.poll(() => isPaused(hidden)).toBe(true)
      const left = await timeOf(hidden)

      await post.getByRole('button', { name: 'Uncollapse' }).click()

      await expect(film).toBeVisible()
      expect(await timeOf(film)).toBe(left)
    })

    await test.step('an opened post shows the time and preloads the metadata', async () => {
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
