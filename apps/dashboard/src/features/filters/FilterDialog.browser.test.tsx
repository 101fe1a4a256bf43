// Must be the first import: any other stylesheet imported earlier would determine the order of the cascade layers.
import '../../styles/index.css'
import { expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { filterId } from '@colonnade/domain/entities'
import { fetchFiltersAtom } from '../../state/filters/fetch-filters.ts'
import { modalStackAtom } from '../../state/ui/modals.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createErrorResponse } from '../../testing/scripted-server.ts'
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
const getWordField = (position: number) =>
  dialog.getByRole('textbox', { name: `Keyword or phrase ${position}`, exact: true })
const save = dialog.getByRole('button', { name: 'Save' })
const getContextBox = (label: string) => dialog.getByRole('checkbox', { name: label, exact: true })

async function renderDialog(filters: readonly object[], id: string | null, keyword = '') {
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

test('saves a new filter with all of its fields', { tags: ['BY-10', 'OVR-07'] }, async () => {
  const { server, sent, onClose } = await renderDialog([], null)
  server.on(POST, () => Response.json(sports))
  await expect.element(name).toHaveFocus()

  await name.fill('Sports')
  await getWordField(1).fill('goal')
  await userEvent.keyboard('{Enter}')
  await expect.element(getWordField(2)).toHaveFocus()
  await userEvent.keyboard('cup')
  await dialog.getByRole('checkbox', { name: 'Whole word' }).nth(1).click()
  await getContextBox('Public timelines').click()
  await dialog.getByRole('radio', { name: 'Hide' }).click({ force: true })
  await dialog.getByRole('button', { name: 'Expires: Never' }).click()
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
})

test(
  'sends only the changed keywords, and keeps contexts that are unknown here',
  { tags: ['BY-10'] },
  async () => {
    const { server, sent, onClose } = await renderDialog([sports], '1')
    server.on('PUT /api/v2/filters/1', () => Response.json(sports))
    await expect.element(name).toHaveValue('Sports')

    await dialog.getByRole('button', { name: 'Remove goal' }).click()
    await getContextBox('Notifications').click()
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
  'shows each validation error at its field, and focuses the first one',
  { tags: ['BY-10'] },
  async () => {
    const { server } = await renderDialog([], null)

    await save.click()
    await expect.element(dialog.getByText('Enter a name.')).toBeVisible()
    await expect.element(dialog.getByText('Enter at least one keyword.')).toBeVisible()
    await expect.element(name).toHaveFocus()
    await name.fill('Sports')
    for (const label of ['Home and lists', 'Notifications', 'Public timelines', 'Conversations'])
      await getContextBox(label).click()
    await getContextBox('Profiles').click()
    await getWordField(1).fill('Goal')
    await dialog.getByRole('button', { name: 'Add keyword' }).click()
    await getWordField(2).fill('goal ')
    await save.click()

    await expect.element(dialog.getByText('Duplicate: “goal”.')).toBeVisible()
    await expect.element(dialog.getByText('Choose at least one.')).toBeVisible()
    expect(server.calls()).not.toContain(POST)
  },
)

test(
  'keeps the form and shows the reason when the server rejects the filter',
  { tags: ['BY-10'] },
  async () => {
    const { server, onClose } = await renderDialog([], null, '#rain')
    server.on(POST, () => createErrorResponse(422, 'No more than 20 filters'))
    await expect.element(getWordField(1)).toHaveValue('#rain')

    await save.click()

    const alert = dialog.getByRole('alert')
    await expect.element(alert).toHaveTextContent('rejected it')
    await expect.element(alert).toHaveTextContent('No more than 20 filters')
    await expect.element(getWordField(1)).toHaveValue('#rain')
    await expect.element(save).toBeEnabled()
    expect(onClose).not.toHaveBeenCalled()
  },
)

test('asks for confirmation before closing a changed form', { tags: ['BY-10'] }, async () => {
  const { onClose, top } = await renderDialog([sports], '1')

  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(onClose).toHaveBeenCalledTimes(1)
  await name.fill('Games')
  await userEvent.keyboard('{Escape}')

  expect(onClose).toHaveBeenCalledTimes(1)
  const modal = top()
  expect(modal).toMatchObject({ type: 'CONFIRM', message: 'Discard changes?' })
  if (modal?.type === 'CONFIRM') modal.onConfirm()
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('recreates a filter that was deleted elsewhere', { tags: ['BY-10'] }, async () => {
  const { session, server, sent } = await renderDialog([sports], '1')
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

test('splits pasted lines into separate keywords', { tags: ['BY-10'] }, async () => {
  await renderDialog([], null)
  const data = new DataTransfer()
  data.setData('text/plain', 'goal\r\n\n cup \nmatch')

  getWordField(1)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))

  await expect.element(getWordField(3)).toHaveValue('match')
  await expect.element(getWordField(2)).toHaveValue('cup')
  await expect.element(getWordField(1)).toHaveValue('goal')
})

test('stays responsive with 10,000 keywords', { tags: ['BY-10'] }, async () => {
  const keywords = Array.from({ length: 10_000 }, (_, index) => ({
    id: `k${index}`,
    keyword: `word${index}`,
    whole_word: true,
  }))
  const { server, sent, onClose } = await renderDialog([{ ...sports, keywords }], '1')
  server.on('PUT /api/v2/filters/1', () => Response.json(sports))

  await getWordField(2).fill('changed')
  expect(dialog.getByRole('textbox').elements().length).toBeLessThan(40)
  await dialog.getByRole('button', { name: 'Add keyword' }).click()
  await expect.element(getWordField(10_001)).toHaveFocus()
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
  'offers one keyword without a title and without blur on a v1 server',
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
    await getWordField(1).fill('tea')
    await save.click()

    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    expect(server.calls()).toContain('POST /api/v1/filters')
  },
)
