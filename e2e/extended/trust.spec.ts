import type { Page } from '@playwright/test'
import { attack, sendForm } from '../attack.ts'
import { expect, test } from '../fixtures.ts'
import { STRANGER, turnHostile } from '../hostile-posts.ts'
import { startLeading } from '../led-elsewhere.ts'
import { startMixUp } from '../mix-up-server.ts'
import { authorizePage, column, composer, deck, signInScreen } from '../pages.ts'
import { takeSignIn } from '../signed-in-state.ts'
import { tour } from '../tour.ts'

/** Every address that is asked for, sockets and frames too. */
function watchAddresses(page: Page): readonly string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('websocket', (socket) => addresses.push(socket.url()))
  return addresses
}

/** All that this browser keeps of who is signed in. */
const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const texts = Object.keys(localStorage).map((name) => localStorage.getItem(name) ?? '')
    return texts.map((text) => /"accessToken":"([^"]+)"/.exec(text)?.[1]).find(Boolean)
  })

const hostOf = (address: string) => new URL(address).host

test('a walk through the deck asks nobody but the chosen server, whatever that one sends, and no address holds the token', async ({
  page,
  instance,
  elsewhere,
}) => {
  test.slow()
  const addresses = watchAddresses(page)
  await turnHostile(page, instance.url)
  await page.goto(elsewhere.url)
  await signInScreen(page).server.fill(instance.url)
  await signInScreen(page).signIn.click()
  await authorizePage(page).authorize.click()
  await expect(deck(page)).toBeVisible()
  const hostile = column(page, 'Home').post('Look what the tide brought').first()
  await expect(hostile).toBeVisible()
  await hostile.getByText('a link').click()

  await tour(page)
  const { form, text } = composer(page)
  await text.fill('Nothing leaves')
  await form.getByRole('button', { name: 'Insert emoji' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search emoji' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`${elsewhere.url}/share.html?text=From%20elsewhere`)
  await expect(text).toHaveValue('From elsewhere')

  const token = await tokenOf(page)
  expect(token).toBeDefined()
  const asked = addresses.filter((address) => !/^(?:data|blob|about):/.test(address))
  expect([...new Set(asked.map(hostOf))].toSorted()).toEqual(
    [hostOf(elsewhere.url), hostOf(instance.url)].toSorted(),
  )
  expect(asked.filter((address) => address.includes(token ?? ''))).toEqual([])
})

test('whoever got into the page could still run nothing, load nothing and send nothing there', async ({
  context,
  instance,
}) => {
  // Not the watched one: what browsers write down is what is wanted here.
  const page = await context.newPage()
  await page.goto(instance.url)
  await expect(signInScreen(page).server).toBeVisible()

  expect(await page.evaluate(attack, STRANGER)).toEqual([])
  const violated = () => page.evaluate(sendForm, STRANGER)
  await expect
    .poll(violated)
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
  'a server that sends a sign-in on to an honest one gets no code of that one',
  { tag: '@SES-01' },
  async ({ page, instance, elsewhere }) => {
    const evil = await startMixUp(instance.url, `${elsewhere.url}/`)

    await page.goto(`${elsewhere.url}/?server=${evil.url}`)
    await expect(page.getByText('was filled in by a link')).toContainText(hostOf(evil.url))
    await signInScreen(page).signIn.click()
    // The true page of the honest server, which names the deck as the place to return to.
    await expect(page).toHaveURL(({ origin }) => origin === instance.url)
    await authorizePage(page).authorize.click()

    await expect(signInScreen(page).trouble).toContainText('came from another server')
    await expect(deck(page)).toBeHidden()
    expect(evil.heard).toEqual([])
    expect(page.url()).toBe(`${elsewhere.url}/`)
    await evil.close()
  },
)

test.describe('led to another host', () => {
  test.use({ forgiven: /WebSocket|404|net::ERR/ })

  test('a call arrives there without the token, so does a file, whose answer is not taken, and a socket not at all', async ({
    page,
    instance,
  }) => {
    const leading = await startLeading()
    await takeSignIn(page.context(), instance.url)
    // Without them the server writes nothing into the page: what the instance says of its streams counts.
    await page.context().clearCookies()
    await page.route(/\/api\/v[12]\/instance$/, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      const json = JSON.parse(text.replaceAll(/"wss?:\/\/[^"]*"/g, `"${leading.socketUrl}"`))
      await route.fulfill({ response, json })
    })
    for (const path of ['/api/v1/favourites', '/api/v2/media'])
      await page.route(`**${path}*`, (route) =>
        route.fulfill({ status: 307, headers: { Location: `${leading.strangerUrl}${path}` } }),
      )

    await page.goto(instance.url)
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await expect.poll(leading.socketsAsked).toBeGreaterThan(0)
    const token = await tokenOf(page)
    await page.evaluate(() => history.pushState(null, '', '/favourites'))

    await expect.poll(() => leading.strangerHeard.map(({ url }) => url)).toHaveLength(1)
    const [{ url, headers } = { url: '', headers: {} }] = leading.strangerHeard
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
    const files = leading.strangerHeard.filter((heard) => heard.url === '/api/v2/media')
    expect(files.length).toBeGreaterThan(0)
    expect(JSON.stringify(files)).not.toContain(token)
    expect(files.filter((heard) => 'authorization' in heard.headers)).toEqual([])
    await leading.close()
  })
})
