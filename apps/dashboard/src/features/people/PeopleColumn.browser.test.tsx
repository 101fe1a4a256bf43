// First of all imports: whoever comes before it would order the layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { account } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { page, refuse } from '../../testing/scripted-server.ts'
import { listScroller, scrollTo } from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { PeopleColumn } from './PeopleColumn.tsx'

const GET_BOOSTERS = 'GET /api/v1/statuses/7/reblogged_by'
const MORE = '/api/v1/statuses/7/reblogged_by?max_id=5'

const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    account({ id: String(from + index), username: `reader${from + index}` }),
  )

function show(script: (request: Request) => Response) {
  const { session, server } = testSession({
    columns: [column('a', 'REBLOGGED_BY', { id: '7' })],
  })
  server.on(GET_BOOSTERS, script)
  server.on('GET /api/v1/accounts/relationships', () => page([]))
  const drawn = renderWithSession(
    session,
    <div style={{ height: 500, width: 360, display: 'flex', flexDirection: 'column' }}>
      <PeopleColumn uuid="a" label="Boosted by" />
    </div>,
  )
  return { drawn, server }
}

test(
  'who boosted a post stands in a list, whose next page comes at its end',
  { tags: ['TH-07'] },
  async () => {
    const { drawn } = show(({ url }) =>
      url.includes('max_id') ? page(people(500, 5)) : page(people(100, 40), MORE),
    )
    const screen = await drawn

    const list = screen.getByRole('list', { name: 'Boosted by' })
    await expect.element(list.getByRole('link', { name: '@reader100' })).toBeVisible()
    expect(list.getByRole('listitem').elements().length).toBeLessThan(40)
    await scrollTo(listScroller(), 99_999)
    await scrollTo(listScroller(), 99_999)

    await expect.element(list.getByRole('link', { name: '@reader504' })).toBeInTheDocument()
  },
)

test('a list that failed says why, and can be asked for again', async () => {
  const { drawn, server } = show(() => refuse(500, 'the tide is out'))
  const screen = await drawn
  await expect.element(screen.getByText('the tide is out')).toBeVisible()
  server.on(GET_BOOSTERS, () => page(people(100, 1)))

  await screen.getByRole('button', { name: 'Try again' }).click()

  await expect.element(screen.getByRole('link', { name: '@reader100' })).toBeVisible()
})

test('a list without anybody says so', async () => {
  const screen = await show(() => page([])).drawn

  await expect.element(screen.getByText('No users to show')).toBeVisible()
})
