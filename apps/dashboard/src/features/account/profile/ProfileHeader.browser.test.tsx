// Must be the first import: any other stylesheet imported earlier would determine the order of the cascade layers.
import '../../../styles/index.css'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountId, type RelationshipEntity } from '@colonnade/domain/entities'
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
import { createSessionWithAda } from '../../../testing/session-with-ada.ts'
import { testSession } from '../../../testing/test-session.ts'
import { PersonPick } from '../PersonPick.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'

const ADA = accountId('7')

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

const getButton = (name: string) => page.getByRole('button', { name, exact: true })

async function openMenu(): Promise<readonly (string | null)[]> {
  await page.getByRole('button', { name: 'More about @ada@x.org' }).click()
  return page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
}

test.each<readonly [string, Known]>([
  ['Unblock', { blocking: true, muting: true }],
  ['Unmute', { muting: true, following: true }],
  ['Follow', {}],
  ['Unfollow', { following: true }],
])('shows the relationship button %s for %j', { tags: ['ACC-03'] }, async (name, known) => {
  await renderProfile(known)

  await expect.element(getButton(name)).toBeEnabled()
})

describe('follow button', () => {
  const moved = account({ id: '9', username: 'ada', acct: 'ada@new.example' })
  const anyButton = () => page.getByRole('button', { name: /^(Follow|Unfollow)$/ })

  /** Renders Ada's profile after she has moved. */
  async function showMoved(known: Known) {
    const { session } = await renderProfile(known)
    const ada = account({ id: '7', username: 'ada', acct: 'ada@x.org', moved })
    session.store.set(ingestAccountsAtom, session, [ada])
    await expect
      .element(page.getByText('ada has indicated that their new account is now:'))
      .toBeVisible()
  }

  test(
    'is shown for a moved account that is followed, to unfollow it',
    { tags: ['ACC-05'] },
    async () => {
      await showMoved({ following: true })

      await expect.element(getButton('Unfollow')).toBeVisible()
    },
  )

  test('is hidden for a moved account that is not followed', { tags: ['ACC-05'] }, async () => {
    await showMoved({})

    await expect.poll(() => anyButton().elements()).toEqual([])
  })

  test('is hidden on the user’s own profile', { tags: ['ACC-05'] }, async () => {
    const { session } = testSession()
    session.store.set(ingestAccountsAtom, session, [account({ id: '1', username: 'mira' })])
    session.store.set(ingestRelationshipsAtom, session, [relationship({ id: '1' })])
    await renderWithSession(session, <OwnProfile />)

    await expect.element(page.getByText('@mira')).toBeVisible()
    expect(anyButton().elements()).toEqual([])
  })

  test('is hidden in a compact row that selects accounts', { tags: ['ACC-05'] }, async () => {
    const { session } = createSessionWithAda()
    await renderWithSession(
      session,
      <PersonPick id={ADA} isSelected={false} onToggle={() => undefined} />,
    )

    await expect.element(page.getByRole('button', { name: 'Add @ada@x.org' })).toBeVisible()
    expect(anyButton().elements()).toEqual([])
  })
})

test(
  'disables the button for a pending follow request, and can cancel it from the menu',
  { tags: ['ACC-02'] },
  async () => {
    const { server } = await renderProfile({ requested: true })
    server.on(getRoute('unfollow'), () => Response.json(relationship()))
    await expect.element(getButton('Awaiting approval')).toBeDisabled()

    await openMenu()
    await page.getByRole('menuitem', { name: 'Cancel follow request' }).click()

    await expect.element(getButton('Follow')).toBeEnabled()
  },
)

test(
  'shows neither button nor menu until the relationship is known',
  { tags: ['ACC-06'] },
  async () => {
    const { session } = await renderProfile({ following: true })
    await expect.element(getButton('Unfollow')).toBeVisible()

    session.store.set(serverRelationshipAtoms(session)(ADA), undefined)

    await expect.poll(() => page.getByRole('button').elements()).toEqual([])
  },
)

test.each([true, false])(
  'toggles the notifications of a muted account (from %s)',
  { tags: ['ACC-04'] },
  async (isOn) => {
    const { server } = await renderProfile({ muting: true, muting_notifications: isOn })
    const after = relationship({ muting: true, muting_notifications: !isOn })
    server.on(getRoute('mute'), () => Response.json(after))
    const [before, then] = isOn
      ? ['Unmute notifications', 'Mute notifications']
      : ['Mute notifications', 'Unmute notifications']

    await getButton(before ?? '').click()

    await expect.element(getButton(then ?? '')).toBeVisible()
    expect(await server.requests().at(-1)?.clone().json()).toEqual({ notifications: !isOn })
  },
)

test(
  'asks for confirmation before unfollowing, but not before unblocking',
  { tags: ['ACC-08', 'ACC-10'] },
  async () => {
    const { session, server } = await renderProfile({ blocking: true })
    server.on(getRoute('unblock'), () => Response.json(relationship({ following: true })))

    await getButton('Unblock').click()
    await getButton('Unfollow').click()

    expect(server.calls()).toEqual([getRoute('unblock')])
    expect(session.app.get(modalAtom)?.modal).toMatchObject({
      message: 'Are you sure you want to unfollow @ada@x.org?',
      confirm: 'Unfollow',
    })
  },
)
