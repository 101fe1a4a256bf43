import type { Page } from '@playwright/test'
import { type PushService, startPushService } from '@colonnade/demo-server/testing/push'
import { wholeBrowserLaunch } from '../../scripts/browser-launch.ts'
import { browserDelivery, fakePushManager, noticesOf, pressNotice } from '../browser-push.ts'
import { workerEnder } from '../end-workers.ts'
import { expect, openDeck, test as base } from '../fixtures.ts'
import { column } from '../pages.ts'

const test = base.extend<{ readonly service: PushService }>({
  service: async ({}, provide) => {
    const service = await startPushService()
    await provide(service)
    await service.close()
  },
})

// A page of bare text has no icon, and browsers ask for one.
test.use({
  serviceWorkers: 'allow',
  forgiven: /favicon\.ico/,
  launchOptions: wholeBrowserLaunch,
})

/** What the worker reads of a push. */
interface Told {
  readonly notification_id: string
  readonly title: string
  readonly icon: string
}

const pushSwitches = (page: Page) => {
  const { region, settings } = column(page, 'Notifications')
  return {
    settings,
    allow: region.getByRole('button', { name: 'Allow desktop notifications' }),
    mentions: region.getByRole('switch', { name: 'Mentions: Push' }),
    favourites: region.getByRole('switch', { name: 'Favourites: Push' }),
    desktop: region.getByRole('switch', { name: 'Mentions: Desktop' }),
  }
}

const answered = (page: Page, method: string, path: string) =>
  page.waitForResponse(
    (response) => response.request().method() === method && response.url().includes(path),
  )

/** Switches push on as a reader does, and lets mentions come by it. */
async function switchPushOn(page: Page) {
  const switches = pushSwitches(page)
  await switches.settings.click()
  await page.context().grantPermissions(['notifications'])
  const subscribed = answered(page, 'POST', '/push')
  if (await switches.allow.isVisible()) await switches.allow.click()
  else await page.reload().then(() => switches.settings.click())
  expect((await subscribed).status()).toBe(200)
  const chosen = answered(page, 'PUT', '/push')
  await switches.mentions.click()
  expect(await (await chosen).json()).toMatchObject({ alerts: { mention: true } })
  await expect(switches.mentions).toBeChecked()
}

test(
  'a push comes while no page is open and is shown, and its press leads an open page to the post; beyond five all stand as one, however often the browser ends the worker meanwhile',
  { tag: ['@OVR-06', '@PSH-05', '@PSH-08', '@PSH-12', '@PSH-14'] },
  async ({ page, instance, service, context }) => {
    test.slow()
    await fakePushManager(context, service)
    await openDeck(page, instance.url)
    await switchPushOn(page)
    await expect(pushSwitches(page).favourites).not.toBeChecked()
    await instance.controls.say({ acct: 'kwame', text: '@mira the tide tables are in' })
    await expect(column(page, 'Notifications').post('the tide tables are in')).toHaveCount(1)
    await expect.poll(() => service.pushed.length).toBe(1)

    // A page of the same origin, but none of the dashboard: it only looks.
    await page.goto(`${instance.url}/health`)
    const delivery = await browserDelivery(page, instance.url)
    const endWorkers = await workerEnder(page)
    await expect.poll(delivery.scopes).toHaveLength(1)
    expect(await noticesOf(page)).toEqual([])
    const [id = ''] = await instance.controls.say({ acct: 'kwame', text: '@mira come to the pier' })
    await expect.poll(() => service.pushed.length).toBe(2)
    await endWorkers()
    await delivery.deliver(service.pushed[1]!.text)

    const told = JSON.parse(service.pushed[1]!.text) as Told
    await expect
      .poll(() => noticesOf(page))
      .toEqual([
        {
          title: expect.stringMatching(/ mentioned you$/),
          body: '@mira come to the pier',
          icon: told.icon,
          tag: told.notification_id,
        },
      ])
    expect(await page.evaluate((url) => fetch(url).then(({ ok }) => ok), told.icon)).toBe(true)

    const deck = await context.newPage()
    await deck.goto(instance.url)
    await expect(column(deck, 'Home').posts.first()).toBeVisible()
    await endWorkers()
    await delivery.begin()
    await pressNotice(context)

    await expect(deck).toHaveURL(`${instance.url}/statuses/${id}`)
    await expect(column(deck, 'Post').post('come to the pier')).toBeVisible()
    expect(context.pages()).toHaveLength(2)
    expect(await noticesOf(page)).toEqual([])

    await instance.controls.say({ acct: 'kwame', text: '@mira the boat is in', count: 6 })
    await expect.poll(() => service.pushed.length).toBe(8)
    const titles = service.pushed.slice(2).map(({ text }) => (JSON.parse(text) as Told).title)
    for (const [before, { text }] of service.pushed.slice(2).entries()) {
      await endWorkers()
      await delivery.deliver(text)
      await expect
        .poll(async () => (await noticesOf(page)).length)
        .toBe(before < 5 ? before + 1 : 1)
    }
    expect(await noticesOf(page)).toMatchObject([
      { title: '6 notifications', body: titles.toReversed().join('\n') },
    ])
  },
)

/** What the page writes for developers while somebody allows notices; nothing of it may reach the reader. */
async function logOfAllowing(page: Page, url: string): Promise<readonly string[]> {
  const lines: string[] = []
  page.on('console', (message) => {
    if (/push|VAPID/i.test(message.text())) lines.push(`${message.type()}: ${message.text()}`)
  })
  await page.context().grantPermissions(['notifications'])
  await openDeck(page, url)
  // Push begins once the deck is there, and has to be refused first.
  await expect.poll(() => lines, { timeout: 30_000 }).toHaveLength(1)
  await pushSwitches(page).settings.click()
  await expect(pushSwitches(page).desktop).toBeVisible()
  await expect(pushSwitches(page).mentions).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  return lines
}

interface ToldInstance {
  readonly configuration: object
}

/** Every way in which the instance tells its public key: its page, its own words, and what it said at registration. */
async function tellKey(page: Page, key: string | null): Promise<void> {
  await page.route('**/api/v2/instance', async (route) => {
    const answer = await route.fetch()
    const told = (await answer.json()) as ToldInstance
    const configuration = { ...told.configuration, vapid: key === null ? {} : { public_key: key } }
    await route.fulfill({ response: answer, json: { ...told, configuration } })
  })
  await page.addInitScript((content) => {
    // A document that a test fulfils would count as a stranger's, which may not speak to this machine.
    Object.defineProperty(HTMLMetaElement.prototype, 'content', {
      get(this: HTMLMetaElement) {
        return this.name === 'applicationServerKey' ? content : this.getAttribute('content')
      },
    })
    for (const [name, value] of Object.entries(localStorage))
      localStorage.setItem(name, String(value).replace(/"vapidKey":"[^"]*"/, '"vapidKey":null'))
  }, key ?? '')
}

test.describe('where push cannot be had, the rest goes on and developers are told why', () => {
  test.use({ forgiven: /push|VAPID/i })

  test(
    'the browser lacks it',
    { tag: ['@PSH-01', '@PSH-02', '@PSH-12'] },
    async ({ page, instance, service }) => {
      await fakePushManager(page.context(), service, 'missing')

      expect(await logOfAllowing(page, instance.url)).toEqual([
        expect.stringMatching(/^warning: .*does not support push/),
      ])
    },
  )

  test(
    'the server has no key',
    { tag: ['@PSH-03', '@PSH-12'] },
    async ({ page, instance, service }) => {
      await fakePushManager(page.context(), service)
      await tellKey(page, null)

      expect(await logOfAllowing(page, instance.url)).toEqual([
        expect.stringMatching(/^error: .*no public key/),
      ])
    },
  )

  test(
    'the server has a broken key',
    { tag: ['@PSH-10', '@PSH-11', '@PSH-12'] },
    async ({ page, instance, service }) => {
      await fakePushManager(page.context(), service)
      await tellKey(page, 'not a key!')

      expect(await logOfAllowing(page, instance.url)).toEqual([
        expect.stringMatching(/^error: .*seems to be invalid/),
      ])
    },
  )

  test(
    'its push service refuses',
    { tag: ['@PSH-09', '@PSH-11', '@PSH-12'] },
    async ({ page, instance, service }) => {
      await fakePushManager(page.context(), service, 'AbortError')

      expect(await logOfAllowing(page, instance.url)).toEqual([
        expect.stringMatching(/^warning: .*lack VAPID/),
      ])
      const registered = await page.evaluate(async () => {
        const all = await navigator.serviceWorker.getRegistrations()
        return all.filter(({ scope }) => scope.includes('/push/')).length
      })
      expect(registered).toBe(0)
    },
  )

  test(
    'the reader does not allow it: nobody is asked again, and the page says where to change it',
    { tag: '@PSH-12' },
    async ({ page, instance, service }) => {
      await fakePushManager(page.context(), service)
      await openDeck(page, instance.url)
      const switches = pushSwitches(page)
      await switches.settings.click()

      // A browser without a screen answers its question by itself: no.
      await switches.allow.click()

      const { region } = column(page, 'Notifications')
      await expect(region.getByText(/blocked in your browser's site settings/)).toBeVisible()
      await expect(switches.allow).toHaveCount(0)
      await expect(switches.mentions).toHaveCount(0)
      await expect(switches.desktop).toBeVisible()
    },
  )
})
