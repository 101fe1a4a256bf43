import { beforeEach, expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { accountKey } from '@colonnade/domain/entities'
import { columnsAtom } from '../../state/columns/columns.ts'
import { deckAccountsAtom, sessionsAtom, sleepingAccountsAtom } from '../../state/sessions.ts'
import { accountColourAtoms, accountKeysAtom } from '../../state/sessions/account-looks.ts'
import { storeEndedSignIn } from '../../state/sessions/remove-account-data.ts'
import { beginSignInAtom } from '../../state/sessions/sign-in.ts'
import { signOutAtom } from '../../state/sessions/sign-out.ts'
import { modalAtom } from '../../state/ui/modals.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { addSecondSession, NOOR } from '../../testing/second-session.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { AccountsDialog } from './AccountsDialog.tsx'
import { AddAccountDialog } from './AddAccountDialog.tsx'

const MIRA = accountKey('mira', 'colonnade.example')
const OLA = accountKey('ola', 'far.example')

const getCard = (key: string) => browser.getByRole('group', { name: `@${key}`, exact: true })

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

async function openAccounts() {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, platform } = opened
  storeEndedSignIn(platform.storage, {
    key: OLA,
    origin: 'https://far.example',
    isAnnounced: true,
  })
  const second = addSecondSession(session, [column('b', 'HOME')])
  const onClose = vi.fn()
  await renderWithSession(session, <AccountsDialog onClose={onClose} />)
  return { ...opened, app: session.app, second, onClose }
}

test('lists every account with its state', { tags: ['BY-02'] }, async () => {
  await openAccounts()

  await expect.element(getCard(MIRA)).toHaveTextContent('Signed in')
  await expect.element(getCard(NOOR)).toHaveTextContent('Signed in')
  await expect.element(getCard(OLA)).toHaveTextContent('Signed out')
})

test('moves an account by buttons and keeps the focus', { tags: ['BY-02'] }, async () => {
  const { app } = await openAccounts()
  const down = getCard(MIRA).getByRole('button', { name: 'Move down' })
  await expect.element(getCard(MIRA).getByRole('button', { name: 'Move up' })).toBeDisabled()

  await down.click()
  expect(app.get(accountKeysAtom)).toEqual([NOOR, MIRA, OLA])
  await expect.element(down).toHaveFocus()
  await userEvent.keyboard('{Enter}')

  expect(app.get(accountKeysAtom)).toEqual([NOOR, OLA, MIRA])
  await expect.element(getCard(MIRA).getByRole('button', { name: 'Move up' })).toHaveFocus()
  expect(app.get(sessionsAtom).map(({ key }) => key)).toEqual([NOOR, MIRA])
})

test('moves an account by dragging it', { tags: ['BY-02'] }, async () => {
  const { app } = await openAccounts()
  const getName = (key: string) => getCard(key).getByText(`@${key}`)
  // The drag-and-drop code loads last.
  await expect.poll(() => document.querySelector('[id^="DndLiveRegion"]')).not.toBeNull()

  await userEvent.dragAndDrop(getName(OLA), getName(MIRA), { steps: 8 })

  await expect.poll(() => app.get(accountKeysAtom)).toEqual([OLA, MIRA, NOOR])
})

test('moves an account by keys on its handle', { tags: ['BY-02'] }, async () => {
  const { app, onClose } = await openAccounts()
  const handle = getCard(MIRA).getByRole('button', { name: 'Move', exact: true })
  // The drag-and-drop code loads last, and adds the instructions for screen readers.
  await expect.element(handle).toHaveAccessibleDescription(/^Press Space to pick up the account/)
  const announced = () => document.querySelector('[id^="DndLiveRegion"]')?.textContent
  handle.element().focus()

  await userEvent.keyboard(' ')
  await expect.poll(announced).toBe(`Picked up @${MIRA}. Position 1 of 3.`)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(announced).toBe(`@${MIRA} is over position 2 of 3.`)
  await userEvent.keyboard('{Escape}')
  await expect.poll(announced).toBe(`@${MIRA} wasn't moved.`)
  expect(app.get(accountKeysAtom)).toEqual([MIRA, NOOR, OLA])
  expect(onClose).not.toHaveBeenCalled()

  await userEvent.keyboard(' ')
  await expect.poll(announced).toBe(`Picked up @${MIRA}. Position 1 of 3.`)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(announced).toBe(`@${MIRA} is over position 2 of 3.`)
  await userEvent.keyboard(' ')

  await expect.poll(announced).toBe(`@${MIRA} dropped at position 2 of 3.`)
  expect(app.get(accountKeysAtom)).toEqual([NOOR, MIRA, OLA])
  await expect.element(handle).toHaveFocus()
})

test(
  'removes an account that is signed out, with its columns, once that is confirmed',
  { tags: ['BY-02'] },
  async () => {
    const { app, platform } = await openAccounts()
    app.set(sleepingAccountsAtom, OLA)
    app.set(columnsAtom, [
      ...app.get(columnsAtom),
      { uuid: 'z', id: 'HOME', params: {}, accountKey: OLA },
    ])

    await getCard(OLA).getByRole('button', { name: 'Remove' }).click()
    const asked = app.get(modalAtom)?.modal
    expect(asked).toMatchObject({
      type: 'CONFIRM',
      message: `Remove @${OLA} from this browser?`,
      isDangerous: true,
    })
    await expect.element(getCard(OLA)).toBeVisible()
    if (asked?.type === 'CONFIRM') asked.onConfirm()

    await expect.element(getCard(OLA)).not.toBeInTheDocument()
    expect(app.get(columnsAtom).map(({ uuid }) => uuid)).toEqual(['a', 'b'])
    expect(platform.storage.keys().filter((name) => name.includes(OLA))).toEqual([])
    expect(app.get(deckAccountsAtom)).toEqual([MIRA, NOOR])
  },
)

test('changes the colour of an account', { tags: ['BY-37'] }, async () => {
  const { app } = await openAccounts()
  const button = getCard(NOOR).getByRole('button', { name: 'Colour' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')

  await button.click()
  await getCard(NOOR).getByRole('radio', { name: 'Pink' }).click()
  expect(app.get(accountColourAtoms(NOOR))).toBe('pink')
  await getCard(NOOR).getByLabelText('Custom colour').fill('#12ab34')

  expect(app.get(accountColourAtoms(NOOR))).toBe('#12ab34')
})

test(
  'asks what becomes of the columns of an account that signs out',
  { tags: ['BY-02'] },
  async () => {
    const { app } = await openAccounts()

    await getCard(NOOR).getByRole('button', { name: 'Sign out' }).click()

    expect(app.get(modalAtom)?.modal).toEqual({ type: 'SIGN_OUT', accountKey: NOOR })
    expect(app.get(sessionsAtom)).toHaveLength(2)
  },
)

test('shows only the accounts that are left', { tags: ['BY-02'] }, async () => {
  const { app, server, second } = await openAccounts()
  server.on('POST /oauth/revoke', () => Response.json({}))
  await expect.element(getCard(NOOR)).toBeVisible()

  await app.set(signOutAtom, second)

  await expect.element(getCard(NOOR)).not.toBeInTheDocument()
  await expect.poll(() => app.get(sessionsAtom).map(({ key }) => key)).toEqual([MIRA])
  await expect.element(getCard(MIRA)).toBeVisible()
})

test('signs in again to an account whose sign-in has ended', { tags: ['BY-02'] }, async () => {
  const { server } = await openAccounts()
  server.hold('GET /api/v2/instance')

  await getCard(OLA).getByRole('button', { name: 'Sign in again' }).click()

  await expect.poll(() => server.calls()).toContain('GET /api/v2/instance')
  expect(new URL(server.requests().at(-1)?.url ?? '').origin).toBe('https://far.example')
})

test('opens the dialog that adds an account', { tags: ['BY-02'] }, async () => {
  const { app } = await openAccounts()

  await browser.getByRole('button', { name: 'Add account' }).click()

  expect(app.get(modalAtom)?.modal.type).toBe('ADD_ACCOUNT')
})

test('offers the known servers, and a field for another one', { tags: ['BY-02'] }, async () => {
  const { session, server } = testSession()
  server.on('GET /api/v2/instance', () => createErrorResponse(503, 'The tide is out'))
  await renderWithSession(session, <AddAccountDialog onClose={() => undefined} />)
  await expect.element(browser.getByRole('textbox', { name: 'Server' })).toHaveFocus()

  await browser.getByRole('button', { name: 'Sign in to colonnade.example' }).click()

  await expect.element(browser.getByRole('alert')).toHaveTextContent('The tide is out')
  await expect.element(browser.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
})

test(
  'fills in the server of a failed sign-in, and forgets the failure',
  { tags: ['BY-02'] },
  async () => {
    const { session } = testSession()
    await session.app.set(beginSignInAtom, 'not a server')
    const shown = await renderWithSession(session, <AddAccountDialog onClose={() => undefined} />)
    await expect.element(browser.getByRole('alert')).toHaveTextContent('Enter a server address')

    await shown.unmount()
    await renderWithSession(session, <AddAccountDialog onClose={() => undefined} />)

    await expect.element(browser.getByRole('textbox', { name: 'Server' })).toBeVisible()
    expect(browser.getByRole('alert').elements()).toEqual([])
  },
)
