import type { Page } from '@playwright/test'
import { expect, testWithTwoServers as test } from './fixtures.ts'
import type { TwoServers } from './instance.ts'
import { addAccount, column, signIn, waitForDeferredParts } from './page-objects.ts'
import { storeSignIns } from './saved-sign-in.ts'

const getHost = (url: string) => new URL(url).host

/** The Home column of an account, in view: columns out of view render no rows. */
async function showHome(page: Page, username: string, url: string) {
  const home = column(page, `Home, @${username}@${getHost(url)}`)
  await home.region.scrollIntoViewIfNeeded()
  return home
}

test.describe(() => {
  // Three sign-ins and the start of two servers.
  test.slow()

  test(
    'signs in three accounts on two servers over OAuth and shows the Home of each',
    { tag: '@BY-02' },
    async ({ page, servers }) => {
      const { first, second } = servers
      await signIn(page, first.url)
      await addAccount(page, first.url, 'Kwame Mensah')
      await addAccount(page, second.url)

      for (const [name, { url }] of [
        ['mira', first],
        ['kwame', first],
        ['nia', second],
      ] as const) {
        const home = await showHome(page, name, url)
        await expect(home.posts.first()).toBeVisible({ timeout: 20_000 })
      }
      await first.controls.post({ acct: 'oskar', text: 'The same bread in every town' })
      for (const [name, { url }] of [
        ['mira', first],
        ['nia', second],
      ] as const) {
        const home = await showHome(page, name, url)
        await expect(home.post('The same bread in every town')).toBeVisible()
      }
    },
  )
})

interface ServerFault {
  readonly name: string
  readonly start: (second: TwoServers['second'], page: Page) => Promise<void> | void
  /** What the columns of the account say. */
  readonly said: RegExp
}

const ALL_CALLS = { path: '/api/', count: 10_000 }

const FAULTS: readonly ServerFault[] = [
  {
    name: 'does not answer',
    start: ({ controls }) => controls.delay({ ...ALL_CALLS, ms: 600_000 }),
    said: /Reconnecting…|Couldn't load/,
  },
  {
    name: 'answers 401',
    start: ({ controls }) => controls.fail({ ...ALL_CALLS, status: 401 }),
    said: /Signed out/,
  },
  {
    name: 'answers 429',
    start: ({ controls }) => controls.fail({ ...ALL_CALLS, status: 429 }),
    said: /Paused until/,
  },
  {
    name: 'answers with HTML',
    start: async ({ url }, page) => {
      await page.route(`${url}/api/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Down</title>' }),
      )
    },
    said: /Reconnecting…|Couldn't load/,
  },
]

test.describe(() => {
  test.slow()
  test.use({
    // A reload cancels the imports that are pending.
    allowedErrors: /Failed to load resource|CORS policy|WebSocket connection|dynamically imported/,
  })

  for (const { name, start, said } of FAULTS) {
    test(
      `keeps the columns of one server running while another ${name}, and says it in the columns of that one`,
      { tag: '@BY-02' },
      async ({ page, servers: { first, second } }) => {
        await storeSignIns(page.context(), first.url, [
          { url: first.url, username: 'mira' },
          { url: second.url, username: 'nia' },
        ])
        await page.goto(first.url)
        await expect((await showHome(page, 'nia', second.url)).posts.first()).toBeVisible({
          timeout: 20_000,
        })

        await start(second, page)
        second.controls.refuseSockets(404)
        second.controls.dropSockets()
        await page.reload()

        const home = await showHome(page, 'mira', first.url)
        await expect(home.posts.first()).toBeVisible({ timeout: 20_000 })
        await first.controls.post({ acct: 'kwame', text: 'The first server still speaks' })
        await expect(home.post('The first server still speaks')).toBeVisible({ timeout: 20_000 })
        await expect(home.region).not.toContainText(said)
        await expect((await showHome(page, 'nia', second.url)).region).toContainText(said, {
          timeout: 30_000,
        })
      },
    )
  }
})

test(
  'opens links to posts and profiles of another server in the deck, and other links in a tab',
  { tag: '@BY-20' },
  async ({ page, servers: { first, second } }) => {
    await storeSignIns(page.context(), first.url, [{ url: first.url, username: 'mira' }])
    const [far] = await second.controls.post({ acct: 'nia', text: 'Fog on the far side' })
    const links = {
      post: `${second.url}/@nia/${far}`,
      profile: `${second.url}/@nia`,
      page: `${second.url}/about`,
    }
    await first.controls.post({ acct: 'kwame', text: 'Three links' })
    // The server links no addresses of this machine.
    await page.route(`${first.url}/api/v1/timelines/home*`, async (route) => {
      const response = await route.fetch()
      const content = Object.values(links).map((href) => `<p><a href="${href}">${href}</a></p>`)
      const text = (await response.text()).replace(
        JSON.stringify('<p>Three links</p>'),
        JSON.stringify(content.join('')),
      )
      await route.fulfill({ response, body: text })
    })
    await page.goto(first.url)
    // Before the code of links is loaded, they open in tabs.
    await waitForDeferredParts(page)
    const row = column(page, 'Home').post(`@nia/${far}`)
    const getLink = (href: string) => row.locator(`a[href="${href}"]`)

    await getLink(links.post).click()
    await expect(page.getByRole('region', { name: 'Post' })).toContainText('Fog on the far side')
    await getLink(links.profile).click()
    await expect(page).toHaveURL(/\/accounts\//)

    const tab = page.context().waitForEvent('page')
    await getLink(links.page).click()
    expect((await tab).url()).toBe(links.page)
  },
)
