import { expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { accountKey } from '@colonnade/domain/entities'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { SendAsConfirmation } from './SendAsConfirmation.tsx'

async function renderQuestion() {
  const { session } = testSession()
  const onConfirm = vi.fn()
  const onClose = vi.fn()
  const origin = accountKey('noor', 'far.example')
  await renderWithSession(
    session,
    <SendAsConfirmation origin={origin} onConfirm={onConfirm} onClose={onClose} />,
  )
  const dialog = browser.getByRole('alertdialog', { name: 'Send as @mira@colonnade.example?' })
  await expect.element(dialog).toBeVisible()
  const getAsks = () => session.app.get(localSettingsAtom).confirm_other_author
  return { session, onConfirm, onClose, getAsks }
}

test('names both accounts and sends by Enter', { tags: ['BY-37'] }, async () => {
  const { onConfirm, onClose, getAsks } = await renderQuestion()
  await expect.element(browser.getByText('in a column of @noor@far.example')).toBeVisible()
  await expect.element(browser.getByRole('button', { name: 'Send' })).toHaveFocus()

  await userEvent.keyboard('{Enter}')

  expect([onConfirm, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(getAsks()).toBe('once')
})

test('never asks again where that is chosen by keyboard', { tags: ['BY-37'] }, async () => {
  const { onConfirm, getAsks } = await renderQuestion()

  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
  const choice = browser.getByRole('button', { name: 'Ask again: Ask once for each account' })
  await expect.element(choice).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{End}{Enter}')
  await browser.getByRole('button', { name: 'Send' }).click()

  expect(onConfirm).toHaveBeenCalledOnce()
  expect(getAsks()).toBe('never')
})

test('keeps the setting when it is cancelled', { tags: ['BY-37'] }, async () => {
  const { onConfirm, getAsks } = await renderQuestion()
  await browser.getByRole('button', { name: /^Ask again/ }).click()
  await browser.getByRole('option', { name: 'Always ask' }).click()

  await browser.getByRole('button', { name: 'Cancel' }).click()

  expect(onConfirm).not.toHaveBeenCalled()
  expect(getAsks()).toBe('once')
})
