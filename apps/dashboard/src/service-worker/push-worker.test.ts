import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import type { PushNotice } from '@colonnade/domain/push'
import { openNotice, showPushed, type PushWorker } from './push-worker.ts'

let server: TestInstance

beforeAll(async () => {
  server = await startTestInstance()
})

afterAll(() => server.close())

/** A browser that shows notices, and has some windows open. */
function browser(windows = 0) {
  const shown: PushNotice[] = []
  const log: string[] = []
  const worker: PushWorker = {
    server: server.url,
    languages: ['es'],
    wait: () => new Promise(() => {}),
    fetch: (request) => fetch(request),
    standing: () => Promise.resolve(shown.toReversed()),
    show(notice) {
      shown.push(notice)
      return Promise.resolve()
    },
    close(tags) {
      const kept = shown.filter(({ tag }) => !tags.includes(tag))
      shown.splice(0, shown.length, ...kept)
      return Promise.resolve()
    },
    windows: () =>
      Promise.resolve(
        Array.from({ length: windows }, (_, index) => ({
          go: (path: string) => void log.push(`${index} goes to ${path}`),
          focus: () => Promise.resolve(void log.push(`${index} in front`)),
        })),
      ),
    openWindow: (path) => Promise.resolve(void log.push(`opens ${path}`)),
  }
  return { worker, shown, log }
}

/** A message as a Mastodon pushes it, of the newest notification of a type. */
async function pushed(type: string) {
  const mira = await server.as('mira')
  const { body } = await mira.get<
    { id: string; status: { id: string } | null; account: { id: string } }[]
  >(`/api/v1/notifications?types[]=${type}`)
  const [told] = body
  const message = {
    access_token: mira.token,
    preferred_locale: 'en',
    notification_id: told!.id,
    notification_type: type,
    icon: 'https://far.example/a.png',
    title: `A ${type}`,
    body: 'Words',
  }
  return { told: told!, message }
}

test(
  'a push is shown in the server’s words, and leads to the post that it is about',
  { tags: ['PSH-14'] },
  async () => {
    const { worker, shown } = browser()
    await server.instance.controls.say({ acct: 'noor', text: '@mira low tide' })
    const { told, message } = await pushed('mention')

    await showPushed(worker, message)

    expect(shown).toEqual([
      {
        title: 'A mention',
        body: 'Words',
        icon: 'https://far.example/a.png',
        tag: told.id,
        path: `/statuses/${told.status?.id}`,
        count: 1,
      },
    ])
  },
)

test('one without a post leads to who did it', { tags: ['PSH-14'] }, async () => {
  const { worker, shown } = browser()
  await server.instance.controls.follow('bo@harbour.example', 'mira')
  const { told, message } = await pushed('follow')

  await showPushed(worker, message)

  expect(shown[0]?.path).toBe(`/accounts/${told.account.id}`)
})

test(
  'what the server does not tell leads to the list; what is no push shows nothing',
  { tags: ['PSH-14'] },
  async () => {
    const { worker, shown } = browser()

    await showPushed(worker, { notification_id: 'gone', title: 'Old', access_token: 'token' })
    await showPushed(worker, null)

    expect(shown.map(({ title, path }) => `${title} ${path}`)).toEqual(['Old /notifications'])
  },
)

test(
  'a server that never answers is not waited for: the notice is shown, and leads to the list',
  { tags: ['PSH-14'] },
  async () => {
    const { worker, shown } = browser()
    const waited: number[] = []
    const silent: PushWorker = {
      ...worker,
      fetch: () => new Promise(() => {}),
      wait: (ms) => Promise.resolve(void waited.push(ms)),
    }

    await showPushed(silent, { notification_id: 7, title: 'New', access_token: 'token' })

    expect(shown.map(({ title, path }) => `${title} ${path}`)).toEqual(['New /notifications'])
    expect(waited).toEqual([3_000])
  },
)

test(
  'beyond five all stand as one, in the words of the account’s language',
  { tags: ['PSH-14'] },
  async () => {
    const { worker, shown } = browser()
    const push = (id: number, language = {}) =>
      showPushed(worker, { notification_id: id, title: `Title ${id}`, ...language })
    for (let id = 1; id <= 5; id += 1) await push(id)
    expect(shown).toHaveLength(5)

    await push(6)
    expect(shown).toMatchObject([{ title: '6 notificaciones', path: '/notifications' }])

    await push(7, { preferred_locale: 'ar' })
    expect(shown.at(-1)).toMatchObject({ title: '7 إشعارات', tag: shown[0]?.tag })
  },
)

test(
  'a press leads there in a window that is open, else in a new one',
  { tags: ['PSH-14'] },
  async () => {
    const closed = browser(0)
    const open = browser(2)

    await openNotice(closed.worker, { path: '/statuses/1' })
    await openNotice(open.worker, { path: '/accounts/2' })

    expect(closed.log).toEqual(['opens /statuses/1'])
    expect(open.log).toEqual(['0 goes to /accounts/2', '0 in front'])
  },
)
