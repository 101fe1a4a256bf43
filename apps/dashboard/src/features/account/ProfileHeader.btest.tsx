// First of all imports: whoever comes before it would order the layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountId, type RelationshipEntity } from '@colonnade/domain/entities'
import { accountViewAtoms } from '../../state/entities/accounts.ts'
import { serverRelationshipAtoms } from '../../state/entities/relationships.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { modalAtom } from '../../state/ui/modals.ts'
import { relationship } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { sessionWithAda } from '../../testing/session-with-ada.ts'
import { ProfileHeader } from './ProfileHeader.tsx'

const ADA = accountId('7')
const routeOf = (act: string) => `POST /api/v1/accounts/7/${act}`

function AdasProfile() {
  const account = useSessionValue(accountViewAtoms, ADA)
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
])('%s [RTE-10, SES-03]', async (_title, is_staff, count) => {
  const { session } = sessionWithAda({}, { meta: { is_staff } })
  await renderWithSession(session, <AdasProfile />)

  await menuItems()

  const links = page.getByRole('menuitem', { name: 'Moderate @ada@x.org' }).elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(count).fill('https://colonnade.example/admin/accounts/7'),
  )
})

test.each<readonly [string, Known]>([
  ['Unblock', { blocking: true, muting: true }],
  ['Unmute', { muting: true, following: true }],
  ['Follow', {}],
  ['Unfollow', { following: true }],
])('the relationship button: %s, with %j [ACC-03]', async (name, known) => {
  await shown(known)

  await expect.element(button(name)).toBeEnabled()
})

test('who was asked and has not answered is awaited, and can be asked no more from the menu [ACC-02]', async () => {
  const { server } = await shown({ requested: true })
  server.on(routeOf('unfollow'), () => Response.json(relationship()))
  await expect.element(button('Awaiting approval')).toBeDisabled()

  await menuItems()
  await page.getByRole('menuitem', { name: 'Cancel follow request' }).click()

  await expect.element(button('Follow')).toBeEnabled()
})

test('there is neither button nor menu until it is known how one stands [ACC-06]', async () => {
  const { session } = await shown({ following: true })
  await expect.element(button('Unfollow')).toBeVisible()

  session.store.set(serverRelationshipAtoms(session)(ADA), undefined)

  await expect.poll(() => page.getByRole('button').elements()).toEqual([])
})

test.each([true, false])(
  'notifications of who is muted are flipped (from %s) [ACC-04]',
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

test('an unblock does not ask, unfollowing does [ACC-08, ACC-10]', async () => {
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
      'Don’t feature on profile',
      'Unmute @ada@x.org',
      'Unblock @ada@x.org',
      'Report @ada@x.org',
      'Unblock domain x.org',
    ],
  ],
])('the menu of %s', async (_who, known, names) => {
  await shown(known)

  expect(await menuItems()).toEqual(names)
})

test.each([
  ['Feature on profile', 'pin', false],
  ['Don’t feature on profile', 'unpin', true],
])('%s does so [ACC-12]', async (name, act, endorsed) => {
  const { server, shown: known } = await shown({ following: true, endorsed })
  server.on(routeOf(act), () =>
    Response.json(relationship({ following: true, endorsed: !endorsed })),
  )

  await menuItems()
  await page.getByRole('menuitem', { name, exact: true }).click()

  await expect.poll(() => known()?.endorsed).toBe(!endorsed)
  expect(server.calls()).toEqual([routeOf(act)])
})
