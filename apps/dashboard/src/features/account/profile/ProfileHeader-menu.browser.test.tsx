// Must be the first import: any other stylesheet imported earlier would determine the order of the cascade layers.
import '../../../styles/index.css'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountId, type RelationshipEntity } from '@colonnade/domain/entities'
import { draftAtom } from '../../../state/compose/draft.ts'
import { accountViewAtoms } from '../../../state/entities/accounts.ts'
import { ingestAccountsAtom } from '../../../state/entities/ingest.ts'
import { useSessionValue } from '../../../state/react/index.ts'
import { modalAtom } from '../../../state/ui/modals.ts'
import { account, relationship } from '../../../testing/factories.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { createSessionWithAda } from '../../../testing/session-with-ada.ts'
import { testSession } from '../../../testing/test-session.ts'
import { ProfileHeader } from './ProfileHeader.tsx'

const ADA = accountId('7')
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const getRoute = (act: string) => `POST /api/v1/accounts/7/${act}`

function ProfileOfAda() {
  const account = useSessionValue(accountViewAtoms, ADA)
  return account && <ProfileHeader account={account} />
}

function OwnProfile() {
  const account = useSessionValue(accountViewAtoms, accountId('1'))
  return account && <ProfileHeader account={account} />
}

type Known = Partial<Omit<RelationshipEntity, 'id'>>

/** Renders Ada's profile with this relationship. */
async function renderProfile(known: Known = {}) {
  const opened = createSessionWithAda(known)
  await renderWithSession(opened.session, <ProfileOfAda />)
  return opened
}

async function openMenu(): Promise<readonly (string | null)[]> {
  await page.getByRole('button', { name: 'More about @ada@x.org' }).click()
  return page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
}

test.each([
  ['links staff to the moderation page of an account', true, 1],
  ['hides the moderation link from other users', false, 0],
])('%s', { tags: ['ACC-18', 'RTE-10', 'SES-03'] }, async (_title, is_staff, count) => {
  const { session } = createSessionWithAda({}, { meta: { is_staff } })
  await renderWithSession(session, <ProfileOfAda />)

  await openMenu()

  const links = page
    .getByRole('menuitem', { name: 'Open moderation interface for @ada@x.org' })
    .elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(count).fill('https://colonnade.example/admin/accounts/7'),
  )
})

describe('domain block entry', () => {
  test(
    'names the server of a remote profile, and asks for confirmation before blocking it',
    { tags: ['ACC-20'] },
    async () => {
      const { session } = await renderProfile()

      expect(await openMenu()).toContain('Block domain x.org')
      await page.getByRole('menuitem', { name: 'Block domain x.org' }).click()

      expect(JSON.stringify(session.app.get(modalAtom))).toContain('x.org')
    },
  )

  test(
    'offers to unblock the server of a remote profile when it is blocked',
    { tags: ['ACC-20'] },
    async () => {
      await renderProfile({ domain_blocking: true })

      expect(await openMenu()).toContain('Unblock domain x.org')
    },
  )

  test('is absent for a local profile', { tags: ['ACC-20'] }, async () => {
    const { session } = createSessionWithAda()
    const ada = account({ id: '7', username: 'ada', acct: 'ada' })
    session.store.set(ingestAccountsAtom, session, [ada])
    await renderWithSession(session, <ProfileOfAda />)

    await page.getByRole('button', { name: 'More about @ada', exact: true }).click()

    await expect.element(page.getByRole('menuitem', { name: 'Block @ada' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: /domain/ }).elements()).toEqual([])
  })
})

const ADDRESS = [
  'Mention @ada@x.org',
  'Direct message @ada@x.org',
  'Share profile',
  'Open on x.org',
]

test.each<readonly [string, Known, readonly string[]]>([
  [
    'an unrelated account',
    {},
    ['Mute @ada@x.org', 'Block @ada@x.org', 'Report @ada@x.org', 'Block domain x.org'],
  ],
  [
    'a followed account',
    { following: true },
    [
      'Hide boosts',
      'Add or remove from lists',
      'Feature on profile',
      'Mute @ada@x.org',
      'Block @ada@x.org',
      'Report @ada@x.org',
      'Block domain x.org',
    ],
  ],
  [
    'an account that is featured, muted and blocked',
    {
      following: true,
      showing_reblogs: false,
      endorsed: true,
      muting: true,
      blocking: true,
      domain_blocking: true,
    },
    [
      'Show boosts',
      'Add or remove from lists',
      "Don't feature on profile",
      'Unmute @ada@x.org',
      'Unblock @ada@x.org',
      'Report @ada@x.org',
      'Unblock domain x.org',
    ],
  ],
])('shows the menu of %s', { tags: ['ACC-18'] }, async (_who, known, names) => {
  await renderProfile(known)

  expect(await openMenu()).toEqual([...ADDRESS, ...names])
})

test('hides actions that the server does not support', { tags: ['BY-01'] }, async () => {
  const { session } = await renderProfile({ following: true })
  for (const lacking of [
    'reports',
    'endorsements',
    'accountEndorsements',
    'accountMutes',
    'domainBlocks',
  ] as const)
    session.api.capabilities.record(lacking, false)

  const items = await openMenu()

  expect(items).toContain('Hide boosts')
  expect(items).not.toContain('Feature on profile')
  expect(items).not.toContain('Report @ada@x.org')
  expect(items).not.toContain('Mute @ada@x.org')
  expect(items).not.toContain('Block domain x.org')
  expect(items).toContain('Block @ada@x.org')
})

test.each([
  ['Mention @ada@x.org', '@ada@x.org ', 'public'],
  ['Direct message @ada@x.org', '@ada@x.org ', 'direct'],
])('starts a post to the account with “%s”', { tags: ['ACC-18'] }, async (name, text, privacy) => {
  const { session } = await renderProfile()

  await openMenu()
  await page.getByRole('menuitem', { name, exact: true }).click()

  expect(session.store.get(draftAtom(session))).toMatchObject({ text, privacy })
})

test('reports a profile without a post', { tags: ['RPT-01'] }, async () => {
  const { session } = await renderProfile()

  await openMenu()
  await page.getByRole('menuitem', { name: 'Report @ada@x.org' }).click()

  expect(session.app.get(modalAtom)?.modal).toMatchObject({
    type: 'REPORT',
    accountId: '7',
    statusId: null,
  })
})

test.each([
  ['when the server supports it', true],
  ['not otherwise', false],
])(
  'offers to edit the featured people of the own profile, %s',
  { tags: ['ACC-13'] },
  async (_where, has) => {
    const { session } = testSession()
    session.api.capabilities.record('endorsements', has)
    session.api.capabilities.record('accountEndorsements', false)
    session.store.set(ingestAccountsAtom, session, [account({ id: '1', header: PIXEL })])
    await renderWithSession(session, <OwnProfile />)

    await page.getByRole('button', { name: 'More about your profile' }).click()

    const entry = page.getByRole('menuitem', { name: 'Featured people' })
    await expect.element(page.getByRole('menuitem', { name: 'Edit profile' })).toBeVisible()
    expect(entry.elements()).toHaveLength(has ? 1 : 0)
    for (const item of entry.all()) await item.click()
    expect(session.app.get(modalAtom)?.modal.type).toBe(has ? 'PINNED_ACCOUNTS_EDITOR' : undefined)
  },
)

test.each([
  ['Feature on profile', 'pin', false],
  ["Don't feature on profile", 'unpin', true],
])('sends the request of “%s”', { tags: ['ACC-12'] }, async (name, act, endorsed) => {
  const { server, getRelationship: known } = await renderProfile({ following: true, endorsed })
  server.on(getRoute(act), () =>
    Response.json(relationship({ following: true, endorsed: !endorsed })),
  )

  await openMenu()
  await page.getByRole('menuitem', { name, exact: true }).click()

  await expect.poll(() => known()?.endorsed).toBe(!endorsed)
  expect(server.calls()).toEqual([getRoute(act)])
})
