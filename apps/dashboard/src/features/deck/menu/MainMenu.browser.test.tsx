import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { ingestAccountsAtom } from '../../../state/entities/ingest.ts'
import { openPeopleListAtom } from '../../../state/people-lists/load-people.ts'
import { account } from '../../../testing/factories.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { page } from '../../../testing/scripted-server.ts'
import { testSession } from '../../../testing/test-session.ts'
import { MainMenu } from './MainMenu.tsx'

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

afterEach(() => {
  history.replaceState(null, '', '/')
})

const entry = (name: string) => browser.getByRole('menuitem', { name, exact: true })

interface Shown {
  readonly invites?: boolean
  readonly isLocked?: boolean
  /** Follow requests, as far as they are known. */
  readonly waiting?: number
  readonly lacks?: readonly ('favourites' | 'bookmarks')[]
}

async function openMenu({ invites = false, isLocked = false, waiting, lacks = [] }: Shown = {}) {
  const { session, server } = testSession({ meta: { invites_enabled: invites } })
  session.store.set(ingestAccountsAtom, session, [account({ id: '1', locked: isLocked })])
  for (const name of lacks) session.api.capabilities.note(name, false)
  if (waiting !== undefined) {
    const people = Array.from({ length: waiting }, (_, index) => account({ id: `7${index}` }))
    server.on('GET /api/v1/follow_requests', () => page(people))
    await session.store.set(openPeopleListAtom, session, 'FOLLOW_REQUESTS')
  }
  await renderWithSession(session, <MainMenu className={undefined} />)
  await browser.getByRole('button', { name: 'Menu' }).click()
  await expect.element(entry('Settings')).toBeVisible()
}

test.each([
  ['Favourites', '/favourites'],
  ['Bookmarks', '/bookmarks'],
  ['Direct messages', '/timelines/direct'],
])('leads to %s without a column of them', async (name, path) => {
  await openMenu()

  await entry(name).click()

  expect(location.pathname).toBe(path)
})

test('offers nothing that the server cannot fill', { tags: ['BY-01'] }, async () => {
  await openMenu({ lacks: ['favourites', 'bookmarks'] })

  expect(entry('Favourites').query()).toBeNull()
  expect(entry('Bookmarks').query()).toBeNull()
  await expect.element(entry('Direct messages')).toBeVisible()
})

test('links to the invitations where the server has them', { tags: ['SES-10'] }, async () => {
  await openMenu({ invites: true })

  await expect
    .element(entry('Invite people'))
    .toHaveAttribute('href', 'https://colonnade.example/invites')
})

test('does not link to invitations where the server has none', { tags: ['SES-10'] }, async () => {
  await openMenu()

  expect(entry('Invite people').query()).toBeNull()
})

test.each([true, false])(
  'offers the follow requests of a locked account alone: %s',
  { tags: ['SES-16'] },
  async (isLocked) => {
    await openMenu({ isLocked })

    expect(entry('Follow requests').query() !== null).toBe(isLocked)
  },
)

test(
  'counts in the entry and on its button how many follow requests wait',
  { tags: ['SES-16'] },
  async () => {
    await openMenu({ isLocked: true, waiting: 3 })

    await expect
      .element(browser.getByRole('menuitem', { name: 'Follow requests' }))
      .toHaveTextContent(/3/)
    await expect.element(browser.getByRole('button', { name: 'Menu' })).toHaveTextContent('3')
  },
)
