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
  'answers are written one behind the other by Enter, up to as many as the server takes',
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
  'an answer is taken out by its button, or by Backspace where it is empty',
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

test('how it is answered and how long is chosen beside', { tags: ['BY-05'] }, async () => {
  const { screen, poll } = await show()

  await screen.getByRole('switch', { name: 'Multiple choice' }).click()
  await screen.getByRole('switch', { name: 'Hide results until the poll ends' }).click()
  await screen.getByRole('button', { name: 'Poll duration: 1 day' }).click()
  await screen.getByRole('option', { name: '6 hours' }).click()

  expect(poll()).toMatchObject({ multiple: true, hideTotals: true, expiresIn: 21_600 })
})

test('what is wrong with the answers is said', { tags: ['BY-05'] }, async () => {
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

test(
  'a poll that was kept from another day leaves the focus to what is being written',
  { tags: ['BY-05'] },
  async () => {
    const screen = await renderInEnglish(
      <>
        <textarea aria-label="Text" />
        <Sample isNew={false} onPoll={() => undefined} />
      </>,
    )
    await expect.element(screen.getByLabelText('Option 1', { exact: true })).toBeVisible()

    expect(document.activeElement).toBe(document.body)
  },
)
