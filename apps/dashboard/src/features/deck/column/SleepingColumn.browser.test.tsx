// Imported first, because the first import decides the order of the CSS layers.
import '../../../styles/index.css'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { columnsAtom } from '../../../state/columns/columns.ts'
import type { Session } from '../../../state/session.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import { endSessionAtom } from '../../../state/sessions/end-session.ts'
import { getRegion, renderDeck } from '../../../testing/render-deck.tsx'
import { addSecondSession, NOOR } from '../../../testing/second-session.ts'
import { column } from '../../../testing/test-session.ts'

const NAME = `Home, @${NOOR}`

beforeEach(async () => {
  await browser.viewport(1280, 720)
})

/** Renders Home of Mira and of Noor, who has signed out and kept her columns. */
async function renderWithSleeping(end?: (noor: Session) => void) {
  return renderDeck({
    columns: [column('a', 'HOME')],
    prepare(session) {
      const noor = addSecondSession(session, [
        column('b', 'HOME'),
        column('c', 'LIST', { id: '3' }),
        column('d', 'ACCOUNT', { id: '7', acct: 'ada@far.example' }),
      ])
      if (end === undefined) session.app.set(endSessionAtom, noor, 'asleep')
      else end(noor)
    },
  })
}

test('says why a column sleeps, and removes it', { tags: ['BY-02'] }, async () => {
  const { uuids } = await renderWithSleeping()
  const column = getRegion(NAME)

  await expect.element(column.getByText('Signed out', { exact: true })).toBeVisible()
  await expect.element(column.getByRole('button', { name: 'Sign in again' })).toBeEnabled()
  await expect.element(getRegion(`List, @${NOOR}`)).toBeVisible()
  await expect.element(getRegion(`@ada@far.example, @${NOOR}`)).toBeVisible()
  await column.getByRole('button', { name: 'Remove column' }).click()

  expect(uuids()).toEqual(['a', 'c', 'd'])
  await expect.element(column).not.toBeInTheDocument()
})

test(
  'shows a sleeping column in the rail, where it can still be reached',
  { tags: ['BY-02'] },
  async () => {
    await renderWithSleeping()
    const entry = browser
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: NAME, exact: true })

    await expect.element(entry).toHaveAttribute('title', `${NAME}: signed out`)
    await entry.click()
    await expect.element(getRegion(NAME)).toHaveFocus()
  },
)

test(
  'says that the server does not answer when signing in again fails',
  { tags: ['BY-02'] },
  async () => {
    await renderWithSleeping()
    const column = getRegion(NAME)
    await column.getByRole('button', { name: 'Sign in again' }).click()

    await expect.element(column.getByRole('alert')).toHaveTextContent('colonnade.example')
    await expect.element(column.getByRole('button', { name: 'Sign in again' })).toBeEnabled()
  },
)

test('collapses and expands a sleeping column', { tags: ['BY-02', 'BY-42'] }, async () => {
  await renderWithSleeping()
  const column = getRegion(NAME)
  await column.getByRole('heading', { name: 'Home' }).dblClick()
  await expect.element(column).toHaveAttribute('data-fold', 'strip')

  await column.getByRole('button', { name: 'Expand column' }).click()

  await expect.element(column.getByText('Signed out', { exact: true })).toBeVisible()
})

test(
  'shows a column whose account is gone altogether, and removes it',
  { tags: ['BY-02'] },
  async () => {
    const { app } = await renderWithSleeping(({ app: store }) =>
      store.set(sessionsAtom, (sessions) => sessions.slice(0, 1)),
    )
    const columns = browser.getByRole('main', { name: 'Columns' })
    await expect.element(columns.getByText(`@${NOOR}`).first()).toBeVisible()

    for (let left = 3; left > 0; left -= 1)
      await columns.getByRole('button', { name: 'Remove column' }).first().click()

    expect(app.get(columnsAtom).map(({ uuid }) => uuid)).toEqual(['a'])
    await expect.element(browser.getByRole('region', { name: 'Home', exact: true })).toBeVisible()
  },
)
