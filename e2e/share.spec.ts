import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { authorizePage, column, composer, deck, signInScreen } from './page-objects.ts'
import { restoreSignIn } from './saved-sign-in.ts'

/** The part of the web app manifest that a system reads to share with the app. */
interface Manifest {
  readonly icons: readonly { readonly src: string; readonly type: string }[]
  readonly share_target: {
    readonly action: string
    readonly params: Readonly<Record<'title' | 'text' | 'url', string>>
  }
}

test.use({ viewport: { width: 1280, height: 800 } })

/** Collects the API requests and WebSockets of the page. */
function collectRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) requests.push(pathname)
  })
  page.on('websocket', (socket) => requests.push(socket.url()))
  return requests
}

test(
  'publishes from the share page without opening a timeline or stream',
  { tag: ['@OVR-08', '@STA-01', '@STA-02', '@STA-04', '@STA-05'] },
  async ({ page, instance }) => {
    await restoreSignIn(page.context(), instance.url)
    const requests = collectRequests(page)
    await page.goto('/share?text=Seen%20on%20the%20way')
    const { text, publish } = composer(page)
    await expect(text).toHaveValue('Seen on the way')
    await expect(text).toBeFocused()
    await expect(deck(page)).toBeHidden()
    await expect(page.getByRole('feed')).toHaveCount(0)

    await page.keyboard.press('End')
    await page.keyboard.type(', and written down')
    await publish.click()

    const link = page.getByRole('link', { name: 'View post' })
    await expect(link).toBeVisible()
    await expect(text).toHaveValue('')
    await expect(page).toHaveURL(`${instance.url}/share`)
    expect(requests.filter((call) => /timelines|streaming/.test(call))).toEqual([])

    await link.click()
    await expect(
      column(page, 'Post').post('Seen on the way, and written down').first(),
    ).toBeVisible()
    await page.goto('/')
    await expect.poll(() => deck(page).getByRole('region').count()).toBeGreaterThanOrEqual(3)
  },
)

test(
  'keeps shared text through the sign-in and fills the composer with it',
  { tag: ['@STA-04', '@STA-05'] },
  async ({ page, instance }) => {
    const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest
    for (const { src, type } of manifest.icons) {
      expect((await page.request.get(src)).headers()['content-type']).toBe(type)
    }
    const { action, params } = manifest.share_target
    const query = new URLSearchParams({
      [params.title]: 'Slow trains',
      [params.text]: 'Read this',
      [params.url]: 'https://a.example/b',
    })

    await page.goto(`${action}?${query}`)
    await expect(page.getByText('Read this')).toBeVisible()
    await signInScreen(page).signInTo(new URL(instance.url).host).click()
    await authorizePage(page).authorize.click()

    await expect(composer(page).text).toHaveValue('Slow trains\nRead this\nhttps://a.example/b')
    await expect(page).toHaveURL(`${instance.url}${action}`)
  },
)

test(
  'restores one draft after a reload and does not open it in another tab',
  { tag: ['@STA-05', '@BY-03', '@BY-32'] },
  async ({ page, context, instance }) => {
    await restoreSignIn(context, instance.url)
    await page.goto('/share?text=Half%20a%20thought')
    const { text } = composer(page)
    await expect(page.getByText('Saved in this browser')).toBeVisible()

    await page.reload()
    await expect(text).toHaveValue('Half a thought')
    const second = await context.newPage()
    await second.goto(`${instance.url}/share`)
    await second.getByRole('button', { name: /^Half a thought/ }).click()

    await expect(second.getByText('This draft is open in another tab')).toBeVisible()
    await expect(composer(second).text).toHaveValue('')
    await expect(text).toHaveValue('Half a thought')
  },
)

test.describe('a chunk that fails to load', () => {
  test.use({
    allowedErrors: /Failed to load resource|module could not be loaded|dynamically imported/,
  })

  test(
    'shows the error message of a dialog and keeps the text',
    { tag: '@STA-06' },
    async ({ page, instance }) => {
      await restoreSignIn(page.context(), instance.url)
      await page.route(/\/assets\/composer-.*\.js$/, (route) => route.abort())
      await page.goto('/share?text=Still%20here')
      const missing = page.getByRole('alert').filter({
        hasText: 'Something went wrong while loading this component',
      })
      await expect(missing).toBeVisible()
      await expect(composer(page).text).toHaveValue('Still here')
    },
  )
})
