import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { DEFAULT_META } from '@colonnade/domain/session'
import { startI18n } from '../../lib/i18n.ts'
import { createMemoryStorage, type KeyValueStorage } from '../../lib/storage.ts'
import { storeSession } from '../../state/stored-session.ts'
import { account, status } from '../../testing/factories.ts'
import { fakePlatform } from '../../testing/fake-platform.ts'
import {
  createErrorResponse,
  createScriptedServer,
  type ScriptedServer,
} from '../../testing/scripted-server.ts'
import { createTabStorages } from '../../testing/tab-storages.ts'
import { mira } from '../../testing/test-browser.ts'
import { mountShare } from './mount-share.tsx'

const RECORD = {
  meta: { access_token: 'page-token', domain: 'colonnade.example', me: '1' },
  accounts: { 1: mira },
}

let stop: (() => void) | null = null

beforeEach(async () => {
  await browser.viewport(1000, 800)
})

afterEach(() => {
  stop?.()
  stop = null
  document.body.replaceChildren()
  startI18n()
})

/** @param properties the element's `data-props` */
function openShare(
  properties: string | null,
  initialState: unknown = RECORD,
  server: ScriptedServer = createScriptedServer(),
  storage = createMemoryStorage(),
) {
  const place = document.createElement('div')
  place.id = 'dashboard-compose'
  if (properties !== null) place.dataset['props'] = properties
  document.body.append(place)
  const platform = fakePlatform({
    fetch: server.fetch,
    initialState,
    storage,
    tabStorage: createMemoryStorage(),
  })
  stop = mountShare(platform)
  return { server, platform, place }
}

const text = browser.getByLabelText("What's on your mind?")
const publish = browser.getByRole('button', { name: 'Publish', exact: true })

test(
  'mounts the composer into its element, with the text of its properties',
  { tags: ['STA-01', 'STA-04'] },
  async () => {
    const { place } = openShare(JSON.stringify({ compose: { text: 'Hello from a button' } }))

    await expect.element(text).toHaveValue('Hello from a button')
    expect(place.contains(text.element())).toBe(true)
    await expect.element(text).toHaveFocus()
    expect(document.querySelectorAll('[role=feed], [role=region][aria-label=Home]')).toHaveLength(0)
  },
)

test('removes a shared text on undo, and restores it on redo', { tags: ['STA-04'] }, async () => {
  openShare(JSON.stringify({ compose: { text: 'Hello from a button' } }))
  await expect.element(text).toHaveFocus()

  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(text).toHaveValue('')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')

  await expect.element(text).toHaveValue('Hello from a button')
})

test('ignores damaged properties', { tags: ['STA-01'] }, async () => {
  openShare('{"compose":')

  await expect.element(text).toHaveValue('')
})

test('mounts no page without the element', { tags: ['STA-01'] }, () => {
  const initialState = vi.fn(() => RECORD)
  const platform = fakePlatform({ fetch: createScriptedServer().fetch })

  stop = mountShare({ ...platform, elements: { ...platform.elements, initialState } })

  expect(initialState).not.toHaveBeenCalled()
  expect(document.body.childElementCount).toBe(0)
})

test('uses the page’s locale and text direction', { tags: ['STA-03', 'RTL-04'] }, async () => {
  openShare(JSON.stringify({ locale: 'ar' }))

  await expect.element(browser.getByLabelText('فيمَ تفكر؟')).toBeVisible()
  expect(document.documentElement.dir).toBe('rtl')
  expect(document.documentElement.lang).toBe('ar')
  expect(document.title).toBe('منشور جديد · Colonnade')
})

test('falls back to English for an unsupported locale', { tags: ['STA-03'] }, async () => {
  openShare(JSON.stringify({ locale: 'tlh' }))

  await expect.element(text).toBeVisible()
  expect(document.documentElement.dir).toBe('ltr')
  expect(document.documentElement.lang).toBe('en')
})

test(
  'publishes a post, shows its link and empties the composer',
  { tags: ['STA-05'] },
  async () => {
    const { server } = openShare(null)
    const address = location.href
    server.on('POST /api/v1/statuses', () => Response.json(status({ id: '77' })))
    await text.fill('On my own')

    await publish.click()

    const link = browser.getByRole('link', { name: 'View post' })
    await expect.element(link).toHaveAttribute('href', '/statuses/77')
    await expect.element(browser.getByText('Post published')).toBeVisible()
    await expect.element(text).toHaveValue('')
    expect(location.href).toBe(address)
  },
)

test('keeps a rejected post and shows an error toast', { tags: ['STA-02', 'STA-05'] }, async () => {
  const { server } = openShare(null)
  server.on('POST /api/v1/statuses', () => createErrorResponse(422, 'Too much of it'))
  await text.fill('Not like this')

  await publish.click()

  await expect.element(browser.getByRole('alert')).toHaveTextContent('Too much of it')
  await expect.element(text).toHaveValue('Not like this')
})

test('shows the loading bar during a request', { tags: ['STA-02'] }, async () => {
  const { server, platform } = openShare(null)
  const held = server.hold('POST /api/v1/statuses')
  await text.fill('Slowly')

  await publish.click()
  await expect.poll(() => server.calls()).toContain('POST /api/v1/statuses')
  await platform.clock.advance(1_000)

  await expect.element(browser.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument()
  held.answer(Response.json(status({ id: '78' })))
})

test('opens the composer’s dialogs', { tags: ['STA-02'] }, async () => {
  openShare(null)

  await browser.getByRole('button', { name: 'Draw' }).click()

  await expect.element(browser.getByRole('dialog', { name: /./ })).toBeVisible()
})

test('offers the server’s custom emoji in the picker', { tags: ['STA-07'] }, async () => {
  const server = createScriptedServer()
  const picture = 'https://colonnade.example/teapot.gif'
  server.on('GET /api/v1/custom_emojis', () =>
    Response.json([
      { shortcode: 'teapot', url: picture, static_url: picture, visible_in_picker: true },
    ]),
  )
  openShare(null, RECORD, server)
  await expect.poll(() => server.calls()).toContain('GET /api/v1/custom_emojis')

  await browser.getByRole('button', { name: 'Insert emoji' }).click()

  const picker = browser.getByRole('dialog', { name: 'Emoji' })
  await picker.getByRole('tab', { name: 'Custom' }).click()
  await expect.element(picker.getByRole('button', { name: 'teapot' })).toBeVisible()
})

test(
  'shows the shared text and the sign-in form when signed out',
  { tags: ['STA-05'] },
  async () => {
    openShare(JSON.stringify({ text: 'Waiting for you' }), null)

    await expect.element(browser.getByText('Waiting for you')).toBeVisible()
    await expect.element(browser.getByRole('textbox', { name: 'Server' })).toBeVisible()
  },
)

/** Stores Noor's session from an earlier visit. */
function storeNoor(storage: KeyValueStorage = createMemoryStorage()) {
  const me = account({ id: '9', username: 'noor' })
  storeSession(storage, {
    origin: 'https://far.example',
    host: 'far.example',
    accessToken: 'far',
    app: { clientId: 'id', clientSecret: '', redirectUri: '', scopes: '', vapidKey: null },
    account: { ...me, source: { ...mira.source, privacy: 'public' } },
    initialState: {
      meta: { ...DEFAULT_META, access_token: 'far', domain: 'far.example', me: me.id },
      account: me,
      settings: undefined,
      composeText: '',
      acceptContentTypes: [],
    },
  })
  return storage
}

test(
  'removes an account that signs out in another tab',
  { tags: ['STA-05', 'SES-17'] },
  async () => {
    const [here, there] = createTabStorages(2)
    const { platform } = openShare(null, null, undefined, storeNoor(here!))
    await text.fill('Half a thought')
    await expect
      .poll(() => platform.tabStorage.keys())
      .toContainEqual(expect.stringContaining('noor@far.example'))

    for (const name of there!.keys()) if (name.endsWith('/session')) there!.remove(name)

    await expect.element(browser.getByRole('textbox', { name: 'Server' })).toBeVisible()
    await expect.poll(() => platform.tabStorage.keys()).toEqual([])
  },
)

test('shows no account choice with a single account', { tags: ['STA-05'] }, async () => {
  openShare(null)

  await expect.element(text).toBeVisible()
  expect(browser.getByRole('button', { name: /^Post as/ }).elements()).toEqual([])
})

test(
  'keeps the text and the focus when the account changes',
  { tags: ['STA-05', 'BY-02'] },
  async () => {
    const { server } = openShare(
      JSON.stringify({ text: 'On the way' }),
      RECORD,
      undefined,
      storeNoor(),
    )
    server.on('POST /api/v1/statuses', () => Response.json(status({ id: '77' })))
    const choice = browser.getByRole('button', { name: /^Post as/ })
    await expect.element(choice).toHaveAccessibleName('Post as: @mira@colonnade.example')
    await expect.element(text).toHaveFocus()

    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    await expect.element(browser.getByRole('listbox', { name: 'Post as' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')

    await expect.element(choice).toHaveAccessibleName('Post as: @noor@far.example')
    await expect.element(choice).toHaveFocus()
    await expect.element(text).toHaveValue('On the way')
    await publish.click()
    await expect.element(browser.getByText('Post published')).toBeVisible()
    const sent = server.requests().find(({ method }) => method === 'POST')
    expect(new URL(sent!.url).host).toBe('far.example')
  },
)
