// Must be the first import: any other stylesheet imported earlier would determine the order of the cascade layers.
import '../../styles/index.css'
import { expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { listId } from '@colonnade/domain/entities'
import { modalStackAtom } from '../../state/ui/modals.ts'
import { account } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ListEditor } from './ListEditor.tsx'

const LIST = 'GET /api/v1/lists/3'
const PUT = 'PUT /api/v1/lists/3'
const tea = { id: '3', title: 'Tea', replies_policy: 'list', exclusive: false }
const createAccount = (id: string, username: string) => account({ id, username, acct: username })

/** Renders the editor of a list that Ada is in. */
async function renderEditor(list: object = tea) {
  const opened = testSession({ columns: [column('tea', 'LIST', { id: '3' })] })
  const { session, server } = opened
  const handleClose = vi.fn<() => void>()
  server.on(LIST, () => Response.json(list))
  server.on('GET /api/v1/lists/3/accounts', () => createPageResponse([createAccount('11', 'ada')]))
  server.on('POST /api/v1/lists/3/accounts', () => Response.json({}))
  server.on('DELETE /api/v1/lists/3/accounts', () => Response.json({}))
  server.on('GET /api/v1/accounts/search', () => createPageResponse([createAccount('12', 'bo')]))
  await renderWithSession(session, <ListEditor listId={listId('3')} onClose={handleClose} />)
  const dialog = browser.getByRole('dialog', { name: 'Edit list' })
  return {
    ...opened,
    dialog,
    handleClose,
    title: dialog.getByRole('textbox', { name: 'Title' }),
    members: dialog.getByRole('list', { name: 'Members' }),
    search: dialog.getByRole('searchbox', { name: 'Search among people you follow' }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    sent: async () => (await Promise.all(server.requests().map(readBody))).filter(Boolean),
  }
}

const readBody = async (request: Request): Promise<unknown> =>
  request.method === 'GET' ? null : [request.method, JSON.parse(await request.clone().text())]

test(
  'shows the title, the settings and the members of a list',
  { tags: ['LST-02', 'LST-09'] },
  async () => {
    const { title, members, dialog } = await renderEditor()

    await expect.element(title).toHaveValue('Tea')
    await expect.element(dialog.getByRole('radio', { name: 'Members' })).toBeChecked()
    await expect
      .element(dialog.getByRole('switch', { name: 'Hide members in Home' }))
      .not.toBeChecked()
    await expect.element(members.getByText('@ada')).toBeVisible()
  },
)

test(
  'searches among followed accounts, and adds and removes members',
  { tags: ['LST-10'] },
  async () => {
    const { search, button, server, sent, members } = await renderEditor()
    await expect.element(members.getByText('@ada')).toBeVisible()

    await search.fill('bo')
    await button('Add @bo').click()
    await expect.element(button('Remove @bo')).toBeVisible()
    await search.fill('')
    await expect.element(members.getByText('@bo')).toBeVisible()
    await button('Remove @ada').click()

    // An accidental removal can be undone in place.
    await expect.element(button('Add @ada')).toBeVisible()
    expect(server.calls()).toContain(
      'GET /api/v1/accounts/search?q=bo&resolve=false&limit=4&following=true',
    )
    expect(await sent()).toEqual([
      ['POST', { account_ids: ['12'] }],
      ['DELETE', { account_ids: ['11'] }],
    ])
  },
)

test('rolls back an added member when the server refuses', { tags: ['LST-10'] }, async () => {
  const { search, button, server, members } = await renderEditor()
  await expect.element(members.getByText('@ada')).toBeVisible()
  server.on('POST /api/v1/lists/3/accounts', () => createErrorResponse(422, 'no'))

  await search.fill('bo')
  await button('Add @bo').click()
  await search.fill('')

  await expect.element(members.getByText('@ada')).toBeVisible()
  await expect.poll(() => members.getByText('@bo').query()).toBeNull()
})

test(
  'saves a new title on Enter, and keeps the text when the server refuses',
  { tags: ['LST-07'] },
  async () => {
    const { title, server, sent, dialog } = await renderEditor()
    await expect.element(title).toHaveValue('Tea')
    server.on(PUT, () => createErrorResponse(503))

    await title.fill('Green tea')
    title.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))

    await expect.element(dialog.getByText("Couldn't save the title.")).toBeVisible()
    await expect.element(title).toHaveValue('Green tea')
    server.on(PUT, () => Response.json({ ...tea, title: 'Green tea' }))
    title.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await expect.poll(() => dialog.getByText("Couldn't save the title.").query()).toBeNull()
    expect(await sent()).toEqual(Array(2).fill(['PUT', { title: 'Green tea' }]))
  },
)

test.each([
  ['with the current API', tea, 'none'],
  ['of 2019', { ...tea, replies_policy: 'list_replies' }, 'no_replies'],
])(
  'sends a server %s its own value for no replies',
  { tags: ['LST-12'] },
  async (_age, list, word) => {
    const { dialog, server, sent } = await renderEditor(list)
    server.on(PUT, () => Response.json({ ...list, replies_policy: word }))

    await dialog.getByRole('radio', { name: 'No one' }).click()

    await expect.poll(sent).toEqual([['PUT', { replies_policy: word }]])
    await expect.element(dialog.getByRole('radio', { name: 'No one' })).toBeChecked()
  },
)

test('hides settings that the server does not support', { tags: ['LST-12'] }, async () => {
  const { dialog, title } = await renderEditor({ id: '3', title: 'Tea' })
  await expect.element(title).toHaveValue('Tea')

  expect(dialog.getByRole('radio').elements()).toEqual([])
  expect(dialog.getByRole('switch').elements()).toEqual([])
})

test('allows editing only the members when the server cannot change lists', async () => {
  const { session, dialog, title, members } = await renderEditor()
  session.api.capabilities.record('listChanges', false)

  await expect.element(members.getByText('@ada')).toBeVisible()
  await expect.element(title).toHaveAttribute('readonly')
  expect(dialog.getByRole('radio').elements()).toEqual([])
})

test(
  'shows an empty state for a list that was deleted elsewhere',
  { tags: ['LST-05', 'ERR-09'] },
  async () => {
    const { session, server, dialog } = createSessionWithDialog()
    server.on(LIST, () => createErrorResponse(404))
    await renderWithSession(session, <ListEditor listId={listId('3')} onClose={() => undefined} />)

    await expect.element(dialog.getByText('This list was deleted')).toBeVisible()
    expect(dialog.getByRole('alert').elements()).toEqual([])
  },
)

test('retries a list that failed to load', { tags: ['LST-05'] }, async () => {
  const { session, server, dialog } = createSessionWithDialog()
  server.on(LIST, () => createErrorResponse(500, 'the tide is out'))
  await renderWithSession(session, <ListEditor listId={listId('3')} onClose={() => undefined} />)
  await expect.element(dialog.getByText('the tide is out')).toBeVisible()
  server.on(LIST, () => Response.json(tea))

  await dialog.getByRole('button', { name: 'Try again' }).click()

  await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea')
})

test(
  'asks for confirmation before deleting, with the columns that will be removed',
  { tags: ['LST-08'] },
  async () => {
    const { session, server, button, handleClose } = await renderEditor()
    server.on('DELETE /api/v1/lists/3', () => Response.json({}))

    await button('Delete list').click()

    const modal = session.app.get(modalStackAtom).at(-1)?.modal
    if (modal?.type !== 'CONFIRM') throw new Error('no confirmation is open')
    expect(modal.message).toBe('Delete the list “Tea”?')
    expect(modal.details).toBe("You'll still follow its members. Its column will be removed.")
    expect(server.calls()).not.toContain('DELETE /api/v1/lists/3')
    modal.onConfirm()
    await expect.poll(server.calls).toContain('DELETE /api/v1/lists/3')
    expect(handleClose).toHaveBeenCalledOnce()
  },
)

function createSessionWithDialog() {
  return { ...testSession(), dialog: browser.getByRole('dialog', { name: 'Edit list' }) }
}
