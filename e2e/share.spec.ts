import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { authorizePage, column, composer, deck, signInScreen } from './pages.ts'
import { takeSignIn } from './signed-in-state.ts'

/** Of the web app's manifest, what a system reads that shares with it. */
interface Manifest {
  readonly icons: readonly { readonly src: string; readonly type: string }[]
  readonly share_target: {
    readonly action: string
    readonly params: Readonly<Record<'title' | 'text' | 'url', string>>
  }
}

test.use({ viewport: { width: 1280, height: 800 } })

/** Everything that the page asks of an API, and every socket. */
function collectCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  page.on('websocket', (socket) => calls.push(socket.url()))
  return calls
}

test(
  'a post is written and published on a page of its own, which opens no timeline and no stream',
  { tag: ['@OVR-08', '@STA-01', '@STA-02', '@STA-04', '@STA-05'] },
  async ({ page, instance }) => {
    await takeSignIn(page.context(), instance.url)
    const calls = collectCalls(page)
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
    expect(calls.filter((call) => /timelines|streaming/.test(call))).toEqual([])

    await link.click()
    await expect(
      column(page, 'Post').post('Seen on the way, and written down').first(),
    ).toBeVisible()
    await page.goto('/')
    await expect.poll(() => deck(page).getByRole('region').count()).toBeGreaterThanOrEqual(3)
  },
)

test(
  'what a system shares with the installed app is signed in for, and waits in the composer',
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
  'a draft is there after a reload, and not twice; another page does not take it',
  { tag: ['@STA-05', '@BY-03', '@BY-32'] },
  async ({ page, context, instance }) => {
    await takeSignIn(context, instance.url)
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

test.describe('a part that does not arrive', () => {
  test.use({ forgiven: /Failed to load resource|did not arrive|dynamically imported/ })

  test(
    'is said to be missing, in the words of a dialog, and what is written stays',
    { tag: '@STA-06' },
    async ({ page, instance }) => {
      await takeSignIn(page.context(), instance.url)
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
