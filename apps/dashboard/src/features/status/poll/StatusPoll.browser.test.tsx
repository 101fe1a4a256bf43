import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { PollEntity } from '@colonnade/domain/entities'
import { samplePoll } from '@colonnade/domain/testing'
import { defaultOptions } from '../../../gallery/row-samples.ts'
import { renderRow } from '../../../testing/render-row.tsx'
import type { RowActions } from '../actions/row-action-types.ts'

afterEach(() => {
  vi.useRealTimers()
})

const LATER = new Date(Date.now() + 3_600_000).toISOString()
const options = [
  { title: 'Tea', votes_count: 3 },
  { title: 'Coffee', votes_count: 1 },
]
const counted = { options, votes_count: 4, voters_count: 4, expires_at: LATER }

const showPoll = (
  patch: Partial<PollEntity> = {},
  actions: Partial<RowActions> = {},
  me = 'mira',
) => renderRow({ status: { poll: samplePoll({ ...counted, ...patch }) }, actions, me })

test('selects a single option and votes for it', { tags: ['BY-05'] }, async () => {
  const vote = vi.fn<RowActions['vote']>()
  const screen = await showPoll({}, { vote })
  const poll = screen.getByRole('group', { name: 'Poll' })
  const button = poll.getByRole('button', { name: 'Vote', exact: true })
  await expect.element(button).toBeDisabled()

  await poll.getByRole('radio', { name: 'Tea' }).click()
  await poll.getByText('Coffee').click()
  await button.click()

  expect(vote).toHaveBeenCalledExactlyOnceWith([1])
  expect(document.activeElement).toBe(poll.element())
})

test('selects several options in a multiple-choice poll', { tags: ['BY-05'] }, async () => {
  const vote = vi.fn<RowActions['vote']>()
  const screen = await showPoll({ multiple: true }, { vote })
  await expect.element(screen.getByText('Multiple choice')).toBeVisible()

  await screen.getByRole('checkbox', { name: 'Coffee' }).click()
  await screen.getByRole('checkbox', { name: 'Tea' }).click()
  await screen.getByRole('button', { name: 'Vote', exact: true }).click()

  expect(vote).toHaveBeenCalledExactlyOnceWith([0, 1])
})

test('shows the results before voting, and keeps the selection', { tags: ['BY-05'] }, async () => {
  const screen = await showPoll()
  await screen.getByRole('radio', { name: 'Coffee' }).click()
  expect(screen.getByText('75%').query()).toBeNull()

  await screen.getByRole('button', { name: 'See results' }).click()
  await expect.element(screen.getByText('75%')).toBeVisible()
  expect(screen.getByRole('radio').query()).toBeNull()

  await screen.getByRole('button', { name: 'Back to voting' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Coffee' })).toBeChecked()
})

test(
  'shows a voter the results with their own vote, and can refresh them',
  { tags: ['BY-05'] },
  async () => {
    const refreshPoll = vi.fn<() => void>()
    const screen = await showPoll({ voted: true, own_votes: [1] }, { refreshPoll })

    const answers = screen.getByRole('group', { name: 'Poll' }).getByRole('listitem')
    await expect.element(answers.nth(0)).toHaveTextContent('Tea, 75%, 3 votes')
    await expect.element(answers.nth(1)).toHaveTextContent('Coffee, 25%, 1 vote, your vote')
    expect(screen.getByRole('button', { name: 'Vote', exact: true }).query()).toBeNull()
    await screen.getByRole('button', { name: 'Refresh' }).click()

    expect(refreshPoll).toHaveBeenCalledOnce()
  },
)

test.each([
  ['closed', { expired: true, expires_at: '2020-01-01T00:00:00.000Z' }, 'mira', 'Closed'],
  ['the user’s own', {}, 'ada', /^4 people · Ends in/],
] as const)(
  'shows the results of a poll that is %s',
  { tags: ['BY-05'] },
  async (_title, patch, me, footer) => {
    const screen = await showPoll(patch, {}, me)

    await expect.element(screen.getByText('75%')).toBeVisible()
    await expect.element(screen.getByText(footer)).toBeVisible()
    expect(screen.getByRole('button', { name: /vote/i }).query()).toBeNull()
  },
)

test('does not offer results that are hidden until the end', { tags: ['BY-05'] }, async () => {
  const hidden = options.map((option) => ({ ...option, votes_count: null }))
  const screen = await showPoll({ options: hidden, voters_count: null })

  await expect.element(screen.getByText(/^4 votes/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'See results' }).query()).toBeNull()
})

test('shows no end for a poll without one', async () => {
  const screen = await showPoll({ expires_at: null })

  await expect.element(screen.getByText('4 people', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Tea' })).toBeVisible()
})

test(
  'closes a poll that ends while visible, and loads its results',
  { tags: ['BY-05'] },
  async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const refreshEndedPoll = vi.fn<() => void>()
    const expires_at = new Date(Date.now() + 5_000).toISOString()
    const screen = await showPoll({ expires_at }, { refreshEndedPoll })
    vi.advanceTimersByTime(4_999)
    expect(refreshEndedPoll).not.toHaveBeenCalled()

    vi.advanceTimersByTime(1)
    vi.useRealTimers()

    await expect.poll(() => refreshEndedPoll).toHaveBeenCalledOnce()
    await expect.element(screen.getByText(/Closed$/)).toBeVisible()
  },
)

test(
  'closes a poll that closed during standby within a minute of waking up',
  { tags: ['BY-05'] },
  async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const refreshEndedPoll = vi.fn<() => void>()
    const expires_at = new Date(Date.now() + 8 * 3_600_000).toISOString()
    const screen = await showPoll({ expires_at }, { refreshEndedPoll })

    vi.setSystemTime(Date.parse(expires_at))
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()

    await expect.poll(() => refreshEndedPoll).toHaveBeenCalledOnce()
    await expect.element(screen.getByText(/Closed$/)).toBeVisible()
  },
)

test('ignores the row’s keys while an option is focused', { tags: ['BY-05'] }, async () => {
  const run = vi.fn<RowActions['run']>()
  const expand = vi.fn<() => void>()
  const screen = await showPoll({}, { run, expand })
  await screen.getByRole('radio', { name: 'Tea' }).click()

  await userEvent.keyboard('f{ArrowDown}')

  await expect.element(screen.getByRole('radio', { name: 'Coffee' })).toBeChecked()
  expect(run).not.toHaveBeenCalled()
  expect(expand).not.toHaveBeenCalled()
})

test('shows only the results on a server without voting', { tags: ['BY-05'] }, async () => {
  const offers = { ...defaultOptions.offers, polls: false }
  const screen = await renderRow({ status: { poll: samplePoll(counted) }, options: { offers } })

  await expect.element(screen.getByText('75%')).toBeVisible()
  expect(screen.getByRole('radio').query()).toBeNull()
  expect(screen.getByRole('button', { name: /Vote|Back to voting/ }).query()).toBeNull()
})

test('shows thirty of a thousand options, and more by a click', { tags: ['BY-05'] }, async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => ({
    title: `Option ${index}`,
    votes_count: null,
  }))
  // Otherwise a row this tall would start collapsed.
  const collapsed = { ...defaultOptions.collapsed, enabled: false }
  const screen = await renderRow({
    status: { poll: samplePoll({ ...counted, options: many }) },
    options: { collapsed },
  })
  expect(screen.getByRole('radio').elements()).toHaveLength(30)

  await screen.getByRole('button', { name: 'Show 100 more options' }).click()

  await expect.element(screen.getByRole('radio', { name: 'Option 129' })).toBeInTheDocument()
  expect(screen.getByRole('radio').elements()).toHaveLength(130)
})
