import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { RESOLVE_TIMEOUT_MS } from '../state/search/resolve-link.ts'
import { toastsAtom } from '../state/ui/messages.ts'
import { status } from '../testing/factories.ts'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { addSecondSession, NOOR } from '../testing/second-session.ts'
import { column, testSession } from '../testing/test-session.ts'
import { OpenBesideContext } from '../ui/link/open-beside-context.ts'
import { FediverseLinks } from './FediverseLinks.tsx'

const SEARCH = 'GET /api/v2/search'
const POST = 'https://far.example/@ada/115000000000000001'
const NOTHING = { accounts: [], statuses: [], hashtags: [] }
const FOUND = { ...NOTHING, statuses: [status({ id: '7', url: POST, uri: POST })] }

beforeEach(() => history.replaceState(null, '', '/'))

/** Records what the browser opens in tabs, and prevents it. */
function recordTabs(): string[] {
  const opened: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function record(
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href)
  })
  onTestFinished(() => click.mockRestore())
  return opened
}

async function renderLinks(respond: () => Response | Promise<Response>, from?: string) {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  addSecondSession(session, [column('b', 'HOME')])
  server.on(SEARCH, respond)
  const beside: string[] = []
  const openBeside = (path: string) => beside.push(path) > 0
  const links = [POST, 'https://news.example/2026/11/28/fog'].map((href) => (
    <a key={href} href={href} data-outside target="_blank" rel="noreferrer">
      {href}
    </a>
  ))
  await renderWithSession(
    session,
    <OpenBesideContext value={openBeside}>
      <section data-account={from}>{links}</section>
      <dialog open aria-label="Report">
        {links}
      </dialog>
      <FediverseLinks />
    </OpenBesideContext>,
  )
  return { ...opened, beside }
}

const getLink = (name = POST) => browser.getByRole('link', { name }).first()

test('opens the post of a link in the dashboard', { tags: ['BY-20'] }, async () => {
  const tabs = recordTabs()
  await renderLinks(() => Response.json(FOUND))

  await getLink().click()

  await expect.poll(() => location.pathname).toBe('/statuses/7')
  expect(tabs).toEqual([])
})

test('opens it as a column with Ctrl', { tags: ['BY-20', 'BY-35'] }, async () => {
  const { beside } = await renderLinks(() => Response.json(FOUND))

  await getLink().click({ modifiers: ['Control'] })

  await expect.poll(() => beside).toEqual(['/statuses/7'])
  expect(location.pathname).toBe('/')
})

test('asks the server of the column’s account', { tags: ['BY-20', 'BY-37'] }, async () => {
  const { server } = await renderLinks(() => Response.json(FOUND), NOOR)

  await getLink().click()

  await expect.poll(() => location.pathname).toBe('/statuses/7')
  const tokens = server
    .requests()
    .filter(({ url }) => url.includes('/search'))
    .map(({ headers }) => headers.get('Authorization'))
  expect(tokens).toEqual(['Bearer noor-token'])
})

test('opens a tab for what the server does not find', { tags: ['BY-20'] }, async () => {
  const tabs = recordTabs()
  await renderLinks(() => Response.json(NOTHING))

  await getLink().click()

  await expect.poll(() => tabs).toEqual([POST])
  await expect.element(getLink()).not.toHaveAttribute('aria-busy')
})

test(
  'offers the link when the browser would block the tab after the wait',
  { tags: ['BY-20'] },
  async () => {
    const tabs = recordTabs()
    const { session, platform } = await renderLinks(() => new Promise<Response>(() => {}))
    Object.defineProperty(navigator, 'userActivation', {
      configurable: true,
      value: { isActive: false },
    })

    await getLink().click()
    await expect.element(getLink()).toHaveAttribute('aria-busy', 'true')
    await platform.clock.advance(RESOLVE_TIMEOUT_MS)

    Reflect.deleteProperty(navigator, 'userActivation')
    expect(tabs).toEqual([])
    const [toast] = session.app.get(toastsAtom)
    expect(toast?.action?.label).toBe('Open on far.example')
    toast?.action?.run()
    expect(tabs).toEqual([POST])
  },
)

test(
  'leaves other links, and all links of dialogs, to the browser',
  { tags: ['BY-20'] },
  async () => {
    const { server } = await renderLinks(() => Response.json(FOUND))
    const prevented: boolean[] = []
    const stop = (event: Event) => {
      prevented.push(event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', stop)

    await getLink('https://news.example/2026/11/28/fog').click()
    await browser.getByRole('dialog').getByRole('link', { name: POST }).click()
    await getLink().click({ modifiers: ['Alt'] })

    window.removeEventListener('click', stop)
    expect(prevented).toEqual([false, false, false])
    expect(server.calls()).toEqual([])
  },
)
