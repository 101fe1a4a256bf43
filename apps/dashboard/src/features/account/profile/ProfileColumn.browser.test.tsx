// First of all imports: whoever comes before it would order the layers.
import '../../../styles/index.css'
import { expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import type { AccountEntity, RelationshipEntity } from '@colonnade/domain/entities'
import { columnsAtom, showPassingColumnAtom } from '../../../state/columns/columns.ts'
import { ingestRelationshipsAtom } from '../../../state/entities/accounts.ts'
import { account, relationship, status } from '../../../testing/factories.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { page, refuse } from '../../../testing/scripted-server.ts'
import { column, testSession } from '../../../testing/test-session.ts'
import { ProfileColumn } from './ProfileColumn.tsx'

const GET_ADA = 'GET /api/v1/accounts/7'
const GET_POSTS = 'GET /api/v1/accounts/7/statuses'

const ada = (rest: Omit<Partial<AccountEntity>, 'id'> = {}) =>
  account({ id: '7', username: 'ada', acct: 'ada@x.org', display_name: 'Ada', header: '', ...rest })

interface Visit {
  readonly answer: () => Response
  readonly known?: Partial<Omit<RelationshipEntity, 'id'>>
  /** Only the address shows it. */
  readonly isPassing?: boolean
}

/** Her profile in a column of 350 px. */
async function visit({ answer, known = {}, isPassing = false }: Visit) {
  const saved = { ...column('a', 'ACCOUNT'), params: { id: '7', show: 'posts' } }
  const opened = testSession({ columns: isPassing ? [] : [saved] })
  const { session, server } = opened
  const passing = { ...saved, accountKey: session.key }
  if (isPassing) session.app.set(showPassingColumnAtom, 'profile', passing)
  server.on(GET_ADA, answer)
  session.store.set(ingestRelationshipsAtom, session, [relationship({ id: '7', ...known })])
  server.on(GET_POSTS, ({ url }) =>
    page(url.includes('pinned') ? [] : [status({ id: '5', account: ada() })]),
  )
  await renderWithSession(
    session,
    <div style={{ height: 700, width: 350, display: 'flex', flexDirection: 'column' }}>
      <ProfileColumn uuid="a" label="@ada@x.org" />
    </div>,
  )
  const asked = () => server.calls().filter((call) => call.startsWith(GET_POSTS))
  return { ...opened, asked, columns: () => session.app.get(columnsAtom) }
}

const button = (name: string) => browserPage.getByRole('button', { name, exact: true })
const said = (text: string) => browserPage.getByText(text)

test.each([404, 410])(
  'an account that is gone (%i) says so and lets its column go',
  { tags: ['ACC-14'] },
  async (code) => {
    const { columns } = await visit({ answer: () => refuse(code, 'Record not found') })
    await expect.element(said('Account not found')).toBeVisible()
    expect(said('Record not found').elements()).toEqual([])

    await button('Remove column').click()

    expect(columns()).toEqual([])
  },
)

test('what only the address shows is closed, not removed', async () => {
  await visit({ answer: () => refuse(404), isPassing: true })

  await expect.element(said('Account not found')).toBeVisible()
  expect(button('Remove column').elements()).toEqual([])
})

test('a profile that did not come through is asked for again', async () => {
  const { server } = await visit({ answer: () => refuse(500, 'Low tide') })
  await expect.element(said('Low tide')).toBeVisible()
  server.on(GET_ADA, () => Response.json(ada()))

  await button('Try again').click()

  await expect.element(browserPage.getByRole('heading', { name: 'Ada' })).toBeVisible()
})

test('a suspended account shows its name and the way out, and none of its posts', async () => {
  const { asked } = await visit({
    answer: () => Response.json(ada({ suspended: true, display_name: '' })),
    known: { following: true },
  })

  await expect.element(said('Account suspended')).toBeVisible()
  await expect.element(said('@ada@x.org').first()).toBeVisible()
  await expect.element(button('Unfollow')).toBeVisible()
  await expect.element(button('Remove column')).toBeVisible()
  expect(browserPage.getByRole('tab').elements()).toEqual([])
  expect(asked()).toEqual([])
})

test('nobody begins to follow a suspended account', async () => {
  await visit({ answer: () => Response.json(ada({ suspended: true })) })

  await expect.element(button('More about @ada@x.org')).toBeVisible()
  expect(button('Follow').elements()).toEqual([])
})

test('a limited account is hidden until it is asked for', async () => {
  const { asked } = await visit({ answer: () => Response.json(ada({ limited: true })) })
  await expect.element(said('This profile is hidden')).toBeVisible()
  expect(browserPage.getByRole('heading', { name: 'Ada' }).elements()).toEqual([])
  expect(asked()).toEqual([])

  await button('Show profile').click()

  await expect.element(browserPage.getByRole('heading', { name: 'Ada' })).toBeVisible()
  await expect.element(browserPage.getByRole('article')).toBeVisible()
})

test('who follows a limited account has asked for it', async () => {
  await visit({
    answer: () => Response.json(ada({ limited: true })),
    known: { following: true },
  })

  await expect.element(browserPage.getByRole('article')).toBeVisible()
})

test('posts that are not shown to everybody say so below the profile', async () => {
  const { server } = await visit({ answer: () => Response.json(ada()) })
  await expect.element(browserPage.getByRole('article')).toBeVisible()
  server.on(GET_POSTS, () => refuse(403, 'This action is not allowed'))

  await browserPage.getByRole('tab', { name: 'Posts and replies' }).click()

  await expect.element(said("You can't see these posts")).toBeVisible()
  await expect.element(browserPage.getByRole('heading', { name: 'Ada' })).toBeVisible()
  expect(said('This action is not allowed').elements()).toEqual([])
})
