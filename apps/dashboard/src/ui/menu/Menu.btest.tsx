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

test('the keyboard opens, moves, chooses, and comes back to the button [DRP-03]', async () => {
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
})

test('Escape closes it and returns the focus [DRP-03]', async () => {
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
