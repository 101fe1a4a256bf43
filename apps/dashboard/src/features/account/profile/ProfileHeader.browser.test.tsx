// First of all imports: whoever comes before it would order the layers.
import '../../../styles/index.css'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountId, type RelationshipEntity } from '@colonnade/domain/entities'
import { draftAtom } from '../../../state/compose/draft.ts'
import {
  accountViewAtoms,
  ingestRelationshipsAtom,
  serverRelationshipAtoms,
} from '../../../state/entities/accounts.ts'
import { ingestAccountsAtom } from '../../../state/entities/ingest.ts'
import { useSessionValue } from '../../../state/react/index.ts'
import { modalAtom } from '../../../state/ui/modals.ts'
import { account, relationship } from '../../../testing/factories.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { sessionWithAda } from '../../../testing/session-with-ada.ts'
import { testSession } from '../../../testing/test-session.ts'
import { PersonPick } from '../PersonPick.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'

const ADA = accountId('7')
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const routeOf = (act: string) => `POST /api/v1/accounts/7/${act}`

function AdasProfile() {
  const account = useSessionValue(accountViewAtoms, ADA)
  return account && <ProfileHeader account={account} />
}

function OwnProfile() {
  const account = useSessionValue(accountViewAtoms, accountId('1'))
  return account && <ProfileHeader account={account} />
}

type Known = Partial<Omit<RelationshipEntity, 'id'>>

/** Ada's profile, as one stands to her. */
async function shown(known: Known = {}) {
  const opened = sessionWithAda(known)
  await renderWithSession(opened.session, <AdasProfile />)
  return opened
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

async function menuItems(): Promise<readonly (string | null)[]> {
  await page.getByRole('button', { name: 'More about @ada@x.org' }).click()
  return page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
}

test.each([
  ['staff come to the server’s own page about somebody', true, 1],
  ['nobody else does', false, 0],
])('%s', { tags: ['ACC-18', 'RTE-10', 'SES-03'] }, async (_title, is_staff, count) => {
  const { session } = sessionWithAda({}, { meta: { is_staff } })
  await renderWithSession(session, <AdasProfile />)

  await menuItems()

  const links = page
    .getByRole('menuitem', { name: 'Open moderation interface for @ada@x.org' })
    .elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(count).fill('https://colonnade.example/admin/accounts/7'),
  )
})

test.each<readonly [string, Known]>([
  ['Unblock', { blocking: true, muting: true }],
  ['Unmute', { muting: true, following: true }],
  ['Follow', {}],
  ['Unfollow', { following: true }],
])('the relationship button: %s, with %j', { tags: ['ACC-03'] }, async (name, known) => {
  await shown(known)

  await expect.element(button(name)).toBeEnabled()
})

describe('the follow button', () => {
  const moved = account({ id: '9', username: 'ada', acct: 'ada@new.example' })
  const anyButton = () => page.getByRole('button', { name: /^(Follow|Unfollow)$/ })

  /** Ada's profile once she has moved. */
  async function showMoved(known: Known) {
    const { session } = await shown(known)
    const ada = account({ id: '7', username: 'ada', acct: 'ada@x.org', moved })
    session.store.set(ingestAccountsAtom, session, [ada])
    await expect.element(page.getByText('ada has moved to:')).toBeVisible()
  }

  test(
    'is shown for a moved account while it is followed, to end that',
    { tags: ['ACC-05'] },
    async () => {
      await showMoved({ following: true })

      await expect.element(button('Unfollow')).toBeVisible()
    },
  )

  test('is hidden for a moved account that is not followed', { tags: ['ACC-05'] }, async () => {
    await showMoved({})

    await expect.poll(() => anyButton().elements()).toEqual([])
  })

  test('is hidden on the own profile', { tags: ['ACC-05'] }, async () => {
    const { session } = testSession()
    session.store.set(ingestAccountsAtom, session, [account({ id: '1', username: 'mira' })])
    session.store.set(ingestRelationshipsAtom, session, [relationship({ id: '1' })])
    await renderWithSession(session, <OwnProfile />)

    await expect.element(page.getByText('@mira')).toBeVisible()
    expect(anyButton().elements()).toEqual([])
  })

  test('is hidden where a person is shown small, to be picked', { tags: ['ACC-05'] }, async () => {
    const { session } = sessionWithAda()
    await renderWithSession(
      session,
      <PersonPick id={ADA} isIn={false} onToggle={() => undefined} />,
    )

    await expect.element(page.getByRole('button', { name: 'Add @ada@x.org' })).toBeVisible()
    expect(anyButton().elements()).toEqual([])
  })
})

describe('the entry for a whole server', () => {
  test(
    'names the server of a remote profile, and asks before it is blocked',
    { tags: ['ACC-20'] },
    async () => {
      const { session } = await shown()

      expect(await menuItems()).toContain('Block domain x.org')
      await page.getByRole('menuitem', { name: 'Block domain x.org' }).click()

      expect(JSON.stringify(session.app.get(modalAtom))).toContain('x.org')
    },
  )

  test(
    'offers to unblock the server of a remote profile that is blocked',
    { tags: ['ACC-20'] },
    async () => {
      await shown({ domain_blocking: true })

      expect(await menuItems()).toContain('Unblock domain x.org')
    },
  )

  test('is absent for a local profile', { tags: ['ACC-20'] }, async () => {
    const { session } = sessionWithAda()
    const ada = account({ id: '7', username: 'ada', acct: 'ada' })
    session.store.set(ingestAccountsAtom, session, [ada])
    await renderWithSession(session, <AdasProfile />)

    await page.getByRole('button', { name: 'More about @ada', exact: true }).click()

    await expect.element(page.getByRole('menuitem', { name: 'Block @ada' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: /domain/ }).elements()).toEqual([])
  })
})

test(
  'who was asked and has not answered is awaited, and can be asked no more from the menu',
  { tags: ['ACC-02'] },
  async () => {
    const { server } = await shown({ requested: true })
    server.on(routeOf('unfollow'), () => Response.json(relationship()))
    await expect.element(button('Awaiting approval')).toBeDisabled()

    await menuItems()
    await page.getByRole('menuitem', { name: 'Cancel follow request' }).click()

    await expect.element(button('Follow')).toBeEnabled()
  },
)

test(
  'there is neither button nor menu until it is known how one stands',
  { tags: ['ACC-06'] },
  async () => {
    const { session } = await shown({ following: true })
    await expect.element(button('Unfollow')).toBeVisible()

    session.store.set(serverRelationshipAtoms(session)(ADA), undefined)

    await expect.poll(() => page.getByRole('button').elements()).toEqual([])
  },
)

test.each([true, false])(
  'notifications of who is muted are flipped (from %s)',
  { tags: ['ACC-04'] },
  async (isOn) => {
    const { server } = await shown({ muting: true, muting_notifications: isOn })
    const after = relationship({ muting: true, muting_notifications: !isOn })
    server.on(routeOf('mute'), () => Response.json(after))
    const [before, then] = isOn
      ? ['Unmute notifications', 'Mute notifications']
      : ['Mute notifications', 'Unmute notifications']

    await button(before ?? '').click()

    await expect.element(button(then ?? '')).toBeVisible()
    expect(await server.requests().at(-1)?.clone().json()).toEqual({ notifications: !isOn })
  },
)

test('an unblock does not ask, unfollowing does', { tags: ['ACC-08', 'ACC-10'] }, async () => {
  const { session, server } = await shown({ blocking: true })
  server.on(routeOf('unblock'), () => Response.json(relationship({ following: true })))

  await button('Unblock').click()
  await button('Unfollow').click()

  expect(server.calls()).toEqual([routeOf('unblock')])
  expect(session.app.get(modalAtom)?.modal).toMatchObject({
    message: 'Are you sure you want to unfollow @ada@x.org?',
    confirm: 'Unfollow',
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
    'a stranger',
    {},
    ['Mute @ada@x.org', 'Block @ada@x.org', 'Report @ada@x.org', 'Block domain x.org'],
  ],
  [
    'whom one follows',
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
    'where all is turned',
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
])('the menu of %s', { tags: ['ACC-18'] }, async (_who, known, names) => {
  await shown(known)

  expect(await menuItems()).toEqual([...ADDRESS, ...names])
})

test('what the server cannot do is not offered', { tags: ['BY-01'] }, async () => {
  const { session } = await shown({ following: true })
  for (const lacking of [
    'reports',
    'endorsements',
    'accountEndorsements',
    'accountMutes',
    'domainBlocks',
  ] as const)
    session.api.capabilities.note(lacking, false)

  const items = await menuItems()

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
])('%s begins a post to them', { tags: ['ACC-18'] }, async (name, text, privacy) => {
  const { session } = await shown()

  await menuItems()
  await page.getByRole('menuitem', { name, exact: true }).click()

  expect(session.store.get(draftAtom(session))).toMatchObject({ text, privacy })
})

test('a report of a profile is about no post', { tags: ['RPT-01'] }, async () => {
  const { session } = await shown()

  await menuItems()
  await page.getByRole('menuitem', { name: 'Report @ada@x.org' }).click()

  expect(session.app.get(modalAtom)?.modal).toMatchObject({
    type: 'REPORT',
    accountId: '7',
    statusId: null,
  })
})

test.each([
  ['where the server has it', true],
  ['nowhere else', false],
])(
  'the own profile offers the editor of its people, %s',
  { tags: ['ACC-13'] },
  async (_where, has) => {
    const { session } = testSession()
    session.api.capabilities.note('endorsements', has)
    session.api.capabilities.note('accountEndorsements', false)
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
])('%s does so', { tags: ['ACC-12'] }, async (name, act, endorsed) => {
  const { server, shown: known } = await shown({ following: true, endorsed })
  server.on(routeOf(act), () =>
    Response.json(relationship({ following: true, endorsed: !endorsed })),
  )

  await menuItems()
  await page.getByRole('menuitem', { name, exact: true }).click()

  await expect.poll(() => known()?.endorsed).toBe(!endorsed)
  expect(server.calls()).toEqual([routeOf(act)])
})
