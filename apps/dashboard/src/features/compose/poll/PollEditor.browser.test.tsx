import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DEFAULT_POLL_LIMITS, EMPTY_POLL, type PollDraft } from '@colonnade/domain/compose'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { PollEditor } from './PollEditor.tsx'

interface SampleProps {
  readonly isNew?: boolean
  readonly onPoll: (poll: PollDraft) => void
}

function Sample({ isNew = true, onPoll }: SampleProps) {
  const [poll, setPoll] = useState(EMPTY_POLL)

  return (
    <PollEditor
      poll={poll}
      limits={DEFAULT_POLL_LIMITS}
      isLocked={false}
      isNew={isNew}
      onChange={(next) => {
        setPoll(next)
        onPoll(next)
      }}
    />
  )
}

async function show() {
  const onPoll = vi.fn<(poll: PollDraft) => void>()
  const screen = await renderInEnglish(<Sample onPoll={onPoll} />)
  const poll = () => onPoll.mock.lastCall?.[0]
  return {
    screen,
    poll,
    answer: (number: number) => screen.getByLabelText(`Option ${number}`, { exact: true }),
  }
}

test(
  'moves to the next option on Enter, up to the maximum of the server',
  { tags: ['BY-05'] },
  async () => {
    const { screen, poll, answer } = await show()
    await expect.element(answer(1)).toHaveFocus()

    await userEvent.keyboard('Tea{Enter}Milk{Enter}Water{Enter}Rain{Enter}')

    expect(poll()?.options).toEqual(['Tea', 'Milk', 'Water', 'Rain'])
    await expect.element(answer(4)).toHaveFocus()
    expect(screen.getByRole('textbox').elements()).toHaveLength(4)
  },
)

test(
  'removes an option with its button, or with Backspace when it is empty',
  { tags: ['BY-05'] },
  async () => {
    const { screen, poll, answer } = await show()
    await userEvent.keyboard('Tea{Enter}Milk{Enter}')
    await expect.element(answer(3)).toHaveFocus()

    await userEvent.keyboard('{Backspace}')
    await expect.element(answer(2)).toHaveFocus()
    await screen.getByRole('button', { name: 'Remove option 1' }).click()

    expect(poll()?.options).toEqual(['Milk', ''])
    await expect.element(answer(1)).toHaveFocus()
  },
)

test('sets multiple choice and duration', { tags: ['BY-05'] }, async () => {
  const { screen, poll } = await show()

  await screen.getByRole('switch', { name: 'Multiple choice' }).click()
  await screen.getByRole('switch', { name: 'Hide results until the poll ends' }).click()
  await screen.getByRole('button', { name: 'Poll duration: 1 day' }).click()
  await screen.getByRole('option', { name: '6 hours' }).click()

  expect(poll()).toMatchObject({ multiple: true, hideTotals: true, expiresIn: 21_600 })
})

test('shows the errors of the options', { tags: ['BY-05'] }, async () => {
  const { screen, answer } = await show()
  await expect.element(screen.getByText('Add at least two options.')).toBeVisible()

  await answer(1).fill('Tea')
  await answer(2).fill('Tea')
  await expect.element(screen.getByText('Options must be different.')).toBeVisible()

  await answer(2).fill('x'.repeat(51))
  await expect.element(screen.getByText('Options can have up to 50 characters.')).toBeVisible()
  await expect.element(answer(2)).toHaveAttribute('aria-invalid', 'true')
  await answer(2).fill('Milk')
  await expect.element(screen.getByText(/^(A poll|Two|An answer)/)).not.toBeInTheDocument()
})

test('does not take the focus when a stored draft has a poll', { tags: ['BY-05'] }, async () => {
  const screen = await renderInEnglish(
    <>
      <textarea aria-label="Text" />
      <Sample isNew={false} onPoll={() => undefined} />
    </>,
  )
  await expect.element(screen.getByLabelText('Option 1', { exact: true })).toBeVisible()

  expect(document.activeElement).toBe(document.body)
})
