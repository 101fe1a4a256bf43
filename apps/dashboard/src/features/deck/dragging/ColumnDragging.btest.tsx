import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent, type Locator } from 'vitest/browser'
import { scrollRequestAtoms } from '../../../state/columns/column-views.ts'
import { columnIdsAtom } from '../../../state/columns/workspaces.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { column, testSession } from '../../../testing/test-session.ts'
import { columnFace, Deck, type DeckParts } from '../index.ts'

const parts: DeckParts = {
  body: (_column, name) => (
    <div data-virtuoso-scroller style={{ overflow: 'auto', blockSize: 200 }}>
      <p style={{ blockSize: 2000 }}>Body of {name}</p>
    </div>
  ),
  settings: () => null,
  signs: () => null,
  addColumn: () => null,
}

const home = {
  key: '/timelines/home',
  face: columnFace('home', 'Home'),
  onHeadingClick: () => undefined,
  isTab: true,
  replacedBy: null,
  pins: null,
  body: null,
}

const FOUR = [
  column('a', 'COMPOSE'),
  column('b', 'HOME'),
  column('c', 'NOTIFICATIONS'),
  column('d', 'PUBLIC'),
]

const header = (name: string) => browser.getByRole('region', { name }).getByRole('heading')
const handle = (name: string) =>
  browser.getByRole('region', { name }).getByRole('button', { name: 'Move column', exact: true })
const leftOf = (name: string) =>
  browser.getByRole('region', { name }).element().getBoundingClientRect().left

async function showDeck() {
  const { session } = testSession({ columns: FOUR })
  await renderWithSession(session, <Deck parts={parts} route={null} home={home} />)
  // What drags comes after everything else, and tells screen readers how it works.
  await expect.element(handle('Home')).toHaveAttribute('aria-describedby')
  return { app: session.app, uuids: () => session.app.get(columnIdsAtom) }
}

function mouse(type: string, x: number, y: number, target: EventTarget = document) {
  target.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y }),
  )
}

function middleOf(locator: Locator) {
  const { left, top, width, height } = locator.element().getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

beforeEach(async () => {
  await browser.viewport(1760, 900)
})

afterEach(() => {
  document.documentElement.dir = ''
})

test('a column dragged by its header takes the place where it is let go [COL-04]', async () => {
  const { uuids } = await showDeck()

  await userEvent.dragAndDrop(header('Home'), header('Federated'), { steps: 8 })

  await expect.poll(() => uuids()).toEqual(['a', 'c', 'd', 'b'])
  expect(leftOf('Home')).toBeGreaterThan(leftOf('Federated') - 1)
})

test('the others make room while it is on its way, and nothing is saved before the end [COL-04]', async () => {
  const { uuids } = await showDeck()
  const start = middleOf(header('Compose'))
  const before = leftOf('Home')

  mouse('mousedown', start.x, start.y, header('Compose').element())
  mouse('mousemove', start.x + 20, start.y)
  await expect
    .element(browser.getByRole('region', { name: 'Compose' }))
    .toHaveAttribute('data-dragged')
  mouse('mousemove', start.x + 430, start.y)

  await expect.poll(() => leftOf('Home')).toBeLessThan(before - 300)
  expect(uuids()).toEqual(['a', 'b', 'c', 'd'])
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', bubbles: true }))
  await expect.poll(() => leftOf('Home')).toBe(before)
  expect(uuids()).toEqual(['a', 'b', 'c', 'd'])
})

test('a press that hardly moves is a click on the title [COL-07]', async () => {
  const { app, uuids } = await showDeck()
  const { x, y } = middleOf(header('Home'))
  const title = header('Home').getByRole('button')

  mouse('mousedown', x, y, title.element())
  mouse('mousemove', x + 4, y)
  mouse('mouseup', x + 4, y)
  mouse('click', x + 4, y, title.element())

  expect(app.get(scrollRequestAtoms('b'))).toBe(1)
  expect(uuids()).toEqual(['a', 'b', 'c', 'd'])
})

test('the keyboard moves a column by its handle, and is told where it is [COL-04]', async () => {
  const { uuids } = await showDeck()
  handle('Home').element().focus()

  await userEvent.keyboard(' ')
  await expect.element(browser.getByText('Home taken up, place 2 of 4.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(browser.getByText('Home is over place 3 of 4.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(browser.getByText('Home is over place 4 of 4.')).toBeInTheDocument()
  await userEvent.keyboard(' ')

  await expect.element(browser.getByText('Home put down at place 4 of 4.')).toBeInTheDocument()
  expect(uuids()).toEqual(['a', 'c', 'd', 'b'])
  await expect.element(handle('Home')).toHaveFocus()
})

test('from right to left the arrow keys follow the screen [COL-04]', async () => {
  document.documentElement.dir = 'rtl'
  const { uuids } = await showDeck()
  handle('Home').element().focus()

  await userEvent.keyboard(' ')
  await expect.element(browser.getByText('Home taken up, place 2 of 4.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(browser.getByText('Home is over place 3 of 4.')).toBeInTheDocument()
  await userEvent.keyboard(' ')

  await expect.poll(() => uuids()).toEqual(['a', 'c', 'b', 'd'])
})

test('a column that was moved still shows what was read in it', async () => {
  const { uuids } = await showDeck()
  const lists = [...document.querySelectorAll('[data-virtuoso-scroller]')]
  for (const list of lists) list.scrollTop = 700

  await userEvent.dragAndDrop(header('Federated'), header('Compose'), { steps: 8 })

  await expect.poll(() => uuids()).toEqual(['d', 'a', 'b', 'c'])
  expect(lists.map(({ scrollTop }) => scrollTop)).toEqual([700, 700, 700, 700])
})
