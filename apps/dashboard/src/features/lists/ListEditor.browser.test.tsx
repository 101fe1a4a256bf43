// First of all imports: whoever comes before it would order the layers.
import '../../styles/index.css'
import { expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { listId } from '@colonnade/domain/entities'
import { modalStackAtom } from '../../state/ui/modals.ts'
import { account } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ListEditor } from './ListEditor.tsx'

const LIST = 'GET /api/v1/lists/3'
const PUT = 'PUT /api/v1/lists/3'
const tea = { id: '3', title: 'Tea', replies_policy: 'list', exclusive: false }
const person = (id: string, username: string) => account({ id, username, acct: username })

/** The editor of a list that Ada is in. */
async function editor(list: object = tea) {
  const opened = testSession({ columns: [column('tea', 'LIST', { id: '3' })] })
  const { session, server } = opened
  const handleClose = vi.fn<() => void>()
  server.on(LIST, () => Response.json(list))
  server.on('GET /api/v1/lists/3/accounts', () => page([person('11', 'ada')]))
  server.on('POST /api/v1/lists/3/accounts', () => Response.json({}))
  server.on('DELETE /api/v1/lists/3/accounts', () => Response.json({}))
  server.on('GET /api/v1/accounts/search', () => page([person('12', 'bo')]))
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
    sent: async () => (await Promise.all(server.requests().map(bodyOf))).filter(Boolean),
  }
}

const bodyOf = async (request: Request): Promise<unknown> =>
  request.method === 'GET' ? null : [request.method, JSON.parse(await request.clone().text())]

test(
  'it begins with the list: its title, its rules and who is in it',
  { tags: ['LST-02', 'LST-09'] },
  async () => {
    const { title, members, dialog } = await editor()

    await expect.element(title).toHaveValue('Tea')
    await expect.element(dialog.getByRole('radio', { name: 'Members' })).toBeChecked()
    await expect
      .element(dialog.getByRole('switch', { name: 'Hide members in Home' }))
      .not.toBeChecked()
    await expect.element(members.getByText('@ada')).toBeVisible()
  },
)

test(
  'somebody is found among those one follows, taken in and taken out again',
  { tags: ['LST-10'] },
  async () => {
    const { search, button, server, sent, members } = await editor()
    await expect.element(members.getByText('@ada')).toBeVisible()

    await search.fill('bo')
    await button('Add @bo').click()
    await expect.element(button('Remove @bo')).toBeVisible()
    await search.fill('')
    await expect.element(members.getByText('@bo')).toBeVisible()
    await button('Remove @ada').click()

    // A slip is undone where it happened.
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

test('who may not be taken in is out again', { tags: ['LST-10'] }, async () => {
  const { search, button, server, members } = await editor()
  await expect.element(members.getByText('@ada')).toBeVisible()
  server.on('POST /api/v1/lists/3/accounts', () => refuse(422, 'no'))

  await search.fill('bo')
  await button('Add @bo').click()
  await search.fill('')

  await expect.element(members.getByText('@ada')).toBeVisible()
  await expect.poll(() => members.getByText('@bo').query()).toBeNull()
})

test(
  'a new title is saved by Enter, and stays written where the server refuses',
  { tags: ['LST-07'] },
  async () => {
    const { title, server, sent, dialog } = await editor()
    await expect.element(title).toHaveValue('Tea')
    server.on(PUT, () => refuse(503))

    await title.fill('Green tea')
    title.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))

    await expect.element(dialog.getByText('Couldn\'t save the title.')).toBeVisible()
    await expect.element(title).toHaveValue('Green tea')
    server.on(PUT, () => Response.json({ ...tea, title: 'Green tea' }))
    title.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await expect.poll(() => dialog.getByText('Couldn\'t save the title.').query()).toBeNull()
    expect(await sent()).toEqual(Array(2).fill(['PUT', { title: 'Green tea' }]))
  },
)

test.each([
  ['of today', tea, 'none'],
  ['of 2019', { ...tea, replies_policy: 'list_replies' }, 'no_replies'],
])(
  'a server %s is sent its own word for no replies',
  { tags: ['LST-12'] },
  async (_age, list, word) => {
    const { dialog, server, sent } = await editor(list)
    server.on(PUT, () => Response.json({ ...list, replies_policy: word }))

    await dialog.getByRole('radio', { name: 'No one' }).click()

    await expect.poll(sent).toEqual([['PUT', { replies_policy: word }]])
    await expect.element(dialog.getByRole('radio', { name: 'No one' })).toBeChecked()
  },
)

test('what the server has no say in is not there', { tags: ['LST-12'] }, async () => {
  const { dialog, title } = await editor({ id: '3', title: 'Tea' })
  await expect.element(title).toHaveValue('Tea')

  expect(dialog.getByRole('radio').elements()).toEqual([])
  expect(dialog.getByRole('switch').elements()).toEqual([])
})

test('where lists cannot be changed only their members can', async () => {
  const { session, dialog, title, members } = await editor()
  session.api.capabilities.note('listChanges', false)

  await expect.element(members.getByText('@ada')).toBeVisible()
  await expect.element(title).toHaveAttribute('readonly')
  expect(dialog.getByRole('radio').elements()).toEqual([])
})

test(
  'a list that was deleted elsewhere is told of calmly',
  { tags: ['LST-05', 'ERR-09'] },
  async () => {
    const { session, server, dialog } = testSessionOfGone()
    server.on(LIST, () => refuse(404))
    await renderWithSession(session, <ListEditor listId={listId('3')} onClose={() => undefined} />)

    await expect.element(dialog.getByText('This list was deleted')).toBeVisible()
    expect(dialog.getByRole('alert').elements()).toEqual([])
  },
)

test('a list that did not come can be asked for again', { tags: ['LST-05'] }, async () => {
  const { session, server, dialog } = testSessionOfGone()
  server.on(LIST, () => refuse(500, 'the tide is out'))
  await renderWithSession(session, <ListEditor listId={listId('3')} onClose={() => undefined} />)
  await expect.element(dialog.getByText('the tide is out')).toBeVisible()
  server.on(LIST, () => Response.json(tea))

  await dialog.getByRole('button', { name: 'Try again' }).click()

  await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea')
})

test('before it is deleted it asks, and says what goes along', { tags: ['LST-08'] }, async () => {
  const { session, server, button, handleClose } = await editor()
  server.on('DELETE /api/v1/lists/3', () => Response.json({}))

  await button('Delete list').click()

  const asked = session.app.get(modalStackAtom).at(-1)?.modal
  if (asked?.type !== 'CONFIRM') throw new Error('nothing is asked')
  expect(asked.message).toBe('Delete the list “Tea”?')
  expect(asked.details).toBe("You'll still follow its members. Its column will be removed.")
  expect(server.calls()).not.toContain('DELETE /api/v1/lists/3')
  asked.onConfirm()
  await expect.poll(server.calls).toContain('DELETE /api/v1/lists/3')
  expect(handleClose).toHaveBeenCalledOnce()
})

function testSessionOfGone() {
  return { ...testSession(), dialog: browser.getByRole('dialog', { name: 'Edit list' }) }
}
