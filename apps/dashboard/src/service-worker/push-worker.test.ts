import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import type { PushNotification } from '@colonnade/domain/push'
import { openNotification, showPush, type PushWorker } from './push-worker.ts'

let server: TestInstance

beforeAll(async () => {
  server = await startTestInstance()
})

afterAll(() => server.close())

/** A browser that shows notifications and has some windows open. */
function createBrowser(windows = 0) {
  const shown: PushNotification[] = []
  const log: string[] = []
  const worker: PushWorker = {
    server: server.url,
    languages: ['es'],
    wait: () => new Promise(() => {}),
    fetch: (request) => fetch(request),
    getShown: () => Promise.resolve(shown.toReversed()),
    show(notice) {
      shown.push(notice)
      return Promise.resolve()
    },
    close(tags) {
      const kept = shown.filter(({ tag }) => !tags.includes(tag))
      shown.splice(0, shown.length, ...kept)
      return Promise.resolve()
    },
    getWindows: () =>
      Promise.resolve(
        Array.from({ length: windows }, (_, index) => ({
          navigate: (path: string) => void log.push(`${index} goes to ${path}`),
          focus: () => Promise.resolve(void log.push(`${index} in front`)),
        })),
      ),
    openWindow: (path) => Promise.resolve(void log.push(`opens ${path}`)),
  }
  return { worker, shown, log }
}

/** A push message as Mastodon sends it, for the newest notification of a type. */
async function createPush(type: string) {
  const mira = await server.as('mira')
  const { body } = await mira.get<
    { id: string; status: { id: string } | null; account: { id: string } }[]
  >(`/api/v1/notifications?types[]=${type}`)
  const [notification] = body
  const message = {
    access_token: mira.token,
    preferred_locale: 'en',
    notification_id: notification!.id,
    notification_type: type,
    icon: 'https://far.example/a.png',
    title: `A ${type}`,
    body: 'Words',
  }
  return { notification: notification!, message }
}

test(
  'shows a push with the server’s text and links to its post',
  { tags: ['PSH-14'] },
  async () => {
    const { worker, shown } = createBrowser()
    await server.instance.controls.post({ acct: 'noor', text: '@mira low tide' })
    const { notification, message } = await createPush('mention')

    await showPush(worker, message)

    expect(shown).toEqual([
      {
        title: 'A mention',
        body: 'Words',
        icon: 'https://far.example/a.png',
        tag: notification.id,
        path: `/statuses/${notification.status?.id}`,
        count: 1,
      },
    ])
  },
)

test('links to the account when the notification has no post', { tags: ['PSH-14'] }, async () => {
  const { worker, shown } = createBrowser()
  await server.instance.controls.follow('bo@harbour.example', 'mira')
  const { notification, message } = await createPush('follow')

  await showPush(worker, message)

  expect(shown[0]?.path).toBe(`/accounts/${notification.account.id}`)
})

test(
  'links to the notifications when the request fails, and ignores an invalid push',
  { tags: ['PSH-14'] },
  async () => {
    const { worker, shown } = createBrowser()

    await showPush(worker, { notification_id: 'gone', title: 'Old', access_token: 'token' })
    await showPush(worker, null)

    expect(shown.map(({ title, path }) => `${title} ${path}`)).toEqual(['Old /notifications'])
  },
)

test(
  'shows the notification and links to the list when the server does not respond',
  { tags: ['PSH-14'] },
  async () => {
    const { worker, shown } = createBrowser()
    const waited: number[] = []
    const silent: PushWorker = {
      ...worker,
      fetch: () => new Promise(() => {}),
      wait: (ms) => Promise.resolve(void waited.push(ms)),
    }

    await showPush(silent, { notification_id: 7, title: 'New', access_token: 'token' })

    expect(shown.map(({ title, path }) => `${title} ${path}`)).toEqual(['New /notifications'])
    expect(waited).toEqual([3_000])
  },
)

test(
  'groups more than five notifications into one, in the account’s language',
  { tags: ['PSH-14'] },
  async () => {
    const { worker, shown } = createBrowser()
    const push = (id: number, language = {}) =>
      showPush(worker, { notification_id: id, title: `Title ${id}`, ...language })
    for (let id = 1; id <= 5; id += 1) await push(id)
    expect(shown).toHaveLength(5)

    await push(6)
    expect(shown).toMatchObject([{ title: '6 notificaciones', path: '/notifications' }])

    await push(7, { preferred_locale: 'ar' })
    expect(shown.at(-1)).toMatchObject({ title: '7 إشعارات', tag: shown[0]?.tag })
  },
)

test('opens the target in an open window, or else in a new one', { tags: ['PSH-14'] }, async () => {
  const closed = createBrowser(0)
  const open = createBrowser(2)

  await openNotification(closed.worker, { path: '/statuses/1' })
  await openNotification(open.worker, { path: '/accounts/2' })

  expect(closed.log).toEqual(['opens /statuses/1'])
  expect(open.log).toEqual(['0 goes to /accounts/2', '0 in front'])
})
