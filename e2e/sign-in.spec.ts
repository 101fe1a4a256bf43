import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { authorizePage, column, deck, openMenuEntry, signIn, signInScreen } from './page-objects.ts'

const getHost = (url: string) => new URL(url).host

/** Starts a sign-in at `server` through the field, and stops at the authorisation page of that server. */
async function submitServer(page: Page, server: string): Promise<void> {
  const screen = signInScreen(page)
  await screen.server.fill(server)
  await screen.signIn.click()
}

/** Collects every bearer token that the page sends from now on. */
function collectTokens(page: Page): Set<string> {
  const tokens = new Set<string>()
  page.on('request', (request) => {
    const [scheme, token] = (request.headers()['authorization'] ?? '').split(' ')
    if (scheme === 'Bearer' && token !== undefined) tokens.add(token)
  })
  return tokens
}

test.describe(() => {
  // A request that is pending at the sign-out may arrive after its token was revoked.
  test.use({ allowedErrors: /status of 401 \(Unauthorized\) \([^)]*\/api\/v1\// })

  test(
    'signs in with one button, rejects denied, foreign and reused codes, and revokes both tokens on sign-out',
    { tag: '@SES-17' },
    async ({ page, instance }) => {
      const tokens = collectTokens(page)
      const redirects: string[] = []

      await test.step('shows a denied authorisation and allows another attempt', async () => {
        await page.goto('/')
        await signInScreen(page).signInTo(getHost(instance.url)).click()

        await authorizePage(page).deny.click()

        await expect(signInScreen(page).error).toContainText('Access was denied on')
        await expect(signInScreen(page).signInTo(getHost(instance.url))).toBeEnabled()
      })

      await test.step('rejects a response that belongs to a sign-in in another window', async () => {
        await signInScreen(page).signInTo(getHost(instance.url)).click()
        await expect(authorizePage(page).authorize).toBeVisible()

        await page.goto('/?code=stolen&state=foreign')

        await expect(signInScreen(page).error).toContainText("wasn't started in this window")
        await expect(deck(page)).toBeHidden()
      })

      await test.step('signs in to the serving instance with one button', async () => {
        page.on('framenavigated', (frame) => {
          if (new URL(frame.url()).searchParams.has('code')) redirects.push(frame.url())
        })
        await signIn(page, instance.url)

        await expect(page).toHaveURL(`${instance.url}/`)
        await expect(column(page, 'Home').posts.first()).toBeVisible()
        expect(redirects.length).toBeGreaterThan(0)
      })

      await test.step('signs out, revokes both tokens and removes the account', async () => {
        await page.reload()
        await expect(column(page, 'Home').posts.first()).toBeVisible()
        expect(tokens.size).toBeGreaterThan(0)

        // The screen changes at once. The server revokes the stored token, then the token of the page.
        const revocations = ['/oauth/revoke', '/auth/sign_out'].map((path) =>
          page.waitForResponse((response) => new URL(response.url()).pathname === path),
        )
        await openMenuEntry(page, 'Sign out')
        await expect(signInScreen(page).server).toBeVisible()
        await Promise.all(revocations)

        for (const token of tokens) {
          const answer = await page.request.get(
            `${instance.url}/api/v1/accounts/verify_credentials`,
            {
              headers: { authorization: `Bearer ${token}` },
            },
          )
          expect(answer.status()).toBe(401)
        }
        await page.reload()
        await expect(signInScreen(page).server).toBeVisible()
        expect(
          await page.evaluate(() => JSON.stringify(Object.entries(localStorage))),
        ).not.toContain([...tokens][0]!)
      })

      await test.step('rejects an authorisation code that was used before', async () => {
        await page.goto(redirects[0]!)

        await expect(signInScreen(page).error).toBeVisible()
        await expect(deck(page)).toBeHidden()
      })
    },
  )
})

test.describe(() => {
  // Responses of addresses that do not exist.
  test.use({ allowedErrors: /Failed to load resource|CORS policy/ })

  test(
    'shows the sign-in screen at every path without a session, and signs in from another origin',
    { tag: '@OVR-01' },
    async ({ page, instance, staticOrigin }) => {
      await test.step('shows the sign-in screen and requests no timeline at every path', async () => {
        const timelines: string[] = []
        page.on('request', (request) => {
          if (request.url().includes('/api/v1/timelines/')) timelines.push(request.url())
        })

        for (const path of ['/', '/timelines/home', '/notifications', '/statuses/1']) {
          await page.goto(path)
          await expect(signInScreen(page).server).toBeVisible()
          await expect(deck(page)).toBeHidden()
        }

        expect(timelines).toEqual([])
      })

      await test.step('fills the server field from the URL', async () => {
        await page.goto('/?server=mastodon.example')

        await expect(signInScreen(page).server).toHaveValue('mastodon.example')
      })

      await test.step('reports an invalid server address', async () => {
        await page.goto('/')

        await submitServer(page, 'not an address')

        await expect(signInScreen(page).error).toContainText('Enter a server address')
      })

      await test.step('reports a server that cannot be reached', async () => {
        await submitServer(page, 'http://127.0.0.1:9')

        await expect(signInScreen(page).error).toContainText("Couldn't reach")
      })

      await test.step('reports a server that is not Mastodon-compatible', async () => {
        await page.goto(staticOrigin.url)

        await submitServer(page, staticOrigin.url)

        await expect(signInScreen(page).error).toContainText("isn't a Mastodon-compatible server")
      })

      await test.step('signs in from another origin through the server field', async () => {
        await expect(signInScreen(page).signInTo(getHost(staticOrigin.url))).toBeHidden()

        await submitServer(page, instance.url)
        await authorizePage(page).authorize.click()

        await expect(page).toHaveURL(`${staticOrigin.url}/`)
        await expect(column(page, 'Home').posts.first()).toBeVisible()
        await instance.controls.post({ acct: 'kwame', text: 'Seen from across the water' })
        await expect(column(page, 'Home').post('Seen from across the water')).toBeVisible()
      })
    },
  )
})

test('signs in as another person of the server', { tag: '@BY-02' }, async ({ page, instance }) => {
  await page.goto(instance.url)
  await signInScreen(page).signInTo(getHost(instance.url)).click()
  const { people, choosePerson, authorize } = authorizePage(page)

  await expect(people.first()).toBeChecked()
  await expect(page.getByRole('radio', { name: '@mira' })).toBeChecked()
  await page.getByRole('radio', { name: '@mira' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(people.nth(1)).toBeChecked()
  await choosePerson('Kwame Mensah')
  await authorize.click()

  await expect(column(page, 'Home').posts.first()).toBeVisible({ timeout: 30_000 })
  await page.goto('/lists')
  await expect(page.getByText('Railway people')).toBeVisible()
})
