import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { account, relationship } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse as pageOf, createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { FeaturedEditor } from './FeaturedEditor.tsx'

const LIST = 'GET /api/v1/endorsements'
const SEARCH = 'GET /api/v1/accounts/search'
const ada = account({ id: '7', username: 'ada' })
const bo = account({ id: '8', username: 'bo' })

async function renderDialog(featured: () => Response = () => pageOf([ada])) {
  const { session, server } = testSession()
  server.on(LIST, featured)
  server.on(SEARCH, () => pageOf([bo]))
  await renderWithSession(session, <FeaturedEditor onClose={() => undefined} />)
  return { server, dialog: page.getByRole('dialog', { name: 'Featured people' }) }
}

test('removes a featured account, and adds it again in place', { tags: ['ACC-13'] }, async () => {
  const { dialog, server } = await renderDialog()
  server.on('POST /api/v1/accounts/7/unpin', () => Response.json(relationship({ id: '7' })))
  server.on('POST /api/v1/accounts/7/pin', () =>
    Response.json(relationship({ id: '7', endorsed: true })),
  )

  await dialog.getByRole('button', { name: 'Remove @ada' }).click()
  await dialog.getByRole('button', { name: 'Add @ada' }).click()

  await expect.element(dialog.getByRole('button', { name: 'Remove @ada' })).toBeVisible()
  await expect
    .poll(server.calls)
    .toEqual([`${LIST}?limit=0`, 'POST /api/v1/accounts/7/unpin', 'POST /api/v1/accounts/7/pin'])
})

test(
  'searches up to four followed accounts by name, and adds one',
  { tags: ['ACC-13', 'API-28'] },
  async () => {
    const { dialog, server } = await renderDialog()
    server.on('POST /api/v1/accounts/8/pin', () =>
      Response.json(relationship({ id: '8', endorsed: true })),
    )
    const field = dialog.getByRole('searchbox', { name: 'Search among people you follow' })
    await expect.element(field).toHaveFocus()

    await field.fill('bo')
    await dialog
      .getByRole('list', { name: 'Search results' })
      .getByRole('button', { name: 'Add @bo' })
      .click()

    await expect
      .element(dialog.getByRole('list', { name: 'On your profile' }).getByText('@bo'))
      .toBeVisible()
    const searches = server.calls().filter((call) => call.startsWith(SEARCH))
    expect(searches).toEqual([`${SEARCH}?q=bo&resolve=false&limit=4&following=true`])
    expect(server.calls().at(-1)).toBe('POST /api/v1/accounts/8/pin')
  },
)

test.each([
  ['finds no one', () => pageOf([]), 'No matches among people you follow'],
  ['fails', () => createErrorResponse(403, 'the tide is out'), 'the tide is out'],
])('shows a message when a search %s', { tags: ['ACC-13'] }, async (_what, reply, words) => {
  const { dialog, server } = await renderDialog()
  server.on(SEARCH, reply)

  await dialog.getByRole('searchbox').fill('zz')

  await expect.element(dialog.getByText(words)).toBeVisible()
})

test('shows an empty state without featured accounts', { tags: ['ACC-13'] }, async () => {
  const { dialog } = await renderDialog(() => pageOf([]))

  await expect.element(dialog.getByText('No featured people yet')).toBeVisible()
})

test('shows the error of a failed list, and retries it', async () => {
  const { dialog, server } = await renderDialog(() => createErrorResponse(403, 'the tide is out'))
  await expect.element(dialog.getByText('the tide is out')).toBeVisible()
  server.on(LIST, () => pageOf([ada]))

  await dialog.getByRole('button', { name: 'Try again' }).click()

  await expect.element(dialog.getByText('@ada')).toBeVisible()
})
