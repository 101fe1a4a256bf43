import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { authorizePage, column, deck, menuEntry, signIn, signInScreen } from './pages.ts'

const hostOf = (url: string) => new URL(url).host

/** Begins a sign-in at `server` through the field and stops at that server's own question. */
async function askThroughField(page: Page, server: string): Promise<void> {
  const screen = signInScreen(page)
  await screen.server.fill(server)
  await screen.signIn.click()
}

/** Every bearer token that the page sends from now on. */
function collectTokens(page: Page): Set<string> {
  const tokens = new Set<string>()
  page.on('request', (request) => {
    const [scheme, token] = (request.headers()['authorization'] ?? '').split(' ')
    if (scheme === 'Bearer' && token !== undefined) tokens.add(token)
  })
  return tokens
}

test.describe(() => {
  // A call that is under way at the sign-out may arrive after the end of its token.
  test.use({ forgiven: /status of 401 \(Unauthorized\) \([^)]*\/api\/v1\// })

  test(
    'who says no, or brings an answer of another window, stays at the door; one button leads into the deck, signing out revokes the tokens of page and sign-in, and no answer lets in twice',
    { tag: '@SES-17' },
    async ({ page, instance }) => {
      const tokens = collectTokens(page)
      const answers: string[] = []

      await test.step('a refused authorization is said and leaves the way open', async () => {
        await page.goto('/')
        await signInScreen(page).signInTo(hostOf(instance.url)).click()

        await authorizePage(page).deny.click()

        await expect(signInScreen(page).trouble).toContainText(
          'Access was denied on',
        )
        await expect(signInScreen(page).signInTo(hostOf(instance.url))).toBeEnabled()
      })

      await test.step('an answer that belongs to another sign-in than that of this window is refused', async () => {
        await signInScreen(page).signInTo(hostOf(instance.url)).click()
        await expect(authorizePage(page).authorize).toBeVisible()

        await page.goto('/?code=stolen&state=foreign')

        await expect(signInScreen(page).trouble).toContainText('wasn\'t started in this window')
        await expect(deck(page)).toBeHidden()
      })

      await test.step('one button leads into the deck of the instance that serves the page', async () => {
        page.on('framenavigated', (frame) => {
          if (new URL(frame.url()).searchParams.has('code')) answers.push(frame.url())
        })
        await signIn(page, instance.url)

        await expect(page).toHaveURL(`${instance.url}/`)
        await expect(column(page, 'Home').posts.first()).toBeVisible()
        expect(answers.length).toBeGreaterThan(0)
      })

      await test.step('signing out revokes both tokens, and forgets the account', async () => {
        await page.reload()
        await expect(column(page, 'Home').posts.first()).toBeVisible()
        expect(tokens.size).toBeGreaterThan(0)

        await menuEntry(page, 'Sign out')
        await expect(signInScreen(page).server).toBeVisible()

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

      await test.step('an answer that was used before lets nobody in a second time', async () => {
        await page.goto(answers[0]!)

        await expect(signInScreen(page).trouble).toBeVisible()
        await expect(deck(page)).toBeHidden()
      })
    },
  )
})

test.describe(() => {
  // Of addresses that lead nowhere.
  test.use({ forgiven: /Failed to load resource|CORS policy/ })

  test(
    'without a session every path shows the door, which says what is wrong with an address; its field leads into the same deck from another origin',
    { tag: '@OVR-01' },
    async ({ page, instance, elsewhere }) => {
      await test.step('every path shows the sign-in screen, and no timeline is asked for', async () => {
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

      await test.step('the address bar fills the server field', async () => {
        await page.goto('/?server=mastodon.example')

        await expect(signInScreen(page).server).toHaveValue('mastodon.example')
      })

      await test.step('an address that is none is said to be none', async () => {
        await page.goto('/')

        await askThroughField(page, 'not an address')

        await expect(signInScreen(page).trouble).toContainText('Enter a server address')
      })

      await test.step('a server that Couldn\'t reach is said to be silent', async () => {
        await askThroughField(page, 'http://127.0.0.1:9')

        await expect(signInScreen(page).trouble).toContainText('Couldn\'t reach')
      })

      await test.step('a server that is no Mastodon is said to be none', async () => {
        await page.goto(elsewhere.url)

        await askThroughField(page, elsewhere.url)

        await expect(signInScreen(page).trouble).toContainText('isn\'t a Mastodon-compatible server')
      })

      await test.step('the server field leads into the same deck from another origin', async () => {
        await expect(signInScreen(page).signInTo(hostOf(elsewhere.url))).toBeHidden()

        await askThroughField(page, instance.url)
        await authorizePage(page).authorize.click()

        await expect(page).toHaveURL(`${elsewhere.url}/`)
        await expect(column(page, 'Home').posts.first()).toBeVisible()
        await instance.controls.say({ acct: 'kwame', text: 'Seen from across the water' })
        await expect(column(page, 'Home').post('Seen from across the water')).toBeVisible()
      })
    },
  )
})
