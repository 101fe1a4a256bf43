// Imported first, because the first import decides the order of the CSS layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { ModalHost } from '../../app/modals/ModalHost.tsx'
import { columnsAtom } from '../../state/columns/columns.ts'
import { sessionsAtom, sleepingAccountsAtom } from '../../state/sessions.ts'
import { requestSignOutAtom } from '../../state/sessions/request-sign-out.ts'
import { modalAtom } from '../../state/ui/modals.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { addSecondSession, NOOR } from '../../testing/second-session.ts'
import { column, testSession } from '../../testing/test-session.ts'

async function askForNoor() {
  const { session } = testSession({ columns: [column('a', 'HOME')] })
  const { app } = session
  const noor = addSecondSession(session, [column('b', 'HOME')])
  await renderWithSession(session, <ModalHost />)
  app.set(requestSignOutAtom, noor)
  const dialog = browser.getByRole('alertdialog', { name: `Sign out of @${NOOR}?` })
  await expect.element(dialog).toBeVisible()
  const getState = () => ({
    columns: app.get(columnsAtom).map(({ uuid }) => uuid),
    asleep: app.get(sleepingAccountsAtom),
    accounts: app.get(sessionsAtom).length,
  })
  return { app, dialog, getState }
}

test.each([
  ['Remove its columns', { columns: ['a'], asleep: [], accounts: 1 }],
  ['Keep its columns asleep', { columns: ['a', 'b'], asleep: [NOOR], accounts: 1 }],
  ['Cancel', { columns: ['a', 'b'], asleep: [], accounts: 2 }],
])(
  'signs out of one of several accounts as chosen: %s',
  { tags: ['BY-02'] },
  async (name, state) => {
    const { app, dialog, getState } = await askForNoor()

    await dialog.getByRole('button', { name, exact: true }).click()

    await expect.poll(getState).toEqual(state)
    expect(app.get(modalAtom)).toBeNull()
  },
)

test(
  'keeps the columns with the Enter key, and the account with Escape',
  { tags: ['BY-02'] },
  async () => {
    const { getState } = await askForNoor()
    await userEvent.keyboard('{Escape}')
    expect(getState().accounts).toBe(2)

    const again = await askForNoor()
    await userEvent.keyboard('{Enter}')

    await expect.poll(() => again.getState().asleep).toEqual([NOOR])
  },
)

test('does not ask where there is one account', { tags: ['BY-02'] }, async () => {
  const { session } = testSession({ columns: [column('a', 'HOME')] })
  await renderWithSession(session, <ModalHost />)

  session.app.set(requestSignOutAtom, session)

  expect(session.app.get(modalAtom)).toBeNull()
  expect(session.app.get(sessionsAtom)).toEqual([])
})
