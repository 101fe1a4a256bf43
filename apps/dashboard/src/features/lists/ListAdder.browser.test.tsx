// Must be the first import: any other stylesheet imported earlier would determine the order of the cascade layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { accountId } from '@colonnade/domain/entities'
import { ingestAccountsAtom } from '../../state/entities/ingest.ts'
import { account } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { ListAdder } from './ListAdder.tsx'

const createList = (id: string, title: string) => ({ id, title, replies_policy: 'list' })

/** Renders the dialog with the user's lists. Ada is in Tea. */
async function renderDialog(lists = [createList('3', 'Tea'), createList('4', 'Ink')]) {
  const opened = testSession()
  const { session, server } = opened
  server.on('GET /api/v1/lists', () => createPageResponse(lists))
  server.on('GET /api/v1/accounts/11/lists', () => createPageResponse(lists.slice(0, 1)))
  session.store.set(ingestAccountsAtom, session, [account({ id: '11', acct: 'ada' })])
  await renderWithSession(
    session,
    <ListAdder accountId={accountId('11')} onClose={() => undefined} />,
  )
  const dialog = browser.getByRole('dialog', { name: 'Add @ada to lists' })
  return { ...opened, dialog, toggle: (name: string) => dialog.getByRole('switch', { name }) }
}

test(
  'lists all lists of the user by title, with those of the account switched on',
  { tags: ['LST-11'] },
  async () => {
    const { dialog, toggle } = await renderDialog()

    await expect.element(toggle('Tea')).toBeChecked()
    await expect.element(toggle('Ink')).not.toBeChecked()
    expect(
      dialog
        .getByRole('switch')
        .elements()
        .map((one) => one.closest('li')?.textContent),
    ).toEqual(['Ink', 'Tea'])
  },
)

test(
  'adds and removes the account with a switch, and rolls back when the server refuses',
  { tags: ['LST-11'] },
  async () => {
    const { server, toggle } = await renderDialog()
    server.on('POST /api/v1/lists/4/accounts', () => Response.json({}))
    server.on('DELETE /api/v1/lists/3/accounts', () => createErrorResponse(503))

    await toggle('Ink').click()
    await toggle('Tea').click()

    await expect.poll(server.calls).toContain('DELETE /api/v1/lists/3/accounts')
    await expect.element(toggle('Tea')).toBeChecked()
    await expect.element(toggle('Ink')).toBeChecked()
    const added = server.requests().find(({ method }) => method === 'POST')
    expect(await added?.json()).toEqual({ account_ids: ['11'] })
  },
)

test(
  'adds the account to a list that is created here',
  { tags: ['LST-06', 'LST-11'] },
  async () => {
    const { server, dialog, toggle } = await renderDialog([])
    server.on('POST /api/v1/lists', () => Response.json(createList('5', 'Sea')))
    server.on('POST /api/v1/lists/5/accounts', () => Response.json({}))
    await expect.element(dialog.getByText("You don't have any lists yet.")).toBeVisible()

    await dialog.getByRole('textbox', { name: 'New list' }).fill('Sea')
    await dialog.getByRole('button', { name: 'Create' }).click()

    await expect.element(toggle('Sea')).toBeChecked()
    await expect.poll(server.calls).toContain('POST /api/v1/lists/5/accounts')
  },
)

test('retries lists that failed to load', { tags: ['LST-11'] }, async () => {
  const { session, server } = testSession()
  server.on('GET /api/v1/lists', () => createPageResponse([createList('3', 'Tea')]))
  server.on('GET /api/v1/accounts/11/lists', () => createErrorResponse(500, 'the tide is out'))
  await renderWithSession(
    session,
    <ListAdder accountId={accountId('11')} onClose={() => undefined} />,
  )
  await expect.element(browser.getByText('the tide is out')).toBeVisible()
  server.on('GET /api/v1/accounts/11/lists', () => createPageResponse([]))

  await browser.getByRole('button', { name: 'Try again' }).click()

  await expect.element(browser.getByRole('switch', { name: 'Tea' })).not.toBeChecked()
})
