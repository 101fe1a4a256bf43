import type { Page } from '@playwright/test'
import { type PushService, startPushService } from '@colonnade/demo-server/testing/push'
import { fullBrowserLaunch } from '../../scripts/browser-launch.ts'
import {
  createPushDelivery,
  fakePushManager,
  getNotifications,
  clickNotification,
} from '../browser-push.ts'
import { expect, openDeck, test as base } from '../fixtures.ts'
import { column } from '../page-objects.ts'
import { createWorkerStopper } from '../stop-service-workers.ts'

const test = base.extend<{ readonly service: PushService }>({
  service: async ({}, provide) => {
    const service = await startPushService()
    await provide(service)
    await service.close()
  },
})

// A plain text page has no icon, so browsers request /favicon.ico.
test.use({
  serviceWorkers: 'allow',
  allowedErrors: /favicon\.ico/,
  launchOptions: fullBrowserLaunch,
})

/** The fields of a push message that the worker reads. */
interface PushMessage {
  readonly notification_id: string
  readonly title: string
  readonly icon: string
}

const getPushSwitches = (page: Page) => {
  const { region, settings } = column(page, 'Notifications')
  return {
    open: async () => {
      await settings.click()
      await region.getByRole('button', { name: 'Types and alerts' }).click()
    },
    allow: region.getByRole('button', { name: 'Allow desktop notifications' }),
    mentions: region.getByRole('switch', { name: 'Mentions: Push' }),
    favourites: region.getByRole('switch', { name: 'Favourites: Push' }),
    desktop: region.getByRole('switch', { name: 'Mentions: Desktop' }),
  }
}

const waitForResponseTo = (page: Page, method: string, path: string) =>
  page.waitForResponse(
    (response) => response.request().method() === method && response.url().includes(path),
  )

/** Enables push in the settings and subscribes to mentions. */
async function enablePush(page: Page) {
  const switches = getPushSwitches(page)
  await switches.open()
  await page.context().grantPermissions(['notifications'])
  const subscription = waitForResponseTo(page, 'POST', '/push')
  if (await switches.allow.isVisible()) await switches.allow.click()
  else await page.reload().then(() => switches.open())
  expect((await subscription).status()).toBe(200)
  const updated = waitForResponseTo(page, 'PUT', '/push')
  await switches.mentions.click()
  expect(await (await updated).json()).toMatchObject({ alerts: { mention: true } })
  await expect(switches.mentions).toBeChecked()
}

test(
  'shows pushes without an open page, opens the post on click, and merges more than five notifications',
  { tag: ['@OVR-06', '@PSH-05', '@PSH-08', '@PSH-12', '@PSH-14'] },
  async ({ page, instance, service, context }) => {
    test.slow()
    await fakePushManager(context, service)
    await openDeck(page, instance.url)
    await enablePush(page)
    await expect(getPushSwitches(page).favourites).not.toBeChecked()
    await instance.controls.post({ acct: 'kwame', text: '@mira the tide tables are in' })
    await expect(column(page, 'Notifications').post('the tide tables are in')).toHaveCount(1)
    await expect.poll(() => service.messages.length).toBe(1)

    // A page of the same origin that is not part of the dashboard. It only inspects notifications.
    await page.goto(`${instance.url}/health`)
    const delivery = await createPushDelivery(page, instance.url)
    const stopWorkers = await createWorkerStopper(page)
    await expect.poll(delivery.scopes).toHaveLength(1)
    expect(await getNotifications(page)).toEqual([])
    const [id = ''] = await instance.controls.post({
      acct: 'kwame',
      text: '@mira come to the pier',
    })
    await expect.poll(() => service.messages.length).toBe(2)
    await stopWorkers()
    await delivery.deliver(service.messages[1]!.text)

    const parsed = JSON.parse(service.messages[1]!.text) as PushMessage
    await expect
      .poll(() => getNotifications(page))
      .toEqual([
        {
          title: expect.stringMatching(/ mentioned you$/),
          body: '@mira come to the pier',
          icon: parsed.icon,
          tag: parsed.notification_id,
        },
      ])
    expect(await page.evaluate((url) => fetch(url).then(({ ok }) => ok), parsed.icon)).toBe(true)

    const deck = await context.newPage()
    await deck.goto(instance.url)
    await expect(column(deck, 'Home').posts.first()).toBeVisible()
    await stopWorkers()
    await delivery.begin()
    await clickNotification(context)

    await expect(deck).toHaveURL(`${instance.url}/statuses/${id}`)
    await expect(column(deck, 'Post').post('come to the pier')).toBeVisible()
    expect(context.pages()).toHaveLength(2)
    expect(await getNotifications(page)).toEqual([])

    await instance.controls.post({ acct: 'kwame', text: '@mira the boat is in', count: 6 })
    await expect.poll(() => service.messages.length).toBe(8)
    const titles = service.messages
      .slice(2)
      .map(({ text }) => (JSON.parse(text) as PushMessage).title)
    for (const [shownBefore, { text }] of service.messages.slice(2).entries()) {
      await stopWorkers()
      await delivery.deliver(text)
      await expect
        .poll(async () => (await getNotifications(page)).length)
        .toBe(shownBefore < 5 ? shownBefore + 1 : 1)
    }
    expect(await getNotifications(page)).toMatchObject([
      { title: '6 notifications', body: titles.toReversed().join('\n') },
    ])
  },
)

/**
 * Collects the console messages about push while notifications are being allowed. Expects that the user sees no
 * error.
 */
async function collectPushLog(page: Page, url: string): Promise<readonly string[]> {
  const lines: string[] = []
  page.on('console', (message) => {
    if (/push|VAPID/i.test(message.text())) lines.push(`${message.type()}: ${message.text()}`)
  })
  await page.context().grantPermissions(['notifications'])
  await openDeck(page, url)
  // The page subscribes to push after the deck has loaded, and this has to fail first.
  await expect.poll(() => lines, { timeout: 30_000 }).toHaveLength(1)
  await getPushSwitches(page).open()
  await expect(getPushSwitches(page).desktop).toBeVisible()
  await expect(getPushSwitches(page).mentions).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  return lines
}

interface InstanceResponse {
  readonly configuration: object
}

/**
 * Replaces the public key everywhere that the instance publishes it: in its page, in its API and in the registration.
 */
async function replaceKey(page: Page, key: string | null): Promise<void> {
  await page.route('**/api/v2/instance', async (route) => {
    const answer = await route.fetch()
    const parsed = (await answer.json()) as InstanceResponse
    const configuration = {
      ...parsed.configuration,
      vapid: key === null ? {} : { public_key: key },
    }
    await route.fulfill({ response: answer, json: { ...parsed, configuration } })
  })
  await page.addInitScript((content) => {
    // Fulfilling the document itself would make it a foreign origin, which must not connect to this machine.
    Object.defineProperty(HTMLMetaElement.prototype, 'content', {
      get(this: HTMLMetaElement) {
        return this.name === 'applicationServerKey' ? content : this.getAttribute('content')
      },
    })
    for (const [name, value] of Object.entries(localStorage))
      localStorage.setItem(name, String(value).replace(/"vapidKey":"[^"]*"/, '"vapidKey":null'))
  }, key ?? '')
}

test.describe('push is unavailable', () => {
  test.use({ allowedErrors: /push|VAPID/i })

  test(
    'logs a warning when the browser lacks push',
    { tag: ['@PSH-01', '@PSH-02', '@PSH-12'] },
    async ({ page, instance, service }) => {
      await fakePushManager(page.context(), service, 'missing')

      expect(await collectPushLog(page, instance.url)).toEqual([
        expect.stringMatching(/^warning: .*does not support push/),
      ])
    },
  )

  test(
    'logs an error when the server has no key',
    { tag: ['@PSH-03', '@PSH-12'] },
    async ({ page, instance, service }) => {
      await fakePushManager(page.context(), service)
      await replaceKey(page, null)

      expect(await collectPushLog(page, instance.url)).toEqual([
        expect.stringMatching(/^error: .*no public key/),
      ])
    },
  )

  test(
    'logs an error when the key of the server is invalid',
    { tag: ['@PSH-10', '@PSH-11', '@PSH-12'] },
    async ({ page, instance, service }) => {
      await fakePushManager(page.context(), service)
      await replaceKey(page, 'not a key!')

      expect(await collectPushLog(page, instance.url)).toEqual([
        expect.stringMatching(/^error: .*seems to be invalid/),
      ])
    },
  )

  test(
    'logs a warning and removes the worker when the push service refuses',
    { tag: ['@PSH-09', '@PSH-11', '@PSH-12'] },
    async ({ page, instance, service }) => {
      await fakePushManager(page.context(), service, 'AbortError')

      expect(await collectPushLog(page, instance.url)).toEqual([
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
    'asks once and links to the site settings when the user denies permission',
    { tag: '@PSH-12' },
    async ({ page, instance, service }) => {
      await fakePushManager(page.context(), service)
      await openDeck(page, instance.url)
      const switches = getPushSwitches(page)
      await switches.open()

      // A headless browser denies the permission without a prompt.
      await switches.allow.click()

      const { region } = column(page, 'Notifications')
      await expect(region.getByText(/blocked in your browser's site settings/)).toBeVisible()
      await expect(switches.allow).toHaveCount(0)
      await expect(switches.mentions).toHaveCount(0)
      await expect(switches.desktop).toBeVisible()
    },
  )
})
