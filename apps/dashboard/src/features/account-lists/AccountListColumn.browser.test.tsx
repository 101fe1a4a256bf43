// Must be the first import: any other stylesheet imported earlier would determine the order of the cascade layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { account } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { getListScroller, scrollTo } from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { AccountListColumn } from './AccountListColumn.tsx'

const GET_BOOSTERS = 'GET /api/v1/statuses/7/reblogged_by'
const MORE = '/api/v1/statuses/7/reblogged_by?max_id=5'

const createAccounts = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    account({ id: String(from + index), username: `reader${from + index}` }),
  )

function show(script: (request: Request) => Response) {
  const { session, server } = testSession({
    columns: [column('a', 'REBLOGGED_BY', { id: '7' })],
  })
  server.on(GET_BOOSTERS, script)
  server.on('GET /api/v1/accounts/relationships', () => createPageResponse([]))
  const rendering = renderWithSession(
    session,
    <div style={{ height: 500, width: 360, display: 'flex', flexDirection: 'column' }}>
      <AccountListColumn uuid="a" label="Boosted by" />
    </div>,
  )
  return { rendering, server }
}

test(
  'lists the accounts that boosted a post, and loads the next page at the end',
  { tags: ['TH-07'] },
  async () => {
    const { rendering } = show(({ url }) =>
      url.includes('max_id')
        ? createPageResponse(createAccounts(500, 5))
        : createPageResponse(createAccounts(100, 40), MORE),
    )
    const screen = await rendering

    const list = screen.getByRole('list', { name: 'Boosted by' })
    await expect.element(list.getByRole('link', { name: '@reader100' })).toBeVisible()
    expect(list.getByRole('listitem').elements().length).toBeLessThan(40)
    await scrollTo(getListScroller(), 99_999)
    await scrollTo(getListScroller(), 99_999)

    await expect.element(list.getByRole('link', { name: '@reader504' })).toBeInTheDocument()
  },
)

test('shows the error of a failed list, and retries it', async () => {
  const { rendering, server } = show(() => createErrorResponse(500, 'the tide is out'))
  const screen = await rendering
  await expect.element(screen.getByText('the tide is out')).toBeVisible()
  server.on(GET_BOOSTERS, () => createPageResponse(createAccounts(100, 1)))

  await screen.getByRole('button', { name: 'Try again' }).click()

  await expect.element(screen.getByRole('link', { name: '@reader100' })).toBeVisible()
})

test('shows an empty state for a list without accounts', async () => {
  const screen = await show(() => createPageResponse([])).rendering

  await expect.element(screen.getByText('No users to show')).toBeVisible()
})
