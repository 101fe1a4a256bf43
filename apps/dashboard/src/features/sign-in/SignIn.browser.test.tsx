import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { accountKey } from '@colonnade/domain/entities'
import { createAppStore } from '../../state/app-store.ts'
import { AppStoreProvider } from '../../state/react/index.ts'
import { keepEndedSignIn } from '../../state/sessions/forget-account.ts'
import { returnFromSignInAtom } from '../../state/sessions/return-from-sign-in.ts'
import { settled } from '../../testing/fake-clock.ts'
import { fakePlatform } from '../../testing/fake-platform.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { testBrowser } from '../../testing/test-browser.ts'
import { SignIn } from './SignIn.tsx'
import { TroubleText } from './SignInTrouble.tsx'

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

test('the field holds the server that the address asked for', async () => {
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
])('names the server that a link chose: %s', { tags: ['SES-01'] }, async (wanted, host) => {
  await show(null, wanted)

  await expect
    .element(browser.getByText('Continue only if it\'s yours'))
    .toHaveTextContent(`was filled in by a link ${host}.`)

  await browser.getByRole('textbox', { name: 'Server' }).fill('own.example')
  await expect.element(browser.getByText('Continue only if it\'s yours')).not.toBeInTheDocument()
})

test.each([[''], ['no server']])(
  'names no server where a link names none: "%s"',
  async (wanted) => {
    await show(null, wanted)

    await expect.element(browser.getByRole('textbox', { name: 'Server' })).toHaveValue(wanted)
    expect(browser.getByText('was filled in by a link').elements()).toEqual([])
  },
)

test('a page that a server serves offers that server with one button', async () => {
  await show('colonnade.local')

  await expect
    .element(browser.getByRole('button', { name: 'Sign in to colonnade.local' }))
    .toBeVisible()
  await expect.element(browser.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('one press is enough: the way to that server is prepared while the screen is looked at', async () => {
  const { app, platform, called } = testBrowser()
  await renderInEnglish(
    <AppStoreProvider store={app}>
      <SignIn ownHost="colonnade.example" shared={null} wantedServer="" />
    </AppStoreProvider>,
  )
  await expect.poll(() => called('POST /api/v1/apps')).toBe(1)
  const button = browser.getByRole('button', { name: 'Sign in to colonnade.example' }).element()
  await settled()

  if (button instanceof HTMLElement) button.click()

  expect(platform.visited).toHaveLength(1)
  expect(platform.visited[0]).toContain('https://colonnade.example/oauth/authorize?')
})

test('a screen that offers no server of its own asks none', { tags: ['SES-01'] }, async () => {
  const { app, server } = testBrowser()
  await renderInEnglish(
    <AppStoreProvider store={app}>
      <SignIn ownHost={null} shared={null} wantedServer="social.example" />
    </AppStoreProvider>,
  )
  await settled()

  expect(server.calls()).toEqual([])
})

test('a page from anywhere else offers none', async () => {
  await show(null)

  expect(browser.getByRole('button').elements()).toHaveLength(1)
})

test('what is no address is told so in words, and the field can be used again', async () => {
  await show(null)

  await browser.getByRole('textbox', { name: 'Server' }).fill('not a server')
  await browser.getByRole('button', { name: 'Sign in' }).click()

  await expect.element(browser.getByRole('alert')).toHaveTextContent('Enter a server address')
  await expect.element(browser.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

test('a server that does not answer is named', async () => {
  await show(null)

  await browser.getByRole('textbox', { name: 'Server' }).fill('quiet.example')
  await browser.getByRole('button', { name: 'Sign in' }).click()

  await expect
    .element(browser.getByRole('alert'))
    .toHaveTextContent('quiet.example does not answer')
})

test.each([
  ['error=access_denied', 'social.example'],
  ['error=access_denied&iss=https://honest.example', ''],
])('fills in the server again that answered %s', async (query, filledIn) => {
  const { app, platform } = testBrowser({ href: `https://deck.example/?${query}` })
  const pending = { origin: 'https://social.example', host: 'social.example', state: 'S' }
  platform.tabStorage.write('colonnade/pending-sign-in', JSON.stringify(pending))
  await app.set(returnFromSignInAtom)

  await renderInEnglish(
    <AppStoreProvider store={app}>
      <SignIn ownHost={null} shared={null} wantedServer="" />
    </AppStoreProvider>,
  )

  await expect.element(browser.getByRole('textbox', { name: 'Server' })).toHaveValue(filledIn)
})

test('says that it waits for a server', async () => {
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
  ['not-mastodon', 'social.example answers, but not as a Mastodon server'],
  ['refused', 'Access was denied give Colonnade access on social.example'],
  ['foreign-state', 'wasn\'t started in this window'],
  ['foreign-issuer', 'came from another server, so social.example was given nothing'],
  ['missing-issuer', 'social.example was given nothing: its answer does not name'],
  ['reused-state', 'was already used'],
  ['no-token', 'signed you in but didn\'t grant access'],
] as const)('%s has its own words', async (reason, words) => {
  await renderInEnglish(<TroubleText reason={reason} host="social.example" />)

  await expect.element(browser.getByText(words)).toBeVisible()
})

test('says which sign-in has ended and fills in its server', { tags: ['SES-17'] }, async () => {
  const { app, platform } = testBrowser()
  const key = accountKey('mira', 'social.example')
  keepEndedSignIn(platform.storage, { key, origin: 'https://social.example', isTold: false })
  await renderInEnglish(
    <AppStoreProvider store={app}>
      <SignIn ownHost={null} shared={null} wantedServer="" />
    </AppStoreProvider>,
  )

  await expect
    .element(browser.getByRole('alert'))
    .toHaveTextContent('Your sign-in at social.example has ended.')
  await expect
    .element(browser.getByRole('textbox', { name: 'Server' }))
    .toHaveValue('social.example')
})

test.each([
  [
    { reason: 'unreachable', status: 500, detail: 'The tide is out' },
    '“500 The tide is out”. Try again later.',
  ],
  [{ reason: 'unreachable', status: 520, detail: '520' }, '“520”. Try again later.'],
  [
    { reason: 'no-token', status: 403, detail: 'Confirm your e-mail address' },
    'refused the sign-in and answered “Confirm your e-mail address”',
  ],
  [
    { reason: 'refused', isByServer: true, detail: 'Blocked' },
    'social.example refused the sign-in and answered “Blocked”',
  ],
  [{ reason: 'wrong-address', isPlainHttp: true }, 'http:// only works for this computer'],
] as const)('never blames the user for the server: %o', async (trouble, words) => {
  await renderInEnglish(<TroubleText {...trouble} host="social.example" />)

  await expect.element(browser.getByText(words)).toBeVisible()
  expect(browser.getByText('spelling').elements()).toEqual([])
  expect(browser.getByText('Access was denied').elements()).toEqual([])
})
