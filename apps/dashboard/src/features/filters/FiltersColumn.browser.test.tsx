// First of all imports: whoever comes before it would order the layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { modalStackAtom } from '../../state/ui/modals.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { page, refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { FiltersColumn } from './FiltersColumn.tsx'

const filter = (id: string, title: string, traits: object = {}) => ({
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
const line = (text: string) => lines.getByRole('listitem').filter({ hasText: text })

async function screen(
  reply: () => Response = () => page([filter('1', 'Tea'), filter('2', 'Ink')]),
) {
  const opened = testSession()
  const { session, server } = opened
  server.on('GET /api/v2/filters', reply)
  await renderWithSession(session, <FiltersColumn label="Filters" />)
  const top = () => session.app.get(modalStackAtom).at(-1)?.modal
  return { ...opened, top }
}

test(
  'every filter says what it looks for, what it does, where and until when',
  { tags: ['BY-10', 'OVR-07'] },
  async () => {
    const words = ['goal', 'cup', 'match', 'offside', 'penalty']
    await screen(() =>
      page([
        filter('1', 'Sports', {
          filter_action: 'hide',
          keywords: words.map((keyword) => ({ id: keyword, keyword, whole_word: true })),
          statuses: [{ id: '9', status_id: '5' }],
          expires_at: '2099-01-02T10:00:00Z',
        }),
        filter('2', 'tea', { context: ['home', 'notifications', 'public', 'thread', 'account'] }),
        filter('3', 'Old', { filter_action: 'blur', expires_at: '2020-01-02T10:00:00Z' }),
      ]),
    )

    await expect
      .element(line('Sports'))
      .toHaveTextContent('goal, cup, match, 2 more, 1 single post')
    await expect.element(line('Sports')).toHaveTextContent('Hide · Home and lists, Conversations')
    await expect.element(line('Sports')).toHaveTextContent('Until Jan 2, 2099')
    await expect.element(line('tea')).toHaveTextContent('teaWarn · Everywhere')
    await expect.element(line('Old')).toHaveTextContent('Expired Jan 2, 2020')
  },
)

test(
  'a filter opens in its editor, and a new one in an empty one',
  { tags: ['BY-10'] },
  async () => {
    const { top } = await screen()

    await lines.getByRole('button', { name: 'Edit Tea' }).click()
    expect(top()).toMatchObject({ type: 'FILTER', filterId: '1' })
    await browser.getByRole('button', { name: 'New filter' }).click()

    expect(top()).toMatchObject({ type: 'FILTER', filterId: null, keyword: '' })
  },
)

test(
  'a filter is deleted only after it was asked, and the focus stays near',
  { tags: ['BY-10'] },
  async () => {
    const { server, top } = await screen()
    server.on('DELETE /api/v2/filters/1', () => Response.json({}))

    await lines.getByRole('button', { name: 'Delete Tea' }).click()
    const asked = top()
    expect(server.calls()).not.toContain('DELETE /api/v2/filters/1')
    expect(asked).toMatchObject({ type: 'CONFIRM', message: 'Delete the filter “Tea”?' })
    if (asked?.type === 'CONFIRM') asked.onConfirm()

    await expect.poll(() => lines.getByRole('listitem').elements()).toHaveLength(1)
    await expect.poll(() => document.activeElement?.contains(lines.element())).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  },
)

test('who has no filters is told what they are for', async () => {
  await screen(() => page([]))

  await expect.element(browser.getByText('No filters yet')).toBeVisible()
})

test('filters that did not come can be asked for again', async () => {
  const { server } = await screen(() => refuse(500, 'the tide is out'))
  await expect.element(browser.getByText('the tide is out')).toBeVisible()
  server.on('GET /api/v2/filters', () => page([filter('1', 'Tea')]))

  await browser.getByRole('button', { name: 'Try again' }).click()

  await expect.element(line('Tea')).toBeVisible()
})

test(
  'where no program may write filters there is the way to the server’s own page',
  { tags: ['OVR-07'] },
  async () => {
    await screen(() => refuse(404))

    await expect
      .element(browser.getByRole('link', { name: 'Filters on colonnade.example' }))
      .toHaveAttribute('href', 'https://colonnade.example/filters')
    expect(browser.getByRole('button', { name: 'New filter' }).query()).toBeNull()
  },
)
