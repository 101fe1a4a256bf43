// First of all imports: whoever comes before it would order the layers.
import '../../styles/index.css'
import { expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { filterId } from '@colonnade/domain/entities'
import { fetchFiltersAtom } from '../../state/filters/filters.ts'
import { modalStackAtom } from '../../state/ui/modals.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { FilterDialog } from './FilterDialog.tsx'

const POST = 'POST /api/v2/filters'
const sports = {
  id: '1',
  title: 'Sports',
  context: ['home', 'later'],
  expires_at: '2099-01-02T10:00:00Z',
  filter_action: 'hide',
  keywords: [
    { id: '10', keyword: 'goal', whole_word: true },
    { id: '11', keyword: 'cup', whole_word: false },
  ],
  statuses: [],
}

const dialog = browser.getByRole('dialog')
const name = dialog.getByRole('textbox', { name: 'Name' })
const word = (position: number) =>
  dialog.getByRole('textbox', { name: `Keyword or phrase ${position}`, exact: true })
const save = dialog.getByRole('button', { name: 'Save' })
const place = (label: string) => dialog.getByRole('checkbox', { name: label, exact: true })

async function opened(filters: readonly object[], id: string | null, keyword = '') {
  const made = testSession()
  const { session, server } = made
  server.on('GET /api/v2/filters', () => Response.json(filters))
  await session.store.set(fetchFiltersAtom, session)
  const onClose = vi.fn<() => void>()
  const sent = async (method: string) =>
    JSON.parse(
      await server
        .requests()
        .findLast((request) => request.method === method)!
        .clone()
        .text(),
    ) as unknown
  await renderWithSession(
    session,
    <FilterDialog
      filterId={id === null ? null : filterId(id)}
      keyword={keyword}
      onClose={onClose}
    />,
  )
  const top = () => session.app.get(modalStackAtom).at(-1)?.modal
  return { ...made, onClose, sent, top }
}

test(
  'a filter is written and saved with all that it says',
  { tags: ['BY-10', 'OVR-07'] },
  async () => {
    const { server, sent, onClose } = await opened([], null)
    server.on(POST, () => Response.json(sports))
    await expect.element(name).toHaveFocus()

    await name.fill('Sports')
    await word(1).fill('goal')
    await userEvent.keyboard('{Enter}')
    await expect.element(word(2)).toHaveFocus()
    await userEvent.keyboard('cup')
    await dialog.getByRole('checkbox', { name: 'Whole word' }).nth(1).click()
    await place('Public timelines').click()
    await dialog.getByRole('radio', { name: 'Hide' }).click({ force: true })
    await dialog.getByRole('button', { name: 'Expires: For good' }).click()
    await browser.getByRole('option', { name: '1 day' }).click()
    await save.click()

    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    expect(await sent('POST')).toEqual({
      title: 'Sports',
      context: ['home', 'notifications', 'thread', 'account'],
      filter_action: 'hide',
      expires_in: 86_400,
      keywords_attributes: [
        { keyword: 'goal', whole_word: true },
        { keyword: 'cup', whole_word: false },
      ],
    })
  },
)

test(
  'of a changed filter only what changed is sent; what is not known here stays',
  { tags: ['BY-10'] },
  async () => {
    const { server, sent, onClose } = await opened([sports], '1')
    server.on('PUT /api/v2/filters/1', () => Response.json(sports))
    await expect.element(name).toHaveValue('Sports')

    await dialog.getByRole('button', { name: 'Remove goal' }).click()
    await place('Notifications').click()
    await save.click()

    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    expect(await sent('PUT')).toEqual({
      title: 'Sports',
      context: ['home', 'later', 'notifications'],
      filter_action: 'hide',
      keywords_attributes: [{ id: '10', _destroy: true }],
    })
  },
)

test(
  'what is missing is said where it is missing, and the focus goes there',
  { tags: ['BY-10'] },
  async () => {
    const { server } = await opened([], null)

    await save.click()
    await expect.element(dialog.getByText('Enter a name.')).toBeVisible()
    await expect.element(dialog.getByText('Enter at least one keyword.')).toBeVisible()
    await expect.element(name).toHaveFocus()
    await name.fill('Sports')
    for (const label of ['Home and lists', 'Notifications', 'Public timelines', 'Conversations'])
      await place(label).click()
    await place('Profiles').click()
    await word(1).fill('Goal')
    await dialog.getByRole('button', { name: 'Add keyword' }).click()
    await word(2).fill('goal ')
    await save.click()

    await expect.element(dialog.getByText('Duplicate: “goal”.')).toBeVisible()
    await expect.element(dialog.getByText('Choose at least one.')).toBeVisible()
    expect(server.calls()).not.toContain(POST)
  },
)

test(
  'what the server refuses is still written, with its reason above',
  { tags: ['BY-10'] },
  async () => {
    const { server, onClose } = await opened([], null, '#rain')
    server.on(POST, () => refuse(422, 'No more than 20 filters'))
    await expect.element(word(1)).toHaveValue('#rain')

    await save.click()

    const alert = dialog.getByRole('alert')
    await expect.element(alert).toHaveTextContent('rejected it')
    await expect.element(alert).toHaveTextContent('No more than 20 filters')
    await expect.element(word(1)).toHaveValue('#rain')
    await expect.element(save).toBeEnabled()
    expect(onClose).not.toHaveBeenCalled()
  },
)

test(
  'nothing that was written is lost by closing without a question',
  { tags: ['BY-10'] },
  async () => {
    const { onClose, top } = await opened([sports], '1')

    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(onClose).toHaveBeenCalledTimes(1)
    await name.fill('Games')
    await userEvent.keyboard('{Escape}')

    expect(onClose).toHaveBeenCalledTimes(1)
    const asked = top()
    expect(asked).toMatchObject({ type: 'CONFIRM', message: 'Discard changes?' })
    if (asked?.type === 'CONFIRM') asked.onConfirm()
    expect(onClose).toHaveBeenCalledTimes(2)
  },
)

test('one that is deleted elsewhere can be made anew', { tags: ['BY-10'] }, async () => {
  const { session, server, sent } = await opened([sports], '1')
  await expect.element(name).toHaveValue('Sports')
  server.on('GET /api/v2/filters', () => Response.json([]))
  server.on(POST, () => Response.json({ ...sports, id: '2' }))

  await session.store.set(fetchFiltersAtom, session)
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('deleted elsewhere')
  await save.click()

  await expect.poll(server.calls).toContain(POST)
  expect(await sent('POST')).toMatchObject({
    title: 'Sports',
    keywords_attributes: [
      { keyword: 'goal', whole_word: true },
      { keyword: 'cup', whole_word: false },
    ],
  })
})

test('several lines that are pasted are several words', { tags: ['BY-10'] }, async () => {
  await opened([], null)
  const data = new DataTransfer()
  data.setData('text/plain', 'goal\r\n\n cup \nmatch')

  word(1)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))

  await expect.element(word(3)).toHaveValue('match')
  await expect.element(word(2)).toHaveValue('cup')
  await expect.element(word(1)).toHaveValue('goal')
})

test('ten thousand words open and change without waiting', { tags: ['BY-10'] }, async () => {
  const keywords = Array.from({ length: 10_000 }, (_, index) => ({
    id: `k${index}`,
    keyword: `word${index}`,
    whole_word: true,
  }))
  const { server, sent, onClose } = await opened([{ ...sports, keywords }], '1')
  server.on('PUT /api/v2/filters/1', () => Response.json(sports))

  await word(2).fill('changed')
  expect(dialog.getByRole('textbox').elements().length).toBeLessThan(40)
  await dialog.getByRole('button', { name: 'Add keyword' }).click()
  await expect.element(word(10_001)).toHaveFocus()
  await userEvent.keyboard('new')
  await save.click()

  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  expect(await sent('PUT')).toMatchObject({
    keywords_attributes: [
      { id: 'k1', keyword: 'changed', whole_word: true },
      { keyword: 'new', whole_word: true },
    ],
  })
})

test(
  'an old server’s filter is one word without a name, and cannot blur',
  { tags: ['BY-10'] },
  async () => {
    const { session, server } = testSession()
    server.on('GET /api/v1/filters', () => Response.json([]))
    await session.store.set(fetchFiltersAtom, session)
    server.on('POST /api/v1/filters', () => Response.json({ id: '1', phrase: 'tea' }))
    const onClose = vi.fn<() => void>()
    await renderWithSession(session, <FilterDialog filterId={null} keyword="" onClose={onClose} />)

    expect(name.query()).toBeNull()
    expect(dialog.getByRole('radio', { name: 'Blur media' }).query()).toBeNull()
    await word(1).fill('tea')
    await save.click()

    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    expect(server.calls()).toContain('POST /api/v1/filters')
  },
)
