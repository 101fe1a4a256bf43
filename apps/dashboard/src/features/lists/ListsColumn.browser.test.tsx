// First of all imports: whoever comes before it would order the layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { modalStackAtom } from '../../state/ui/modals.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { page, refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { ListsColumn } from './ListsColumn.tsx'

const list = (id: string, title: string) => ({ id, title, exclusive: id === '4' })
const lines = browser.getByRole('list', { name: 'Lists' })
const field = browser.getByRole('textbox', { name: 'New list' })
const create = browser.getByRole('button', { name: 'Create' })

async function screen(reply = () => page([list('3', 'Tea'), list('4', 'Ink')])) {
  const opened = testSession()
  const { session, server } = opened
  server.on('GET /api/v1/lists', reply)
  await renderWithSession(session, <ListsColumn label="Lists" />)
  const asked = () => {
    const modal = session.app.get(modalStackAtom).at(-1)?.modal
    return modal?.type === 'CONFIRM' ? modal : null
  }
  return { ...opened, asked }
}

test('all lists stand there by title, each a way into it', { tags: ['LST-01'] }, async () => {
  await screen()

  await expect.element(lines.getByRole('link', { name: 'Tea' })).toBeVisible()
  const links = lines.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/timelines/list/4',
    '/timelines/list/3',
  ])
  expect(links[0]?.textContent).toContain('Members hidden in Home')
})

test(
  'a title makes a list, and the field is empty for the next one',
  { tags: ['LST-01', 'LST-04', 'LST-06'] },
  async () => {
    const { server } = await screen()
    server.on('POST /api/v1/lists', () => Response.json(list('5', 'Sea')))
    await expect.element(create).toBeDisabled()

    await field.fill('Sea')
    await create.click()

    await expect.element(lines.getByRole('link', { name: 'Sea' })).toBeVisible()
    await expect.element(field).toHaveValue('')
  },
)

test('a title that the server refuses stays written', { tags: ['LST-06'] }, async () => {
  const { server } = await screen()
  server.on('POST /api/v1/lists', () => refuse(422, 'too many'))

  await field.fill('Sea')
  await create.click()

  await expect.poll(server.calls).toContain('POST /api/v1/lists')
  await expect.element(create).toBeEnabled()
  await expect.element(field).toHaveValue('Sea')
})

test(
  'a list is deleted only after it was asked, and the focus stays near',
  { tags: ['LST-08'] },
  async () => {
    const { server, asked } = await screen()
    server.on('DELETE /api/v1/lists/3', () => Response.json({}))

    await lines.getByRole('button', { name: 'Delete Tea' }).click()
    expect(server.calls()).not.toContain('DELETE /api/v1/lists/3')
    expect(asked()?.message).toBe('Delete the list “Tea”?')
    asked()?.onConfirm()

    await expect.poll(() => lines.getByRole('link').elements()).toHaveLength(1)
    await expect.poll(() => document.activeElement?.contains(lines.element())).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  },
)

test('one that the server keeps comes back', { tags: ['LST-08'] }, async () => {
  const { server, asked } = await screen()
  server.on('DELETE /api/v1/lists/3', () => refuse(500))
  await lines.getByRole('button', { name: 'Delete Tea' }).click()

  asked()?.onConfirm()

  await expect.poll(server.calls).toContain('DELETE /api/v1/lists/3')
  await expect.element(lines.getByRole('link', { name: 'Tea' })).toBeVisible()
})

test('who has no lists is told what they are for', async () => {
  await screen(() => page([]))

  await expect.element(browser.getByText('No lists yet')).toBeVisible()
})

test('lists that did not come can be asked for again', { tags: ['LST-05'] }, async () => {
  const { server } = await screen(() => refuse(500, 'the tide is out'))
  await expect.element(browser.getByText('the tide is out')).toBeVisible()
  server.on('GET /api/v1/lists', () => page([list('3', 'Tea')]))

  await browser.getByRole('button', { name: 'Try again' }).click()

  await expect.element(lines.getByRole('link', { name: 'Tea' })).toBeVisible()
  expect(browser.getByText('the tide is out').query()).toBeNull()
})
