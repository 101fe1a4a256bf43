import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { MenuSheet } from './MenuSheet.tsx'

async function showSheet() {
  const log: string[] = []
  const createAction = (id: string) => ({ id, onSelect: () => log.push(id) })
  const handleClose = vi.fn<() => void>(() => log.push('close'))
  const screen = await renderInEnglish(
    <MenuSheet
      label="More"
      entries={[
        { ...createAction('reply'), label: 'Reply', icon: 'reply', meta: '3' },
        { ...createAction('pin'), label: 'Pin', isOn: true },
        null,
        { ...createAction('mute'), label: 'Mute', isOn: false },
      ]}
      onClose={handleClose}
      above={<p>The post</p>}
    />,
  )
  return { log, dialog: screen.getByRole('dialog', { name: 'More' }) }
}

test(
  'shows actions with icons, hints, switches and separators below their subject',
  { tags: ['MOD-13'] },
  async () => {
    const { dialog } = await showSheet()

    await expect.element(dialog.getByText('The post')).toBeVisible()
    const reply = dialog.getByRole('menuitem', { name: 'Reply' })
    expect(reply.element().querySelector('[data-icon=reply]')).not.toBeNull()
    await expect.element(reply).toHaveTextContent('3')
    await expect.element(dialog.getByRole('menuitemcheckbox', { name: 'Pin' })).toBeChecked()
    await expect.element(dialog.getByRole('menuitemcheckbox', { name: 'Mute' })).not.toBeChecked()
    const lines = dialog.getByRole('menu').getByRole('separator').elements()
    expect(lines.map((line) => line.nextElementSibling?.textContent)).toEqual(['Mute'])
  },
)

test(
  'moves by arrow keys to switches too, and closes the sheet before the selected action runs',
  { tags: ['MOD-13'] },
  async () => {
    const { dialog, log } = await showSheet()
    await expect.element(dialog.getByRole('menuitem', { name: 'Reply' })).toHaveFocus()

    await userEvent.keyboard('{ArrowDown}{Enter}')

    expect(log).toEqual(['close', 'pin'])
  },
)
