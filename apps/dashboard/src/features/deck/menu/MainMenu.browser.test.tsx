import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { openPeopleListAtom } from '../../../state/account-lists/load-account-list.ts'
import { ingestAccountsAtom } from '../../../state/entities/ingest.ts'
import { account } from '../../../testing/factories.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { createPageResponse } from '../../../testing/scripted-server.ts'
import { testSession } from '../../../testing/test-session.ts'
import { MainMenu } from './MainMenu.tsx'

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

afterEach(() => {
  history.replaceState(null, '', '/')
})

const getEntry = (name: string) => browser.getByRole('menuitem', { name, exact: true })

interface Shown {
  readonly invites?: boolean
  readonly isLocked?: boolean
  /** Number of follow requests, when it is known. */
  readonly waiting?: number
  readonly lacks?: readonly ('favourites' | 'bookmarks')[]
}

async function openMenu({ invites = false, isLocked = false, waiting, lacks = [] }: Shown = {}) {
  const { session, server } = testSession({ meta: { invites_enabled: invites } })
  session.store.set(ingestAccountsAtom, session, [account({ id: '1', locked: isLocked })])
  for (const name of lacks) session.api.capabilities.record(name, false)
  if (waiting !== undefined) {
    const people = Array.from({ length: waiting }, (_, index) => account({ id: `7${index}` }))
    server.on('GET /api/v1/follow_requests', () => createPageResponse(people))
    await session.store.set(openPeopleListAtom, session, 'FOLLOW_REQUESTS')
  }
  await renderWithSession(session, <MainMenu className={undefined} />)
  await browser.getByRole('button', { name: 'Menu' }).click()
  await expect.element(getEntry('Settings')).toBeVisible()
}

test.each([
  ['Favourites', '/favourites'],
  ['Bookmarks', '/bookmarks'],
  ['Direct messages', '/timelines/direct'],
])('opens %s without a column for it', async (name, path) => {
  await openMenu()

  await getEntry(name).click()

  expect(location.pathname).toBe(path)
})

test('offers no entry that the server does not support', { tags: ['BY-01'] }, async () => {
  await openMenu({ lacks: ['favourites', 'bookmarks'] })

  expect(getEntry('Favourites').query()).toBeNull()
  expect(getEntry('Bookmarks').query()).toBeNull()
  await expect.element(getEntry('Direct messages')).toBeVisible()
})

test('links to invitations when the server has them', { tags: ['SES-10'] }, async () => {
  await openMenu({ invites: true })

  await expect
    .element(getEntry('Invite people'))
    .toHaveAttribute('href', 'https://colonnade.example/invites')
})

test('does not link to invitations when the server has none', { tags: ['SES-10'] }, async () => {
  await openMenu()

  expect(getEntry('Invite people').query()).toBeNull()
})

test.each([true, false])(
  'offers the follow requests only for a locked account: %s',
  { tags: ['SES-16'] },
  async (isLocked) => {
    await openMenu({ isLocked })

    expect(getEntry('Follow requests').query() !== null).toBe(isLocked)
  },
)

test(
  'shows the number of follow requests in the entry and on the menu button',
  { tags: ['SES-16'] },
  async () => {
    await openMenu({ isLocked: true, waiting: 3 })

    await expect
      .element(browser.getByRole('menuitem', { name: 'Follow requests' }))
      .toHaveTextContent(/3/)
    await expect.element(browser.getByRole('button', { name: 'Menu' })).toHaveTextContent('3')
  },
)
