import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { DEFAULT_META } from '@colonnade/domain/session'
import { startI18n } from '../../lib/i18n.ts'
import { memoryStorage, type KeyValueStorage } from '../../lib/storage.ts'
import { storeSession } from '../../state/stored-session.ts'
import { account, status } from '../../testing/factories.ts'
import { fakePlatform } from '../../testing/fake-platform.ts'
import { refuse, scriptedServer, type ScriptedServer } from '../../testing/scripted-server.ts'
import { tabStorages } from '../../testing/tab-storages.ts'
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

/** @param properties as they stand at the element */
function open(
  properties: string | null,
  initialState: unknown = RECORD,
  server: ScriptedServer = scriptedServer(),
  storage = memoryStorage(),
) {
  const place = document.createElement('div')
  place.id = 'dashboard-compose'
  if (properties !== null) place.dataset['props'] = properties
  document.body.append(place)
  const platform = fakePlatform({
    fetch: server.fetch,
    initialState,
    storage,
    tabStorage: memoryStorage(),
  })
  stop = mountShare(platform)
  return { server, platform, place }
}

const text = browser.getByLabelText("What's on your mind?")
const publish = browser.getByRole('button', { name: 'Publish', exact: true })

test(
  'the composer is mounted into its element, with the text of its properties',
  { tags: ['STA-01', 'STA-04'] },
  async () => {
    const { place } = open(JSON.stringify({ compose: { text: 'Hello from a button' } }))

    await expect.element(text).toHaveValue('Hello from a button')
    expect(place.contains(text.element())).toBe(true)
    await expect.element(text).toHaveFocus()
    expect(document.querySelectorAll('[role=feed], [role=region][aria-label=Home]')).toHaveLength(0)
  },
)

test('undo takes a shared text back, and redo brings it again', { tags: ['STA-04'] }, async () => {
  open(JSON.stringify({ compose: { text: 'Hello from a button' } }))
  await expect.element(text).toHaveFocus()

  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(text).toHaveValue('')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')

  await expect.element(text).toHaveValue('Hello from a button')
})

test('damaged properties are none', { tags: ['STA-01'] }, async () => {
  open('{"compose":')

  await expect.element(text).toHaveValue('')
})

test('where the element is not there, nothing happens', { tags: ['STA-01'] }, () => {
  const initialState = vi.fn(() => RECORD)
  const platform = fakePlatform({ fetch: scriptedServer().fetch })

  stop = mountShare({ ...platform, elements: { ...platform.elements, initialState } })

  expect(initialState).not.toHaveBeenCalled()
  expect(document.body.childElementCount).toBe(0)
})

test(
  'the page speaks its locale and runs as that does',
  { tags: ['STA-03', 'RTL-04'] },
  async () => {
    open(JSON.stringify({ locale: 'ar' }))

    await expect.element(browser.getByLabelText('فيمَ تفكر؟')).toBeVisible()
    expect(document.documentElement.dir).toBe('rtl')
    expect(document.documentElement.lang).toBe('ar')
    expect(document.title).toBe('كتابة منشور · Colonnade')
  },
)

test('a locale that nobody speaks here gives way to English', { tags: ['STA-03'] }, async () => {
  open(JSON.stringify({ locale: 'tlh' }))

  await expect.element(text).toBeVisible()
  expect(document.documentElement.dir).toBe('ltr')
  expect(document.documentElement.lang).toBe('en')
})

test(
  'a post goes out without the deck: its link shows, and the composer is empty again',
  { tags: ['STA-05'] },
  async () => {
    const { server } = open(null)
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

test(
  'what is refused stays, and is said in the stack of messages',
  { tags: ['STA-02', 'STA-05'] },
  async () => {
    const { server } = open(null)
    server.on('POST /api/v1/statuses', () => refuse(422, 'Too much of it'))
    await text.fill('Not like this')

    await publish.click()

    await expect.element(browser.getByRole('alert')).toHaveTextContent('Too much of it')
    await expect.element(text).toHaveValue('Not like this')
  },
)

test('the loading bar tells that something is on its way', { tags: ['STA-02'] }, async () => {
  const { server, platform } = open(null)
  const held = server.hold('POST /api/v1/statuses')
  await text.fill('Slowly')

  await publish.click()
  await expect.poll(() => server.calls()).toContain('POST /api/v1/statuses')
  await platform.clock.advance(1_000)

  await expect.element(browser.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument()
  held.answer(Response.json(status({ id: '78' })))
})

test('the dialogs of the composer open over it', { tags: ['STA-02'] }, async () => {
  open(null)

  await browser.getByRole('button', { name: 'Draw' }).click()

  await expect.element(browser.getByRole('dialog', { name: /./ })).toBeVisible()
})

test('the server’s own emoji are in the picker', { tags: ['STA-07'] }, async () => {
  const server = scriptedServer()
  const picture = 'https://colonnade.example/teapot.gif'
  server.on('GET /api/v1/custom_emojis', () =>
    Response.json([
      { shortcode: 'teapot', url: picture, static_url: picture, visible_in_picker: true },
    ]),
  )
  open(null, RECORD, server)
  await expect.poll(() => server.calls()).toContain('GET /api/v1/custom_emojis')

  await browser.getByRole('button', { name: 'Insert emoji' }).click()

  const picker = browser.getByRole('dialog', { name: 'Emoji' })
  await picker.getByRole('tab', { name: 'Custom' }).click()
  await expect.element(picker.getByRole('button', { name: 'teapot' })).toBeVisible()
})

test('who is not signed in sees what waits, and the way in', { tags: ['STA-05'] }, async () => {
  open(JSON.stringify({ text: 'Waiting for you' }), null)

  await expect.element(browser.getByText('Waiting for you')).toBeVisible()
  await expect.element(browser.getByRole('textbox', { name: 'Server' })).toBeVisible()
})

/** Noor, signed in from an earlier visit. */
function withNoor(storage: KeyValueStorage = memoryStorage()) {
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
  'who signs out in another tab no longer writes here, and is not named',
  { tags: ['STA-05', 'SES-17'] },
  async () => {
    const [here, there] = tabStorages(2)
    const { platform } = open(null, null, undefined, withNoor(here!))
    await text.fill('Half a thought')
    await expect
      .poll(() => platform.tabStorage.keys())
      .toContainEqual(expect.stringContaining('noor@far.example'))

    for (const name of there!.keys()) if (name.endsWith('/session')) there!.remove(name)

    await expect.element(browser.getByRole('textbox', { name: 'Server' })).toBeVisible()
    await expect.poll(() => platform.tabStorage.keys()).toEqual([])
  },
)

test(
  'where one account is signed in nobody is asked who writes',
  { tags: ['STA-05'] },
  async () => {
    open(null)

    await expect.element(text).toBeVisible()
    expect(browser.getByRole('radio').elements()).toEqual([])
  },
)

test(
  'of several accounts one writes; what is written stays, and so does the focus',
  { tags: ['STA-05', 'BY-02'] },
  async () => {
    const { server } = open(JSON.stringify({ text: 'On the way' }), RECORD, undefined, withNoor())
    server.on('POST /api/v1/statuses', () => Response.json(status({ id: '77' })))
    const noor = browser.getByRole('radio', { name: '@noor@far.example' })
    await expect.element(browser.getByRole('radio', { name: /^@mira/ })).toBeChecked()
    await expect.element(text).toHaveFocus()

    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowRight}')

    await expect.element(noor).toBeChecked()
    await expect.element(noor).toHaveFocus()
    await expect.element(text).toHaveValue('On the way')
    await publish.click()
    await expect.element(browser.getByText('Post published')).toBeVisible()
    const sent = server.requests().find(({ method }) => method === 'POST')
    expect(new URL(sent!.url).host).toBe('far.example')
  },
)
