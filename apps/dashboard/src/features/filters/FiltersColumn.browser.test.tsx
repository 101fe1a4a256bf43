// Must be the first import: any other stylesheet imported earlier would determine the order of the cascade layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { modalStackAtom } from '../../state/ui/modals.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { FiltersColumn } from './FiltersColumn.tsx'

const createFilter = (id: string, title: string, traits: object = {}) => ({
  id,
  title,
  context: ['home', 'thread'],
  expires_at: null,
  filter_action: 'warn',
  keywords: [{ id: `${id}0`, keyword: title, whole_word: true }],
  statuses: [],
  ...traits,
})
const lines = browser.getByRole('list', { name: 'Filters' })
const getLine = (text: string) => lines.getByRole('listitem').filter({ hasText: text })

async function renderColumn(
  reply: () => Response = () =>
    createPageResponse([createFilter('1', 'Tea'), createFilter('2', 'Ink')]),
) {
  const opened = testSession()
  const { session, server } = opened
  server.on('GET /api/v2/filters', reply)
  await renderWithSession(session, <FiltersColumn label="Filters" />)
  const top = () => session.app.get(modalStackAtom).at(-1)?.modal
  return { ...opened, top }
}

test(
  'lists every filter with its keywords, action, contexts and expiry',
  { tags: ['BY-10', 'OVR-07'] },
  async () => {
    const words = ['goal', 'cup', 'match', 'offside', 'penalty']
    await renderColumn(() =>
      createPageResponse([
        createFilter('1', 'Sports', {
          filter_action: 'hide',
          keywords: words.map((keyword) => ({ id: keyword, keyword, whole_word: true })),
          statuses: [{ id: '9', status_id: '5' }],
          expires_at: '2099-01-02T10:00:00Z',
        }),
        createFilter('2', 'tea', {
          context: ['home', 'notifications', 'public', 'thread', 'account'],
        }),
        createFilter('3', 'Old', { filter_action: 'blur', expires_at: '2020-01-02T10:00:00Z' }),
      ]),
    )

    await expect
      .element(getLine('Sports'))
      .toHaveTextContent('goal, cup, match, 2 more, 1 individual post')
    await expect
      .element(getLine('Sports'))
      .toHaveTextContent('Hide · Home and lists, Conversations')
    await expect.element(getLine('Sports')).toHaveTextContent('Until Jan 2, 2099')
    await expect.element(getLine('tea')).toHaveTextContent('teaWarn · Everywhere')
    await expect.element(getLine('Old')).toHaveTextContent('Expired Jan 2, 2020')
  },
)

test(
  'opens a filter in its editor, and a new filter in an empty one',
  { tags: ['BY-10'] },
  async () => {
    const { top } = await renderColumn()

    await lines.getByRole('button', { name: 'Edit Tea' }).click()
    expect(top()).toMatchObject({ type: 'FILTER', filterId: '1' })
    await browser.getByRole('button', { name: 'New filter' }).click()

    expect(top()).toMatchObject({ type: 'FILTER', filterId: null, keyword: '' })
  },
)

test(
  'deletes a filter only after confirmation, and keeps the focus nearby',
  { tags: ['BY-10'] },
  async () => {
    const { server, top } = await renderColumn()
    server.on('DELETE /api/v2/filters/1', () => Response.json({}))

    await lines.getByRole('button', { name: 'Delete Tea' }).click()
    const modal = top()
    expect(server.calls()).not.toContain('DELETE /api/v2/filters/1')
    expect(modal).toMatchObject({ type: 'CONFIRM', message: 'Delete the filter “Tea”?' })
    if (modal?.type === 'CONFIRM') modal.onConfirm()

    await expect.poll(() => lines.getByRole('listitem').elements()).toHaveLength(1)
    await expect.poll(() => document.activeElement?.contains(lines.element())).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  },
)

test('shows an empty state without filters', async () => {
  await renderColumn(() => createPageResponse([]))

  await expect.element(browser.getByText('No filters yet')).toBeVisible()
})

test('retries filters that failed to load', async () => {
  const { server } = await renderColumn(() => createErrorResponse(500, 'the tide is out'))
  await expect.element(browser.getByText('the tide is out')).toBeVisible()
  server.on('GET /api/v2/filters', () => createPageResponse([createFilter('1', 'Tea')]))

  await browser.getByRole('button', { name: 'Try again' }).click()

  await expect.element(getLine('Tea')).toBeVisible()
})

test(
  'links to the server’s own page when it has no filters API',
  { tags: ['OVR-07'] },
  async () => {
    await renderColumn(() => createErrorResponse(404))

    await expect
      .element(browser.getByRole('link', { name: 'Filters on colonnade.example' }))
      .toHaveAttribute('href', 'https://colonnade.example/filters')
    expect(browser.getByRole('button', { name: 'New filter' }).query()).toBeNull()
  },
)
