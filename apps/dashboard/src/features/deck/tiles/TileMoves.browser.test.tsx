import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { region } from '../../../testing/show-deck.tsx'
import { dragTile, showTiles } from '../../../testing/show-tiles.tsx'

const setting = (column: string, name: string) =>
  region(column).getByRole('button', { name, exact: true })

beforeEach(async () => {
  await browser.viewport(1760, 900)
})

afterEach(() => {
  document.documentElement.dir = ''
})

test(
  'each drag has a twin in the column’s settings, and a screen reader is told what moved',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { board } = await showTiles()
    await setting('Home', 'Column settings').click()

    await setting('Home', 'Move right').click()
    expect(board()).toBe('row(a c b d)')
    await expect
      .element(browser.getByText('Home is now right of Notifications.'))
      .toBeInTheDocument()
    await expect.element(setting('Home', 'Move right')).toHaveFocus()
    await setting('Home', 'Move up').click()
    expect(board()).toBe('column(b row(a c d))')
    await expect.element(browser.getByText('Home is now above Compose.')).toBeInTheDocument()
    await setting('Home', 'Move up').click()
    await expect.element(browser.getByText("Home wasn't moved.")).toBeInTheDocument()
    await setting('Home', 'Move down').click()
    expect(board()).toBe('column(row(a c d) b)')
    await expect.element(browser.getByText('Home is now below Compose.')).toBeInTheDocument()
    await setting('Home', 'Move left').click()

    expect(board()).toBe('row(b a c d)')
    await expect.element(browser.getByText('Home is now left of Compose.')).toBeInTheDocument()
  },
)

test(
  'a column is made wider and taller by its settings, where something stands beside it',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { shares, lay } = await showTiles()
    await setting('Home', 'Column settings').click()
    await expect.element(setting('Home', 'Taller')).not.toBeInTheDocument()

    await setting('Home', 'Wider').click()
    expect(shares()).toEqual([25, 35, 15, 25])
    await expect
      .element(browser.getByText('Home takes 35 % of the width and 100 % of the height.'))
      .toBeInTheDocument()
    await setting('Home', 'Narrower').click()
    expect(shares()).toEqual([25, 25, 25, 25])

    lay({
      type: 'split',
      direction: 'column',
      children: ['b', 'a', 'c', 'd'],
      splitPercentages: [25, 25, 25, 25],
    })
    await expect.element(setting('Home', 'Wider')).not.toBeInTheDocument()
    await setting('Home', 'Taller').click()
    expect(shares()).toEqual([35, 15, 25, 25])
    await setting('Home', 'Shorter').click()
    expect(shares()).toEqual([25, 25, 25, 25])
  },
)

test(
  'the arrow keys on its handle move a column, as the screen shows it',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    document.documentElement.dir = 'rtl'
    const { board } = await showTiles()
    const handle = setting('Home', 'Move column')
    const help = document.getElementById(handle.element().getAttribute('aria-describedby') ?? '')
    expect(help?.textContent).toContain('arrow key')
    handle.element().focus()

    await userEvent.keyboard('{ArrowLeft}')
    expect(board()).toBe('row(a c b d)')
    await expect
      .element(browser.getByText('Home is now left of Notifications.'))
      .toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')

    expect(board()).toBe('column(row(a c d) b)')
    await expect.element(handle).toHaveFocus()
  },
)

test('a drop is told to screen readers too', { tags: ['BY-54'] }, async () => {
  await showTiles()

  await dragTile('Notifications', region('Home'), { x: 200, y: 860 })

  await expect.element(browser.getByText('Notifications is now below Home.')).toBeInTheDocument()
})

test(
  'F6 leads from column to column in the order of the screen, a digit to one at once',
  { tags: ['BY-54'] },
  async () => {
    const { lay } = await showTiles()
    lay({
      type: 'split',
      direction: 'row',
      children: ['d', 'c', 'b', 'a'],
      splitPercentages: [25, 25, 25, 25],
    })
    await expect.element(region('Home')).toBeInTheDocument()

    await userEvent.keyboard('{F6}')
    await expect.element(region('Federated')).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect.element(region('Notifications')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{F6}{F6}{/Shift}')
    await expect.element(region('Compose')).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect.element(region('Federated')).toHaveFocus()
    await userEvent.keyboard('3')
    await expect.element(region('Home')).toHaveFocus()
    await userEvent.keyboard('9')

    await expect.element(region('Home')).toHaveFocus()
  },
)
