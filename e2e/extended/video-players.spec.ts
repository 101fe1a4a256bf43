import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { deck } from '../page-objects.ts'

interface Post {
  readonly id: string
  readonly content: string
}

/** Finds a post of an account by its text. */
async function findPost(page: Page, acct: string, words: string): Promise<string> {
  const account = await page.request.get(`/api/v1/accounts/lookup?acct=${acct}`)
  const { id }: { readonly id: string } = await account.json()
  let maxId = ''
  for (let turn = 0; turn < 20; turn += 1) {
    const answer = await page.request.get(`/api/v1/accounts/${id}/statuses?limit=40${maxId}`)
    const posts: readonly Post[] = await answer.json()
    const found = posts.find(({ content }) => content.includes(words))
    if (found !== undefined) return found.id
    maxId = `&max_id=${posts.at(-1)?.id ?? ''}`
  }
  throw new Error(`${acct} has no post with ${words}`)
}

test(
  'continues a video in the pop-in player when its post closes, and in the post when it reopens',
  { tag: ['@VID-19', '@BY-16'] },
  async ({ signedIn }) => {
    const id = await findPost(signedIn, 'farah@tide.example', 'The tide coming in')
    await signedIn.evaluate(() =>
      localStorage.setItem('colonnade/local-settings', '{"media":{"pop_in_player":true}}'),
    )
    await signedIn.goto(`/statuses/${id}`)
    const opened = deck(signedIn).getByRole('region', { name: 'Post', exact: true })
    const film = opened.locator('video')
    const corner = signedIn.getByRole('complementary', { name: 'Pop-in player' })
    const getTime = (of: typeof film) => of.evaluate((video: HTMLVideoElement) => video.currentTime)
    await opened.getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => getTime(film)).toBeGreaterThan(0.5)

    await opened.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(corner).toBeVisible()
    await expect.poll(() => getTime(corner.locator('video'))).toBeGreaterThan(1)
    const position = await getTime(corner.locator('video'))
    await corner.getByRole('button', { name: 'Back to the post' }).click()

    await expect(corner).toBeHidden()
    await expect(opened.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect.poll(() => getTime(film)).toBeGreaterThanOrEqual(position)
  },
)

test('requests an external player only after a click', { tag: '@ST-28' }, async ({ signedIn }) => {
  const playerRequests: string[] = []
  await signedIn.route(/kino\.example/, (route) => {
    playerRequests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>The honey</p>' })
  })
  const id = await findPost(signedIn, 'tomas', 'good tripod')
  await signedIn.goto(`/statuses/${id}`)
  const opened = deck(signedIn).getByRole('region', { name: 'Post', exact: true })
  const offer = opened.getByRole('button', { name: /^Play from play\.kino\.example/ })
  await expect(offer).toBeVisible()
  expect(playerRequests).toEqual([])

  await offer.click()

  const frame = opened.frameLocator('iframe')
  await expect(frame.getByText('The honey')).toBeVisible()
  expect(playerRequests).toEqual(['https://play.kino.example/e/tripod'])
  await opened.getByRole('button', { name: 'Close video' }).click()
  await expect(offer).toBeFocused()
})
