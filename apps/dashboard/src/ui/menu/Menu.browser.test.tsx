import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { Button } from '../button/Button.tsx'
import { Menu } from './Menu.tsx'

function show(onSelect: (id: string) => void) {
  const item = (id: string) => ({ id, label: id, onSelect: () => onSelect(id) })
  return renderInEnglish(
    <Menu
      label="More"
      entries={() => [item('Copy link'), null, item('Mention'), item('Delete')]}
      trigger={(props) => <Button {...props}>More</Button>}
    />,
  )
}

test(
  'the keyboard opens, moves, chooses, and comes back to the button',
  { tags: ['DRP-03'] },
  async () => {
    const onSelect = vi.fn<(id: string) => void>()
    const screen = await show(onSelect)
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

test('Escape closes it and returns the focus', { tags: ['DRP-03'] }, async () => {
  const screen = await show(() => undefined)
  const button = screen.getByRole('button', { name: 'More' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')

  await userEvent.keyboard('{Escape}')

  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test('a second press on the button closes it', async () => {
  const screen = await show(() => undefined)
  const button = screen.getByRole('button', { name: 'More' })
  await button.click()
  await expect.element(screen.getByRole('menu')).toBeVisible()

  await button.click()

  expect(screen.getByRole('menu').query()).toBeNull()
})

const twoMenus = () =>
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
  'of two menus one is open at a time, opened by %s, and the end of the first leaves the second',
  { tags: ['DRP-01'] },
  async (_by, press) => {
    const screen = await twoMenus()
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
  'a button %s the middle of the window opens its menu %s itself',
  { tags: ['DRP-02'] },
  async (_where, side, offset) => {
    const screen = await show(() => undefined)
    const button = screen.getByRole('button', { name: 'More' })
    const box = () => button.element().getBoundingClientRect()
    screen.container.style.cssText = `position:fixed;inset-inline-start:20px;inset-block-start:${window.innerHeight / 2 - box().height / 2 + offset * 8}px`

    await button.click()

    const menu = screen.getByRole('menu').element().closest('[popover]')!.getBoundingClientRect()
    expect(menu.top >= box().bottom ? 'below' : menu.bottom <= box().top ? 'above' : 'over').toBe(
      side,
    )
  },
)
