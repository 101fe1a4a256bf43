// Must be the first import: any other stylesheet imported earlier would determine the order of the cascade layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { modalStackAtom } from '../../state/ui/modals.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { ListsColumn } from './ListsColumn.tsx'

const createList = (id: string, title: string) => ({ id, title, exclusive: id === '4' })
const lines = browser.getByRole('list', { name: 'Lists' })
const field = browser.getByRole('textbox', { name: 'New list' })
const create = browser.getByRole('button', { name: 'Create' })

async function renderColumn(
  reply = () => createPageResponse([createList('3', 'Tea'), createList('4', 'Ink')]),
) {
  const opened = testSession()
  const { session, server } = opened
  server.on('GET /api/v1/lists', reply)
  await renderWithSession(session, <ListsColumn label="Lists" />)
  const getConfirmation = () => {
    const modal = session.app.get(modalStackAtom).at(-1)?.modal
    return modal?.type === 'CONFIRM' ? modal : null
  }
  return { ...opened, getConfirmation }
}

test('shows all lists by title, each as a link to its timeline', { tags: ['LST-01'] }, async () => {
  await renderColumn()

  await expect.element(lines.getByRole('link', { name: 'Tea' })).toBeVisible()
  const links = lines.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/timelines/list/4',
    '/timelines/list/3',
  ])
  expect(links[0]?.textContent).toContain('Members hidden in Home')
})

test(
  'creates a list from a title, and empties the field',
  { tags: ['LST-01', 'LST-04', 'LST-06'] },
  async () => {
    const { server } = await renderColumn()
    server.on('POST /api/v1/lists', () => Response.json(createList('5', 'Sea')))
    await expect.element(create).toBeDisabled()

    await field.fill('Sea')
    await create.click()

    await expect.element(lines.getByRole('link', { name: 'Sea' })).toBeVisible()
    await expect.element(field).toHaveValue('')
  },
)

test('keeps the typed title when the server refuses it', { tags: ['LST-06'] }, async () => {
  const { server } = await renderColumn()
  server.on('POST /api/v1/lists', () => createErrorResponse(422, 'too many'))

  await field.fill('Sea')
  await create.click()

  await expect.poll(server.calls).toContain('POST /api/v1/lists')
  await expect.element(create).toBeEnabled()
  await expect.element(field).toHaveValue('Sea')
})

test(
  'deletes a list only after confirmation, and keeps the focus nearby',
  { tags: ['LST-08'] },
  async () => {
    const { server, getConfirmation } = await renderColumn()
    server.on('DELETE /api/v1/lists/3', () => Response.json({}))

    await lines.getByRole('button', { name: 'Delete Tea' }).click()
    expect(server.calls()).not.toContain('DELETE /api/v1/lists/3')
    expect(getConfirmation()?.message).toBe('Delete the list “Tea”?')
    getConfirmation()?.onConfirm()

    await expect.poll(() => lines.getByRole('link').elements()).toHaveLength(1)
    await expect.poll(() => document.activeElement?.contains(lines.element())).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  },
)

test('restores a list when the server refuses to delete it', { tags: ['LST-08'] }, async () => {
  const { server, getConfirmation } = await renderColumn()
  server.on('DELETE /api/v1/lists/3', () => createErrorResponse(500))
  await lines.getByRole('button', { name: 'Delete Tea' }).click()

  getConfirmation()?.onConfirm()

  await expect.poll(server.calls).toContain('DELETE /api/v1/lists/3')
  await expect.element(lines.getByRole('link', { name: 'Tea' })).toBeVisible()
})

test('shows an empty state without lists', async () => {
  await renderColumn(() => createPageResponse([]))

  await expect.element(browser.getByText('No lists yet')).toBeVisible()
})

test('retries lists that failed to load', { tags: ['LST-05'] }, async () => {
  const { server } = await renderColumn(() => createErrorResponse(500, 'the tide is out'))
  await expect.element(browser.getByText('the tide is out')).toBeVisible()
  server.on('GET /api/v1/lists', () => createPageResponse([createList('3', 'Tea')]))

  await browser.getByRole('button', { name: 'Try again' }).click()

  await expect.element(lines.getByRole('link', { name: 'Tea' })).toBeVisible()
  expect(browser.getByText('the tide is out').query()).toBeNull()
})
