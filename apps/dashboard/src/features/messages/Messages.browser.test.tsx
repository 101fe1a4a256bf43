import { I18nProvider } from '@lingui/react'
import { expect, onTestFinished, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { ApiError } from '@colonnade/api-client'
import { i18n, speak, startI18n } from '../../lib/i18n.ts'
import { createAppStore } from '../../state/app-store.ts'
import { comparePost } from '../../state/publish/save-edit.ts'
import { AppStoreProvider } from '../../state/react/index.ts'
import { startLoadingAtom } from '../../state/ui/loading-bar.ts'
import { alertsAtom, showErrorAtom, showMessageAtom } from '../../state/ui/messages.ts'
import { status } from '../../testing/factories.ts'
import { fakePlatform } from '../../testing/fake-platform.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Messages } from './index.ts'

function emptyStore() {
  const platform = fakePlatform({ fetch: () => Promise.reject(new TypeError('none')) })
  return { store: createAppStore(platform), platform, clock: platform.clock }
}

/** An alert on a page whose open dialogs, the topmost last, the test says. */
async function showAlert() {
  const { store, platform, clock } = emptyStore()
  const withDialogs = (titles: readonly string[]) => (
    <AppStoreProvider store={store}>
      {titles.map((title) => (
        <Dialog key={title} title={title} onClose={() => undefined}>
          Content
        </Dialog>
      ))}
      <Messages />
    </AppStoreProvider>
  )
  const screen = await renderInEnglish(withDialogs([]))
  store.set(showMessageAtom, {
    kind: 'alert',
    title: 'Rate limited',
    message: 'Please retry later.',
  })
  await expect.element(browser.getByRole('alert')).toBeVisible()
  const open = (titles: readonly string[]) =>
    screen.rerender(<I18nProvider i18n={i18n}>{withDialogs(titles)}</I18nProvider>)
  return { store, platform, clock, open }
}

const dialog = (name: string) => browser.getByRole('dialog', { name })
const stack = () => browser.getByRole('alert').element().parentElement!

test(
  'an alert stands in the topmost open dialog, where it can be read and dismissed',
  { tags: ['ALR-04'] },
  async () => {
    const { store, open } = await showAlert()

    await open(['Lower', 'Upper'])
    await expect.element(dialog('Upper').getByRole('alert')).toBeVisible()
    await open(['Lower'])
    await dialog('Lower').getByRole('button', { name: 'Dismiss' }).click()

    expect(store.get(alertsAtom)).toEqual([])
  },
)

test(
  'several alerts are dismissed at once, a single one has a button of its own alone',
  { tags: ['ALR-02'] },
  async () => {
    const { store } = await showAlert()
    const all = browser.getByRole('button', { name: 'Dismiss all' })
    expect(all.query()).toBeNull()

    store.set(showMessageAtom, { kind: 'alert', title: 'Not found', message: 'It is gone.' })
    await all.click()

    await expect.element(browser.getByRole('alert')).not.toBeInTheDocument()
    expect(store.get(alertsAtom)).toEqual([])
    expect(all.query()).toBeNull()
  },
)

test(
  'an alert that moves into a dialog is not spoken again, one that comes there is',
  { tags: ['ALR-07'] },
  async () => {
    const { store, open } = await showAlert()
    const moved = browser.getByRole('alert').filter({ hasText: 'Please retry later.' })
    await expect.element(moved).not.toHaveAttribute('aria-live')

    await open(['Only'])
    await expect.element(moved).toHaveAttribute('aria-live', 'off')
    store.set(showMessageAtom, { kind: 'alert', title: 'Not found', message: 'It is gone.' })

    const fresh = browser.getByRole('alert').filter({ hasText: 'It is gone.' })
    await expect.element(fresh).toBeVisible()
    await expect.element(fresh).not.toHaveAttribute('aria-live')
  },
)

test(
  'what is only said stands in the region of notices and takes no room',
  { tags: ['BY-54'] },
  async () => {
    const { store } = await showAlert()

    store.set(showMessageAtom, { kind: 'text', text: 'Favourited', isUnseen: true })

    const said = browser.getByRole('status').getByText('Favourited')
    await expect.element(said).toBeInTheDocument()
    expect(said.element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
)

test(
  'the region of notices stands in the page and in a dialog before there are words, and is the same after',
  { tags: ['ALR-07', 'BY-54'] },
  async () => {
    const { store, clock, open } = await showAlert()
    const region = () => browser.getByRole('status')
    const inPage = region().element()
    expect(inPage.textContent).toBe('')

    store.set(showMessageAtom, { kind: 'text', text: 'Link copied', time: 1_000 })
    await expect.element(region()).toHaveTextContent('Link copied')
    expect(region().element()).toBe(inPage)
    await open(['Only'])
    const inDialog = dialog('Only').getByRole('status')
    const moved = inDialog.getByText('Link copied')
    await expect.element(moved).toBeVisible()
    expect(moved.element().closest('[aria-live="off"]')).not.toBeNull()
    await clock.advance(1_000)
    await expect.element(inDialog).toHaveTextContent('')
    const standing = inDialog.element()

    store.set(showMessageAtom, { kind: 'text', text: 'Report sent', time: 1_000 })
    await expect.element(inDialog).toHaveTextContent('Report sent')
    expect(inDialog.element()).toBe(standing)
    expect(inDialog.getByText('Report sent').element().closest('[aria-live="off"]')).toBeNull()
    await open([])

    await expect.element(region()).toHaveTextContent('Report sent')
    expect(region().element()).toBe(inPage)
  },
)

test('the bar that tells of calls stands in the topmost dialog too', async () => {
  const { store, clock, open } = await showAlert()
  await open(['Only'])
  store.set(startLoadingAtom)
  await clock.advance(200)

  const bar = dialog('Only').getByRole('progressbar', { name: 'Loading' })
  await expect.element(bar).toBeVisible()
  // Its value is a guess, and some screen readers say each value that they are told.
  await expect.element(bar).not.toHaveAttribute('aria-valuenow')
  expect(bar.element().getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: innerWidth })
})

test('an alert interrupts a screen reader, a notice waits', { tags: ['ALR-07'] }, async () => {
  const { store } = await showAlert()
  store.set(showMessageAtom, { kind: 'text', text: 'Link copied' })

  await expect.element(browser.getByRole('alert')).toHaveTextContent('Please retry later.')
  await expect.element(browser.getByRole('status')).toHaveTextContent('Link copied')
})

test('after too many calls it says when to come back', async () => {
  const { store } = await showAlert()
  const until = Date.parse('2026-11-21T12:05:00')
  store.set(showErrorAtom, new ApiError('response', { status: 429, retryAt: until }))

  const alert = browser.getByRole('alert').filter({ hasText: '429' })
  await expect.element(alert).toHaveTextContent(/Try again after 12:05/)
})

test('what the server does not have is said to be so, with what that means', async () => {
  const { store } = await showAlert()
  store.set(showErrorAtom, new ApiError('unsupported', { status: 405 }))

  const alert = browser.getByRole('alert').filter({ hasText: 'Not supported' })
  await expect.element(alert).toHaveTextContent(/Not supported by this server. Nothing was changed/)
})

test(
  "shows 'Oops!' and 'An unexpected error occurred' when no response came",
  { tags: ['ERR-04'] },
  async () => {
    const { store } = await showAlert()
    store.set(showErrorAtom, new ApiError('network'))

    const alert = browser.getByRole('alert').filter({ hasText: 'Oops!' })
    await expect.element(alert.getByText('Oops!', { exact: true })).toBeVisible()
    await expect
      .element(alert.getByText('An unexpected error occurred', { exact: true }))
      .toBeVisible()
  },
)

test('translates the alert of a failure without a response', { tags: ['ERR-04'] }, async () => {
  onTestFinished(startI18n)
  const { store } = await showAlert()
  store.set(showErrorAtom, new ApiError('network'))
  await expect.element(browser.getByText('Oops!')).toBeVisible()

  await speak('de', () => true)

  await expect.element(browser.getByRole('alert').getByText('Hoppla!')).toBeVisible()
  await expect
    .element(browser.getByText('Ein unerwarteter Fehler ist aufgetreten', { exact: true }))
    .toBeVisible()
})

test.each([
  ['nothing, where nothing was written', false, /Try again when you're online\.$/],
  ['what was written', true, /Try again when you're online; your draft is saved\.$/],
])(
  'who is offline is told so, and that %s is kept',
  { tags: ['BY-17', 'ERR-04'] },
  async (_what, isKept, words) => {
    const { store, platform } = await showAlert()
    platform.setOffline(true)
    store.set(showErrorAtom, new ApiError('network'), isKept)

    const alert = browser.getByRole('alert').filter({ hasText: "You're offline" })
    await expect.element(alert.getByText('An unexpected error occurred')).toBeVisible()
    await expect.element(alert.getByText(words)).toBeVisible()
    await expect.element(alert).not.toHaveTextContent('Oops!')
  },
)

test(
  'with no dialog open it stands in the body, above everything else',
  { tags: ['ALR-04'] },
  async () => {
    const { open } = await showAlert()
    await open(['Only'])
    await expect.element(dialog('Only').getByRole('alert')).toBeVisible()

    await open([])

    await expect.poll(() => stack().parentElement).toBe(document.body)
    expect(getComputedStyle(stack()).zIndex).toBe('200')
  },
)

test.each([
  ['without a time is gone after two seconds', undefined, 2_000],
  ['with a time of its own stays for that', 4_500, 4_500],
])('a notice %s', { tags: ['ALR-05'] }, async (_title, time, expected) => {
  const { store, clock } = emptyStore()
  await renderInEnglish(
    <AppStoreProvider store={store}>
      <Messages />
    </AppStoreProvider>,
  )
  const notice = () => browser.getByRole('status').filter({ hasText: 'Link copied' })
  store.set(showMessageAtom, {
    kind: 'text',
    text: 'Link copied',
    ...(time !== undefined && { time }),
  })

  await clock.advance(expected - 1)
  await expect.element(notice()).toBeVisible()
  await clock.advance(1)

  await expect.poll(() => notice().query()).toBeNull()
})

test(
  'what stays offers what can be done, and goes when it is dismissed, not by itself',
  { tags: ['BY-17'] },
  async () => {
    const { store, clock, open } = await showAlert()
    const pressed: string[] = []
    const action = { label: 'Reload', run: () => void pressed.push('Reload') }
    const text = 'A new version is ready'
    const show = () => store.set(showMessageAtom, { kind: 'text', text, action, stays: true })
    const notice = browser.getByRole('status').filter({ hasText: text })
    show()
    await clock.advance(3_600_000)

    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => notice.query()).toBeNull()
    expect(pressed).toEqual([])

    show()
    await open(['Report'])
    await expect.element(dialog('Report')).toBeVisible()
    expect(notice.query()).toBeNull()
    await open([])
    await notice.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => notice.query()).toBeNull()
    expect(pressed).toEqual(['Reload'])
  },
)

test('deletes a post whose answer differs by its Delete, once', { tags: ['BY-56'] }, async () => {
  const { session, server } = testSession()
  server.on('DELETE /api/v1/statuses/5', () => Response.json(status({ id: '5' })))
  await renderWithSession(session, <Messages />)
  const asked = { visibility: 'direct' } as const
  const answer = status({ id: '5', visibility: 'public' })
  comparePost(session, asked, answer)
  const notice = browser.getByRole('status').filter({ hasText: 'More people can see the post' })
  await expect.element(notice).toBeVisible()

  await notice.getByRole('button', { name: 'Delete' }).click()

  await expect.poll(() => server.calls()).toEqual(['DELETE /api/v1/statuses/5'])
  await expect.poll(() => notice.query()).toBeNull()
})
