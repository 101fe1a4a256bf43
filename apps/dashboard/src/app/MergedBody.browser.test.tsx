// Imported first, because the first import decides the order of the CSS layers.
import '../styles/index.css'
import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { statusId } from '@colonnade/domain/entities'
import { writeTimelineAtom } from '../state/timelines/schedule-recompute.ts'
import { timelineAtoms } from '../state/timelines/timelines.ts'
import { createMergedDeck, far, HOME, post } from '../testing/merged-deck.ts'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { createErrorResponse, createPageResponse } from '../testing/scripted-server.ts'
import { MergedBody } from './MergedBody.tsx'

const OWN = 'Home, @mira@colonnade.example'
const THEIRS = 'Home, @noor@far.example'

const render = (deck: ReturnType<typeof createMergedDeck>) =>
  renderWithSession(
    deck.session,
    <div style={{ height: 700, width: 360, display: 'flex', flexDirection: 'column' }}>
      <MergedBody uuid="a" label="Home" />
    </div>,
  )

const getRow = (text: string) => browser.getByRole('article').filter({ hasText: text })

test('names the sources of each row and shows their colours', { tags: ['BY-34'] }, async () => {
  const shared = 'https://far.example/1'
  const deck = createMergedDeck({
    own: [post('30', 30), post('20', 20, shared)],
    theirs: [far('9', 25), far('1', 20)],
  })
  await render(deck)

  await expect.element(getRow('status 30')).toHaveAttribute('aria-description', `From ${OWN}`)
  await expect.element(getRow('status 9')).toHaveAttribute('aria-description', `From ${THEIRS}`)
  await expect
    .element(getRow('status 20'))
    .toHaveAttribute('aria-description', `From ${OWN}, ${THEIRS}`)
  const getBar = (text: string) =>
    getRow(text).element().querySelector<HTMLElement>('[style*="linear-gradient"]')!.style
      .background
  expect(getBar('status 30')).not.toBe(getBar('status 9'))
})

test('acts on a row as the account of its source', { tags: ['BY-34', 'BY-37'] }, async () => {
  const deck = createMergedDeck({ own: [post('30', 30)], theirs: [far('9', 25)] })
  await render(deck)

  await getRow('status 9').getByRole('button', { name: 'Favourite', exact: true }).click()

  await expect.poll(() => deck.farServer.calls()).toContain('POST /api/v1/statuses/9/favourite')
  expect(deck.server.calls().filter((call) => call.startsWith('POST'))).toEqual([])
})

test(
  'says which source failed beside the posts of the others, and retries it',
  { tags: ['BY-34'] },
  async () => {
    const deck = createMergedDeck({ own: [post('30', 30)] })
    deck.farServer.on('GET /api/v1/timelines/home', () => createErrorResponse(500, 'broken'))
    await render(deck)
    await expect.element(getRow('status 30')).toBeVisible()
    await expect.element(browser.getByText(`Couldn't load ${THEIRS}: broken`)).toBeVisible()

    deck.farServer.on('GET /api/v1/timelines/home', () => createPageResponse([far('9', 25)]))
    await browser.getByRole('button', { name: 'Try again' }).click()

    await expect.element(getRow('status 9')).toBeVisible()
    await expect.element(browser.getByText(/Couldn't load/)).not.toBeInTheDocument()
  },
)

test('offers to sign in again for a source that is signed out', { tags: ['BY-34'] }, async () => {
  const deck = createMergedDeck({ own: [post('30', 30)] })
  deck.signOutFar()
  await render(deck)

  await expect.element(getRow('status 30')).toBeVisible()
  await expect.element(browser.getByText(/^Signed out: Home/)).toBeVisible()
  await expect.element(browser.getByRole('button', { name: 'Sign in again' })).toBeVisible()
})

test('names the source of a gap, and fills it there', { tags: ['BY-34'] }, async () => {
  const deck = createMergedDeck({ own: [post('30', 30)], theirs: [far('9', 25), far('5', 5)] })
  await render(deck)
  await expect.element(getRow('status 9')).toBeVisible()
  const { noor } = deck
  const list = noor.store.get(timelineAtoms(noor)(HOME))
  const gap = { id: 900, reason: 'cut', isShown: true, since: null, doubts: 0 } as const
  const [newer, older] = [statusId('9'), statusId('5')]
  noor.store.set(writeTimelineAtom, noor, HOME, {
    ...list,
    entries: [newer, gap, older],
    items: [newer, null, older],
  })

  const card = browser.getByRole('article', { name: 'Gap' })
  await expect.element(card).toHaveTextContent(THEIRS)
  deck.farServer.on('GET /api/v1/timelines/home', () =>
    createPageResponse([far('7', 15), far('5', 5)]),
  )
  await card.getByRole('button', { name: 'Load missing posts' }).click()

  await expect.element(getRow('status 7')).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
})
