import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { MenuSheet } from './MenuSheet.tsx'

async function shown() {
  const log: string[] = []
  const act = (id: string) => ({ id, onSelect: () => log.push(id) })
  const handleClose = vi.fn<() => void>(() => log.push('close'))
  const screen = await renderInEnglish(
    <MenuSheet
      label="More"
      entries={[
        { ...act('reply'), label: 'Reply', icon: 'reply', meta: '3' },
        { ...act('pin'), label: 'Pin', isOn: true },
        null,
        { ...act('mute'), label: 'Mute', isOn: false },
      ]}
      onClose={handleClose}
      above={<p>The post</p>}
    />,
  )
  return { log, dialog: screen.getByRole('dialog', { name: 'More' }) }
}

test(
  'actions have icons, a word beside them, switches and lines, and stand under what they are about',
  { tags: ['MOD-13'] },
  async () => {
    const { dialog } = await shown()

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
  'arrows reach the switches too; what is chosen closes the sheet and then acts',
  { tags: ['MOD-13'] },
  async () => {
    const { dialog, log } = await shown()
    await expect.element(dialog.getByRole('menuitem', { name: 'Reply' })).toHaveFocus()

    await userEvent.keyboard('{ArrowDown}{Enter}')

    expect(log).toEqual(['close', 'pin'])
  },
)
