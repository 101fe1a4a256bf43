import { I18nProvider } from '@lingui/react'
import { expect, onTestFinished, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { ApiError } from '@colonnade/api-client'
import { i18n, loadLocale, startI18n } from '../../lib/i18n.ts'
import { createAppStore } from '../../state/app-store.ts'
import { checkPost } from '../../state/publish/save-edit.ts'
import { AppStoreProvider } from '../../state/react/index.ts'
import { startLoadingAtom } from '../../state/ui/loading-bar.ts'
import { alertsAtom, showErrorAtom, showMessageAtom } from '../../state/ui/messages.ts'
import { status } from '../../testing/factories.ts'
import { fakePlatform } from '../../testing/fake-platform.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Toasts } from './index.ts'

function createStore() {
  const platform = fakePlatform({ fetch: () => Promise.reject(new TypeError('none')) })
  return { store: createAppStore(platform), platform, clock: platform.clock }
}

/** Renders an alert in a page. `open` sets the open dialogs, the topmost last. */
async function showAlert() {
  const { store, platform, clock } = createStore()
  const withDialogs = (titles: readonly string[]) => (
    <AppStoreProvider store={store}>
      {titles.map((title) => (
        <Dialog key={title} title={title} onClose={() => undefined}>
          Content
        </Dialog>
      ))}
      <Toasts />
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

const getDialog = (name: string) => browser.getByRole('dialog', { name })
const getStack = () => browser.getByRole('alert').element().parentElement!

test(
  'shows an alert in the topmost open dialog, where it can be dismissed',
  { tags: ['ALR-04'] },
  async () => {
    const { store, open } = await showAlert()

    await open(['Lower', 'Upper'])
    await expect.element(getDialog('Upper').getByRole('alert')).toBeVisible()
    await open(['Lower'])
    await getDialog('Lower').getByRole('button', { name: 'Dismiss' }).click()

    expect(store.get(alertsAtom)).toEqual([])
  },
)

test(
  'offers to dismiss several alerts at once, and a single one only with its button',
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
  'does not announce an alert again when it moves into a dialog, but announces new ones there',
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
  'announces an unseen toast in the live region without visible space',
  { tags: ['BY-54'] },
  async () => {
    const { store } = await showAlert()

    store.set(showMessageAtom, { kind: 'text', text: 'Favourited', isUnseen: true })

    const announcement = browser.getByRole('status').getByText('Favourited')
    await expect.element(announcement).toBeInTheDocument()
    expect(announcement.element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
)

test(
  'keeps the same live region in the page and in a dialog, before and after a toast',
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
    const inDialog = getDialog('Only').getByRole('status')
    const moved = inDialog.getByText('Link copied')
    await expect.element(moved).toBeVisible()
    expect(moved.element().closest('[aria-live="off"]')).not.toBeNull()
    await clock.advance(1_000)
    await expect.element(inDialog).toHaveTextContent('')
    const toastElement = inDialog.element()

    store.set(showMessageAtom, { kind: 'text', text: 'Report sent', time: 1_000 })
    await expect.element(inDialog).toHaveTextContent('Report sent')
    expect(inDialog.element()).toBe(toastElement)
    expect(inDialog.getByText('Report sent').element().closest('[aria-live="off"]')).toBeNull()
    await open([])

    await expect.element(region()).toHaveTextContent('Report sent')
    expect(region().element()).toBe(inPage)
  },
)

test('shows the loading bar in the topmost dialog', async () => {
  const { store, clock, open } = await showAlert()
  await open(['Only'])
  store.set(startLoadingAtom)
  await clock.advance(200)

  const bar = getDialog('Only').getByRole('progressbar', { name: 'Loading' })
  await expect.element(bar).toBeVisible()
  // The value is an estimate, and some screen readers announce every change of it.
  await expect.element(bar).not.toHaveAttribute('aria-valuenow')
  expect(bar.element().getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: innerWidth })
})

test('announces an alert assertively and a toast politely', { tags: ['ALR-07'] }, async () => {
  const { store } = await showAlert()
  store.set(showMessageAtom, { kind: 'text', text: 'Link copied' })

  await expect.element(browser.getByRole('alert')).toHaveTextContent('Please retry later.')
  await expect.element(browser.getByRole('status')).toHaveTextContent('Link copied')
})

test('shows when to retry after HTTP 429', async () => {
  const { store } = await showAlert()
  const until = Date.parse('2026-11-21T12:05:00')
  store.set(showErrorAtom, new ApiError('response', { status: 429, retryAt: until }))

  const alert = browser.getByRole('alert').filter({ hasText: '429' })
  await expect.element(alert).toHaveTextContent(/Please retry after 12:05/)
})

test('translates the status text of HTTP 429, and no other message of a server', async () => {
  onTestFinished(startI18n)
  const { store } = await showAlert()
  await loadLocale('de', () => true)
  for (const serverMessage of ['Too Many Requests', 'Slow down, please'])
    store.set(showErrorAtom, new ApiError('response', { status: 429, serverMessage }))

  const alerts = browser.getByRole('alert')
  await expect.element(alerts.filter({ hasText: 'Zu viele Anfragen' })).toBeVisible()
  await expect.element(alerts.filter({ hasText: 'Slow down, please' })).toBeVisible()
  expect(alerts.filter({ hasText: 'Too Many Requests' }).query()).toBeNull()
})

test('explains that the server does not support an action', async () => {
  const { store } = await showAlert()
  store.set(showErrorAtom, new ApiError('unsupported', { status: 405 }))

  const alert = browser.getByRole('alert').filter({ hasText: 'Not supported' })
  await expect.element(alert).toHaveTextContent(/Not supported by this server. Nothing was changed/)
})

test(
  "shows 'Oops!' and 'An unexpected error occurred' when no response was received",
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

  await loadLocale('de', () => true)

  await expect.element(browser.getByRole('alert').getByText('Hoppla!')).toBeVisible()
  await expect
    .element(browser.getByText('Ein unerwarteter Fehler ist aufgetreten', { exact: true }))
    .toBeVisible()
})

test.each([
  ['no', false, /Try again when you're online\.$/],
  ['the draft', true, /Try again when you're online; your draft is saved\.$/],
])(
  'shows the offline message, kept: %s',
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
  'renders the stack in the body above everything else without an open dialog',
  { tags: ['ALR-04'] },
  async () => {
    const { open } = await showAlert()
    await open(['Only'])
    await expect.element(getDialog('Only').getByRole('alert')).toBeVisible()

    await open([])

    await expect.poll(() => getStack().parentElement).toBe(document.body)
    expect(getComputedStyle(getStack()).zIndex).toBe('200')
  },
)

test.each([
  ['hides a toast after two seconds by default', undefined, 2_000],
  ['shows a toast for its own duration', 4_500, 4_500],
])('%s', { tags: ['ALR-05'] }, async (_title, time, expected) => {
  const { store, clock } = createStore()
  await renderInEnglish(
    <AppStoreProvider store={store}>
      <Toasts />
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
  'keeps a persistent toast with its action until it is dismissed',
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
    await expect.element(getDialog('Report')).toBeVisible()
    expect(notice.query()).toBeNull()
    await open([])
    await notice.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => notice.query()).toBeNull()
    expect(pressed).toEqual(['Reload'])
  },
)

test(
  'deletes a post whose response differs, with a single click on Delete',
  { tags: ['BY-56'] },
  async () => {
    const { session, server } = testSession()
    server.on('DELETE /api/v1/statuses/5', () => Response.json(status({ id: '5' })))
    await renderWithSession(session, <Toasts />)
    const sent = { visibility: 'direct' } as const
    const answer = status({ id: '5', visibility: 'public' })
    checkPost(session, sent, answer)
    const notice = browser.getByRole('status').filter({ hasText: 'More people can see the post' })
    await expect.element(notice).toBeVisible()

    await notice.getByRole('button', { name: 'Delete' }).click()

    await expect.poll(() => server.calls()).toEqual(['DELETE /api/v1/statuses/5'])
    await expect.poll(() => notice.query()).toBeNull()
  },
)
