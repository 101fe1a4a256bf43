import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface QuestionProps {
  readonly log: string[]
  readonly canBeSilenced?: boolean
}

function QuestionDialog({ log, canBeSilenced = false }: QuestionProps) {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Ask
      </button>
      {isOpen && (
        <ConfirmDialog
          question="Delete this post?"
          verb="Delete"
          onConfirm={() => log.push('confirm')}
          onClose={() => {
            log.push('close')
            setIsOpen(false)
          }}
          {...(canBeSilenced ? { onDoNotAsk: () => log.push('doNotAsk') } : undefined)}
        />
      )}
    </>
  )
}

test(
  'focuses the confirm button, and only closes on Cancel',
  { tags: ['MOD-10', 'MOD-07'] },
  async () => {
    const log: string[] = []
    const screen = await renderInEnglish(<QuestionDialog log={log} />)
    await screen.getByRole('button', { name: 'Ask' }).click()
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this post?' })
    await expect.element(dialog.getByRole('button', { name: 'Delete' })).toHaveFocus()
    expect(dialog.getByRole('checkbox').query()).toBeNull()

    await dialog.getByRole('button', { name: 'Cancel' }).click()

    expect(log).toEqual(['close'])
    await expect.element(screen.getByRole('button', { name: 'Ask' })).toHaveFocus()
  },
)

test(
  'closes, acts and then disables the confirmation, in that order',
  { tags: ['MOD-11', 'MOD-12'] },
  async () => {
    const log: string[] = []
    const screen = await renderInEnglish(<QuestionDialog log={log} canBeSilenced />)
    await screen.getByRole('button', { name: 'Ask' }).click()

    await screen.getByRole('checkbox', { name: 'Do not ask for confirmation again' }).click()
    await screen.getByRole('button', { name: 'Delete' }).click()

    expect(log).toEqual(['close', 'confirm', 'doNotAsk'])
  },
)

test('closes on Escape and restores the focus', { tags: ['MOD-06', 'MOD-07'] }, async () => {
  const log: string[] = []
  const screen = await renderInEnglish(<QuestionDialog log={log} />)
  await screen.getByRole('button', { name: 'Ask' }).click()

  await userEvent.keyboard('{Escape}')

  expect(screen.getByRole('alertdialog').query()).toBeNull()
  expect(log).toEqual(['close'])
  await expect.element(screen.getByRole('button', { name: 'Ask' })).toHaveFocus()
})
