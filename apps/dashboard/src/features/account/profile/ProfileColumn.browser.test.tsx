// Must be the first import: any other stylesheet imported earlier would determine the order of the cascade layers.
import '../../../styles/index.css'
import { expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import type { AccountEntity, RelationshipEntity } from '@colonnade/domain/entities'
import { columnsAtom, showTransientColumnAtom } from '../../../state/columns/columns.ts'
import { ingestRelationshipsAtom } from '../../../state/entities/accounts.ts'
import { account, relationship, status } from '../../../testing/factories.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { createPageResponse, createErrorResponse } from '../../../testing/scripted-server.ts'
import { column, testSession } from '../../../testing/test-session.ts'
import { ProfileColumn } from './ProfileColumn.tsx'

const GET_ADA = 'GET /api/v1/accounts/7'
const GET_POSTS = 'GET /api/v1/accounts/7/statuses'

const ada = (rest: Omit<Partial<AccountEntity>, 'id'> = {}) =>
  account({ id: '7', username: 'ada', acct: 'ada@x.org', display_name: 'Ada', header: '', ...rest })

interface Visit {
  readonly answer: () => Response
  readonly known?: Partial<Omit<RelationshipEntity, 'id'>>
  /** Whether the column comes from the address and is not saved. */
  readonly isTransient?: boolean
}

/** Renders Ada's profile in a column 350 px wide. */
async function renderProfile({ answer, known = {}, isTransient = false }: Visit) {
  const saved = { ...column('a', 'ACCOUNT'), params: { id: '7', show: 'posts' } }
  const opened = testSession({ columns: isTransient ? [] : [saved] })
  const { session, server } = opened
  const passing = { ...saved, accountKey: session.key }
  if (isTransient) session.app.set(showTransientColumnAtom, 'profile', passing)
  server.on(GET_ADA, answer)
  session.store.set(ingestRelationshipsAtom, session, [relationship({ id: '7', ...known })])
  server.on(GET_POSTS, ({ url }) =>
    createPageResponse(url.includes('pinned') ? [] : [status({ id: '5', account: ada() })]),
  )
  await renderWithSession(
    session,
    <div style={{ height: 700, width: 350, display: 'flex', flexDirection: 'column' }}>
      <ProfileColumn uuid="a" label="@ada@x.org" />
    </div>,
  )
  const getPostRequests = () => server.calls().filter((call) => call.startsWith(GET_POSTS))
  return { ...opened, getPostRequests, columns: () => session.app.get(columnsAtom) }
}

const getButton = (name: string) => browserPage.getByRole('button', { name, exact: true })
const getText = (text: string) => browserPage.getByText(text)

test.each([404, 410])(
  'explains that an account does not exist (%i), and offers to remove the column',
  { tags: ['ACC-14'] },
  async (code) => {
    const { columns } = await renderProfile({
      answer: () => createErrorResponse(code, 'Record not found'),
    })
    await expect.element(getText('Account not found')).toBeVisible()
    expect(getText('Record not found').elements()).toEqual([])

    await getButton('Remove column').click()

    expect(columns()).toEqual([])
  },
)

test('offers no “Remove column” for a column that is not saved', async () => {
  await renderProfile({ answer: () => createErrorResponse(404), isTransient: true })

  await expect.element(getText('Account not found')).toBeVisible()
  expect(getButton('Remove column').elements()).toEqual([])
})

test('retries a profile that failed to load', async () => {
  const { server } = await renderProfile({ answer: () => createErrorResponse(500, 'Low tide') })
  await expect.element(getText('Low tide')).toBeVisible()
  server.on(GET_ADA, () => Response.json(ada()))

  await getButton('Try again').click()

  await expect.element(browserPage.getByRole('heading', { name: 'Ada' })).toBeVisible()
})

test('shows the name and the unfollow button of a suspended account, but not its posts', async () => {
  const { getPostRequests } = await renderProfile({
    answer: () => Response.json(ada({ suspended: true, display_name: '' })),
    known: { following: true },
  })

  await expect.element(getText('Account suspended')).toBeVisible()
  await expect.element(getText('@ada@x.org').first()).toBeVisible()
  await expect.element(getButton('Unfollow')).toBeVisible()
  await expect.element(getButton('Remove column')).toBeVisible()
  expect(browserPage.getByRole('tab').elements()).toEqual([])
  expect(getPostRequests()).toEqual([])
})

test('does not offer to follow a suspended account', async () => {
  await renderProfile({ answer: () => Response.json(ada({ suspended: true })) })

  await expect.element(getButton('More about @ada@x.org')).toBeVisible()
  expect(getButton('Follow').elements()).toEqual([])
})

test('hides a limited account until the user asks to show it', async () => {
  const { getPostRequests } = await renderProfile({
    answer: () => Response.json(ada({ limited: true })),
  })
  await expect.element(getText('This profile is hidden')).toBeVisible()
  expect(browserPage.getByRole('heading', { name: 'Ada' }).elements()).toEqual([])
  expect(getPostRequests()).toEqual([])

  await getButton('Show profile').click()

  await expect.element(browserPage.getByRole('heading', { name: 'Ada' })).toBeVisible()
  await expect.element(browserPage.getByRole('article')).toBeVisible()
})

test('shows a limited account at once when the user follows it', async () => {
  await renderProfile({
    answer: () => Response.json(ada({ limited: true })),
    known: { following: true },
  })

  await expect.element(browserPage.getByRole('article')).toBeVisible()
})

test('explains below the profile that the posts are not visible to the user', async () => {
  const { server } = await renderProfile({ answer: () => Response.json(ada()) })
  await expect.element(browserPage.getByRole('article')).toBeVisible()
  server.on(GET_POSTS, () => createErrorResponse(403, 'This action is not allowed'))

  await browserPage.getByRole('tab', { name: 'Posts and replies' }).click()

  await expect.element(getText("You can't see these posts")).toBeVisible()
  await expect.element(browserPage.getByRole('heading', { name: 'Ada' })).toBeVisible()
  expect(getText('This action is not allowed').elements()).toEqual([])
})
