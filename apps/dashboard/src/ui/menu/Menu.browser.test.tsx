import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { Button } from '../button/Button.tsx'
import { Menu } from './Menu.tsx'

function showMenu(onSelect: (id: string) => void) {
  const createItem = (id: string) => ({ id, label: id, onSelect: () => onSelect(id) })
  return renderInEnglish(
    <Menu
      label="More"
      entries={() => [createItem('Copy link'), null, createItem('Mention'), createItem('Delete')]}
      trigger={(props) => <Button {...props}>More</Button>}
    />,
  )
}

test(
  'opens, moves, selects and returns to the button by keyboard',
  { tags: ['DRP-03'] },
  async () => {
    const onSelect = vi.fn<(id: string) => void>()
    const screen = await showMenu(onSelect)
    await userEvent.tab()

    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(screen.getByRole('menuitem', { name: 'Mention' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')

    expect(onSelect).toHaveBeenCalledExactlyOnceWith('Copy link')
    await expect.element(screen.getByRole('button', { name: 'More' })).toHaveFocus()
  },
)

test('closes on Escape and returns the focus', { tags: ['DRP-03'] }, async () => {
  const screen = await showMenu(() => undefined)
  const button = screen.getByRole('button', { name: 'More' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')

  await userEvent.keyboard('{Escape}')

  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test('closes on a second click on the button', async () => {
  const screen = await showMenu(() => undefined)
  const button = screen.getByRole('button', { name: 'More' })
  await button.click()
  await expect.element(screen.getByRole('menu')).toBeVisible()

  await button.click()

  expect(screen.getByRole('menu').query()).toBeNull()
})

const showTwoMenus = () =>
  renderInEnglish(
    <>
      {['First', 'Second'].map((label) => (
        <Menu
          key={label}
          label={label}
          entries={() => [{ id: 'act', label: `Act of ${label}` }]}
          trigger={(props) => <Button {...props}>{label}</Button>}
        />
      ))}
    </>,
  )

test.each([
  ['a pointer', (button: HTMLElement) => userEvent.click(button)],
  ['a press without a pointer', (button: HTMLElement) => Promise.resolve(button.click())],
])(
  'closes the first menu when a second is opened by %s, and keeps the second open',
  { tags: ['DRP-01'] },
  async (_by, press) => {
    const screen = await showTwoMenus()
    const first = screen.getByRole('button', { name: 'First' })
    const second = screen.getByRole('button', { name: 'Second' })
    await press(first.element() as HTMLElement)
    await expect.element(screen.getByRole('menu', { name: 'First' })).toBeVisible()

    await press(second.element() as HTMLElement)

    await expect.element(screen.getByRole('menuitem', { name: 'Act of Second' })).toHaveFocus()
    await expect.element(first).toHaveAttribute('aria-expanded', 'false')
    await expect.element(second).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('menu').elements()).toHaveLength(1)
  },
)

test.each([
  ['just above', 'below', -1],
  ['just below', 'above', 1],
])(
  'opens from a button %s the middle of the window %s the button',
  { tags: ['DRP-02'] },
  async (_where, side, offset) => {
    const screen = await showMenu(() => undefined)
    const button = screen.getByRole('button', { name: 'More' })
    const getBox = () => button.element().getBoundingClientRect()
    screen.container.style.cssText = `position:fixed;inset-inline-start:20px;inset-block-start:${window.innerHeight / 2 - getBox().height / 2 + offset * 8}px`

    await button.click()

    const menu = screen.getByRole('menu').element().closest('[popover]')!.getBoundingClientRect()
    expect(
      menu.top >= getBox().bottom ? 'below' : menu.bottom <= getBox().top ? 'above' : 'over',
    ).toBe(side)
  },
)
