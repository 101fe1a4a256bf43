import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { OTHER_ORIGIN, serveHostilePosts } from '../hostile-posts.ts'
import { tryInjections, submitForm } from '../injection-attacks.ts'
import { startMixUpServer } from '../mix-up-server.ts'
import { authorizePage, column, composer, deck, signInScreen } from '../page-objects.ts'
import { startRedirectServers } from '../redirect-servers.ts'
import { restoreSignIn } from '../saved-sign-in.ts'
import { visitAllScreens } from '../visit-all-screens.ts'

/** Records every requested URL, including WebSockets and frames. */
function recordUrls(page: Page): readonly string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('websocket', (socket) => addresses.push(socket.url()))
  return addresses
}

/** Reads the access token from the storage of the browser. */
const readToken = (page: Page) =>
  page.evaluate(() => {
    const texts = Object.keys(localStorage).map((name) => localStorage.getItem(name) ?? '')
    return texts.map((text) => /"accessToken":"([^"]+)"/.exec(text)?.[1]).find(Boolean)
  })

const getHost = (address: string) => new URL(address).host

test('requests only the selected server, whatever it sends, and puts no token into URLs', async ({
  page,
  instance,
  staticOrigin,
}) => {
  test.slow()
  const addresses = recordUrls(page)
  await serveHostilePosts(page, instance.url)
  await page.goto(staticOrigin.url)
  await signInScreen(page).server.fill(instance.url)
  await signInScreen(page).signIn.click()
  await authorizePage(page).authorize.click()
  await expect(deck(page)).toBeVisible()
  const hostile = column(page, 'Home').post('Look what the tide brought').first()
  await expect(hostile).toBeVisible()
  await hostile.getByText('a link').click()

  await visitAllScreens(page)
  const { form, text } = composer(page)
  await text.fill('Nothing leaves')
  await form.getByRole('button', { name: 'Insert emoji' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search emoji' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`${staticOrigin.url}/share.html?text=From%20elsewhere`)
  await expect(text).toHaveValue('From elsewhere')

  const token = await readToken(page)
  expect(token).toBeDefined()
  const requested = addresses.filter((address) => !/^(?:data|blob|about):/.test(address))
  expect([...new Set(requested.map(getHost))].toSorted()).toEqual(
    [getHost(staticOrigin.url), getHost(instance.url)].toSorted(),
  )
  expect(requested.filter((address) => address.includes(token ?? ''))).toEqual([])
})

test('blocks scripts, requests and forms that are injected into the page', async ({
  context,
  instance,
}) => {
  // Uses a page without the console check, because violations are expected here.
  const page = await context.newPage()
  await page.goto(instance.url)
  await expect(signInScreen(page).server).toBeVisible()

  expect(await page.evaluate(tryInjections, OTHER_ORIGIN)).toEqual([])
  const getViolations = () => page.evaluate(submitForm, OTHER_ORIGIN)
  await expect
    .poll(getViolations)
    .toEqual([
      'base-uri',
      'connect-src',
      'form-action',
      'frame-src',
      'img-src',
      'require-trusted-types-for',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
      'trusted-types',
    ])
})

test(
  'gets no code from a server that redirects the sign-in to an honest server',
  { tag: '@SES-01' },
  async ({ page, instance, staticOrigin }) => {
    const mixUp = await startMixUpServer(instance.url, `${staticOrigin.url}/`)

    await page.goto(`${staticOrigin.url}/?server=${mixUp.url}`)
    await expect(page.getByText('was filled in by a link')).toContainText(getHost(mixUp.url))
    await signInScreen(page).signIn.click()
    // The authentic page of the honest server, which names the deck as redirect URI.
    await expect(page).toHaveURL(({ origin }) => origin === instance.url)
    await authorizePage(page).authorize.click()

    await expect(signInScreen(page).error).toContainText('came from another server')
    await expect(deck(page)).toBeHidden()
    expect(mixUp.tokenRequests).toEqual([])
    expect(page.url()).toBe(`${staticOrigin.url}/`)
    await mixUp.close()
  },
)

test.describe('redirects to another host', () => {
  test.use({ allowedErrors: /WebSocket|404|net::ERR/ })

  test('sends no token in redirected requests, rejects redirected uploads, and opens no redirected WebSocket', async ({
    page,
    instance,
  }) => {
    const redirects = await startRedirectServers()
    await restoreSignIn(page.context(), instance.url)
    // Without cookies the server embeds no settings in the page, so the page reads the stream URL from the instance
    // API.
    await page.context().clearCookies()
    await page.route(/\/api\/v[12]\/instance$/, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      const json = JSON.parse(text.replaceAll(/"wss?:\/\/[^"]*"/g, `"${redirects.socketUrl}"`))
      await route.fulfill({ response, json })
    })
    for (const path of ['/api/v1/favourites', '/api/v2/media'])
      await page.route(`**${path}*`, (route) =>
        route.fulfill({ status: 307, headers: { Location: `${redirects.otherHostUrl}${path}` } }),
      )

    await page.goto(instance.url)
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await expect.poll(redirects.countUpgrades).toBeGreaterThan(0)
    const token = await readToken(page)
    await page.evaluate(() => history.pushState(null, '', '/favourites'))

    await expect.poll(() => redirects.otherHostRequests.map(({ url }) => url)).toHaveLength(1)
    const [{ url, headers } = { url: '', headers: {} }] = redirects.otherHostRequests
    expect(url).toBe('/api/v1/favourites')
    expect(headers.authorization).toBeUndefined()
    expect(JSON.stringify(headers)).not.toContain(token)

    await page.evaluate(() => history.pushState(null, '', '/'))
    const { form } = composer(page)
    await form.locator('input[type=file]').setInputFiles({
      name: 'tide.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not a picture, and nobody looks'),
    })
    await expect(form.getByRole('group', { name: 'tide.png' })).toContainText(
      'the server redirected the request',
    )
    const files = redirects.otherHostRequests.filter((request) => request.url === '/api/v2/media')
    expect(files.length).toBeGreaterThan(0)
    expect(JSON.stringify(files)).not.toContain(token)
    expect(files.filter((request) => 'authorization' in request.headers)).toEqual([])
    await redirects.close()
  })
})
