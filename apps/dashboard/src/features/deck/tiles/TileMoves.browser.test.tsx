import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { getRegion } from '../../../testing/render-deck.tsx'
import { dragTile, renderTiles } from '../../../testing/render-tiles.tsx'

const getSettingButton = (column: string, name: string) =>
  getRegion(column).getByRole('button', { name, exact: true })

beforeEach(async () => {
  await browser.viewport(1760, 900)
})

afterEach(() => {
  document.documentElement.dir = ''
})

test(
  'offers every drag as a move button in the column settings and announces the move',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { board } = await renderTiles()
    await getSettingButton('Home', 'Column settings').click()

    await getSettingButton('Home', 'Move right').click()
    expect(board()).toBe('row(a c b d)')
    await expect
      .element(browser.getByText('Home is now right of Notifications.'))
      .toBeInTheDocument()
    await expect.element(getSettingButton('Home', 'Move right')).toHaveFocus()
    await getSettingButton('Home', 'Move up').click()
    expect(board()).toBe('column(b row(a c d))')
    await expect.element(browser.getByText('Home is now above Compose.')).toBeInTheDocument()
    await getSettingButton('Home', 'Move up').click()
    await expect.element(browser.getByText("Home wasn't moved.")).toBeInTheDocument()
    await getSettingButton('Home', 'Move down').click()
    expect(board()).toBe('column(row(a c d) b)')
    await expect.element(browser.getByText('Home is now below Compose.')).toBeInTheDocument()
    await getSettingButton('Home', 'Move left').click()

    expect(board()).toBe('row(b a c d)')
    await expect.element(browser.getByText('Home is now left of Compose.')).toBeInTheDocument()
  },
)

test(
  'resizes a column by its settings when it has a neighbour',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    const { shares, setTiles } = await renderTiles()
    await getSettingButton('Home', 'Column settings').click()
    await expect.element(getSettingButton('Home', 'Taller')).not.toBeInTheDocument()

    await getSettingButton('Home', 'Wider').click()
    expect(shares()).toEqual([25, 35, 15, 25])
    await expect
      .element(browser.getByText('Home takes 35 % of the width and 100 % of the height.'))
      .toBeInTheDocument()
    await getSettingButton('Home', 'Narrower').click()
    expect(shares()).toEqual([25, 25, 25, 25])

    setTiles({
      type: 'split',
      direction: 'column',
      children: ['b', 'a', 'c', 'd'],
      splitPercentages: [25, 25, 25, 25],
    })
    await expect.element(getSettingButton('Home', 'Wider')).not.toBeInTheDocument()
    await getSettingButton('Home', 'Taller').click()
    expect(shares()).toEqual([35, 15, 25, 25])
    await getSettingButton('Home', 'Shorter').click()
    expect(shares()).toEqual([25, 25, 25, 25])
  },
)

test(
  'moves a column by the arrow keys on its handle, as the screen shows it',
  { tags: ['BY-30', 'BY-54'] },
  async () => {
    document.documentElement.dir = 'rtl'
    const { board } = await renderTiles()
    const handle = getSettingButton('Home', 'Move column')
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

test('announces a drop to screen readers', { tags: ['BY-54'] }, async () => {
  await renderTiles()

  await dragTile('Notifications', getRegion('Home'), { x: 200, y: 860 })

  await expect.element(browser.getByText('Notifications is now below Home.')).toBeInTheDocument()
})

test(
  'moves between columns in visual order by F6, and to one column by a digit',
  { tags: ['BY-54'] },
  async () => {
    const { setTiles } = await renderTiles()
    setTiles({
      type: 'split',
      direction: 'row',
      children: ['d', 'c', 'b', 'a'],
      splitPercentages: [25, 25, 25, 25],
    })
    await expect.element(getRegion('Home')).toBeInTheDocument()

    await userEvent.keyboard('{F6}')
    await expect.element(getRegion('Federated')).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect.element(getRegion('Notifications')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{F6}{F6}{/Shift}')
    await expect.element(getRegion('Compose')).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect.element(getRegion('Federated')).toHaveFocus()
    await userEvent.keyboard('3')
    await expect.element(getRegion('Home')).toHaveFocus()
    await userEvent.keyboard('9')

    await expect.element(getRegion('Home')).toHaveFocus()
  },
)
