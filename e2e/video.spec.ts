import { expect, test } from './fixtures.ts'
import { deck } from './pages.ts'

test('a film plays in its row, is expanded from where it is, and goes on larger [VID-16, VID-19]', async ({
  signedIn,
}) => {
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
  await dialog.getByRole('button', { name: 'Close video' }).click()
  await expect(dialog).toBeHidden()
})
