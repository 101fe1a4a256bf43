import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { accountKey } from '@colonnade/domain/entities'
import { createAppStore } from '../../state/app-store.ts'
import { AppStoreProvider } from '../../state/react/index.ts'
import { handleSignInRedirectAtom } from '../../state/sessions/handle-sign-in-redirect.ts'
import { storeEndedSignIn } from '../../state/sessions/remove-account-data.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { fakePlatform } from '../../testing/fake-platform.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { testBrowser } from '../../testing/test-browser.ts'
import { SignIn } from './SignIn.tsx'
import { SignInErrorText } from './SignInErrorAlert.tsx'

function show(ownHost: string | null, wantedServer = '') {
  const store = createAppStore(
    fakePlatform({ fetch: () => Promise.reject(new TypeError('offline')) }),
  )
  return renderInEnglish(
    <AppStoreProvider store={store}>
      <SignIn ownHost={ownHost} shared={null} wantedServer={wantedServer} />
    </AppStoreProvider>,
  )
}

test('fills in the server from the address', async () => {
  await show(null, 'social.example')

  await expect
    .element(browser.getByRole('textbox', { name: 'Server' }))
    .toHaveValue('social.example')
})

test.each([
  ['social.example', 'social.example'],
  ['mastodon.social@evil.example', 'evil.example'],
  ['https://mastodon.social.login.evil.example/@mira', 'mastodon.social.login.evil.example'],
  ['mastodоn.social', 'xn--mastodn-fjg.social'],
])('names the server of a link: %s', { tags: ['SES-01'] }, async (wanted, host) => {
  await show(null, wanted)

  await expect
    .element(browser.getByText("Continue only if it's yours"))
    .toHaveTextContent(`The server ${host} was filled in by a link.`)

  await browser.getByRole('textbox', { name: 'Server' }).fill('own.example')
  await expect.element(browser.getByText("Continue only if it's yours")).not.toBeInTheDocument()
})

test.each([[''], ['no server']])('names no server when the link has none: "%s"', async (wanted) => {
  await show(null, wanted)

  await expect.element(browser.getByRole('textbox', { name: 'Server' })).toHaveValue(wanted)
  expect(browser.getByText('was filled in by a link').elements()).toEqual([])
})

test('offers the server that serves the page with one button', async () => {
  await show('colonnade.local')

  await expect
    .element(browser.getByRole('button', { name: 'Sign in to colonnade.local' }))
    .toBeVisible()
  await expect.element(browser.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('prepares the sign-in to its own server, so that one click redirects to it', async () => {
  const { app, platform, called } = testBrowser()
  await renderInEnglish(
    <AppStoreProvider store={app}>
      <SignIn ownHost="colonnade.example" shared={null} wantedServer="" />
    </AppStoreProvider>,
  )
  await expect.poll(() => called('POST /api/v1/apps')).toBe(1)
  const button = browser.getByRole('button', { name: 'Sign in to colonnade.example' }).element()
  await flushPromises()

  if (button instanceof HTMLElement) button.click()

  expect(platform.visited).toHaveLength(1)
  expect(platform.visited[0]).toContain('https://colonnade.example/oauth/authorize?')
})

test('sends no request when no server is offered', { tags: ['SES-01'] }, async () => {
  const { app, server } = testBrowser()
  await renderInEnglish(
    <AppStoreProvider store={app}>
      <SignIn ownHost={null} shared={null} wantedServer="social.example" />
    </AppStoreProvider>,
  )
  await flushPromises()

  expect(server.calls()).toEqual([])
})

test('offers no server on a page from another host', async () => {
  await show(null)

  expect(browser.getByRole('button').elements()).toHaveLength(1)
})

test('shows an error for an invalid address, and the field stays usable', async () => {
  await show(null)

  await browser.getByRole('textbox', { name: 'Server' }).fill('not a server')
  await browser.getByRole('button', { name: 'Sign in' }).click()

  await expect.element(browser.getByRole('alert')).toHaveTextContent('Enter a server address')
  await expect.element(browser.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

test('names a server that does not respond', async () => {
  await show(null)

  await browser.getByRole('textbox', { name: 'Server' }).fill('quiet.example')
  await browser.getByRole('button', { name: 'Sign in' }).click()

  await expect.element(browser.getByRole('alert')).toHaveTextContent("Couldn't reach quiet.example")
})

test.each([
  ['error=access_denied', 'social.example'],
  ['error=access_denied&iss=https://honest.example', ''],
])('fills in the server again after the response %s', async (query, filledIn) => {
  const { app, platform } = testBrowser({ href: `https://deck.example/?${query}` })
  const pending = { origin: 'https://social.example', host: 'social.example', state: 'S' }
  platform.tabStorage.write('colonnade/pending-sign-in', JSON.stringify(pending))
  await app.set(handleSignInRedirectAtom, false)

  await renderInEnglish(
    <AppStoreProvider store={app}>
      <SignIn ownHost={null} shared={null} wantedServer="" />
    </AppStoreProvider>,
  )

  await expect.element(browser.getByRole('textbox', { name: 'Server' })).toHaveValue(filledIn)
})

test('shows that it is connecting to a server', async () => {
  const { app, server } = testBrowser()
  server.hold('GET /api/v2/instance')
  await renderInEnglish(
    <AppStoreProvider store={app}>
      <SignIn ownHost={null} shared={null} wantedServer="colonnade.example" />
    </AppStoreProvider>,
  )

  await browser.getByRole('button', { name: 'Sign in' }).click()

  await expect.element(browser.getByRole('button', { name: 'Connecting…' })).toBeDisabled()
})

test.each([
  ['not-mastodon', "social.example isn't a Mastodon-compatible server"],
  ['refused', 'Access was denied on social.example'],
  ['foreign-state', "wasn't started in this window"],
  ['foreign-issuer', 'came from another server, so nothing was shared with social.example'],
  ['missing-issuer', "the response from social.example doesn't say which server it came from"],
  ['reused-state', 'was already used'],
  ['no-token', "signed you in but didn't grant access"],
] as const)('shows a message for %s', async (reason, words) => {
  await renderInEnglish(<SignInErrorText reason={reason} host="social.example" />)

  await expect.element(browser.getByText(words)).toBeVisible()
})

test(
  'names the server whose sign-in has ended, and fills it in',
  { tags: ['SES-17'] },
  async () => {
    const { app, platform } = testBrowser()
    const key = accountKey('mira', 'social.example')
    storeEndedSignIn(platform.storage, {
      key,
      origin: 'https://social.example',
      isAnnounced: false,
    })
    await renderInEnglish(
      <AppStoreProvider store={app}>
        <SignIn ownHost={null} shared={null} wantedServer="" />
      </AppStoreProvider>,
    )

    await expect
      .element(browser.getByRole('alert'))
      .toHaveTextContent('Your session on social.example has ended.')
    await expect
      .element(browser.getByRole('textbox', { name: 'Server' }))
      .toHaveValue('social.example')
  },
)

test.each([
  [
    { reason: 'unreachable', status: 500, detail: 'The tide is out' },
    '“500 The tide is out”. Try again later.',
  ],
  [{ reason: 'unreachable', status: 520, detail: '520' }, '“520”. Try again later.'],
  [
    { reason: 'no-token', status: 403, detail: 'Confirm your e-mail address' },
    'social.example rejected the sign-in: “Confirm your e-mail address”',
  ],
  [
    { reason: 'refused', isByServer: true, detail: 'Blocked' },
    'social.example rejected the sign-in: “Blocked”',
  ],
  [{ reason: 'wrong-address', isPlainHttp: true }, 'http:// only works for this computer'],
] as const)('does not blame the user for a server error: %o', async (error, words) => {
  await renderInEnglish(<SignInErrorText {...error} host="social.example" />)

  await expect.element(browser.getByText(words)).toBeVisible()
  expect(browser.getByText('spelling').elements()).toEqual([])
  expect(browser.getByText('Access was denied').elements()).toEqual([])
})
