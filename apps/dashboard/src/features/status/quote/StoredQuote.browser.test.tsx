import { expect, test } from 'vitest'
import { accountId, filterId, type QuoteEntity, statusId } from '@colonnade/domain/entities'
import { ingestRelationshipsAtom } from '../../../state/entities/accounts.ts'
import { ingestStatusesAtom } from '../../../state/entities/ingest.ts'
import { keepFiltersAtom } from '../../../state/filters/filters.ts'
import { removeStatusesAtom } from '../../../state/out-of-sight/remove-statuses.ts'
import { account, relationship, status } from '../../../testing/factories.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { testSession } from '../../../testing/test-session.ts'
import { StatusRow } from '../StatusRow.tsx'

const tomas = account({ id: '8', username: 'tomas', display_name: 'Tomás Rivera' })
const deep = { state: 'accepted', quoted_status: null, quoted_status_id: statusId('3') } as const
const quoted = status({ id: '4', account: tomas, content: '<p>Rain at noon.</p>', quote: deep })
const ASK = 'GET /api/v1/statuses/4'

let rows = 0

/** A post that quotes Tomás, as a row of a thread. */
function quoting(quote: Partial<QuoteEntity> = {}) {
  // What was opened in a row is remembered by its id.
  rows += 1
  const id = `quoting${rows}`
  const test = testSession()
  const { store } = test.session
  const content =
    '<p class="quote-inline">RE: <a href="https://x.example/@tomas/4">x.example/@tomas/4</a></p><p>I said so.</p>'
  const told = {
    state: 'accepted',
    quoted_status: quoted,
    quoted_status_id: null,
    ...quote,
  } as const
  store.set(ingestStatusesAtom, test.session, [status({ id, content, quote: told })])
  const show = () =>
    renderWithSession(
      test.session,
      <StatusRow id={statusId(id)} filterContext="thread" position={1} setSize={1} />,
    )
  return { ...test, store, show }
}

test(
  'a quoted post stands in the one that quotes it, once and one level deep',
  { tags: ['BY-06'] },
  async () => {
    const screen = await quoting().show()

    const quote = screen.getByRole('blockquote', { name: 'Quoted post by Tomás Rivera' })
    await expect.element(quote.getByText('Rain at noon.')).toBeVisible()
    await expect.element(screen.getByText('I said so.')).toBeVisible()
    expect(screen.getByText('RE:').query()).toBeNull()
    expect(screen.getByRole('blockquote').elements()).toHaveLength(1)
    const link = quote.getByRole('link', { name: /Tomás Rivera/ })
    await expect.element(link).toHaveAttribute('href', '/accounts/8')
  },
)

test.each([
  ['pending', 'Post pending'],
  ['rejected', 'Post unavailable'],
  ['revoked', 'Post removed by author'],
  ['deleted', 'The quoted post was deleted'],
  ['unauthorized', "You can't see the quoted post"],
] as const)('a quote that is %s is a line', { tags: ['BY-06'] }, async (state, line) => {
  const screen = await quoting({ state, quoted_status: null }).show()

  await expect.element(screen.getByText(line)).toBeVisible()
  await expect.element(screen.getByText('RE:')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show anyway' }).query()).toBeNull()
})

test.each([
  ['blocked', { blocking: true }, "This post is hidden because you've blocked its author."],
  [
    'on a blocked server',
    { domain_blocking: true },
    "This post is hidden because you've blocked its author's server.",
  ],
  ['muted', { muting: true }, "This post is hidden because you've muted its author."],
])(
  'a post by somebody %s is a line until it is asked for',
  { tags: ['BY-06'] },
  async (_who, bond, line) => {
    const { session, store, show } = quoting()
    const screen = await show()
    store.set(ingestRelationshipsAtom, session, [relationship({ id: accountId('8'), ...bond })])
    await expect.element(screen.getByText(line)).toBeVisible()
    expect(screen.getByText('Rain at noon.').query()).toBeNull()

    await screen.getByRole('button', { name: 'Show anyway' }).click()

    await expect.element(screen.getByText('Rain at noon.')).toBeVisible()
  },
)

test('the reader’s filters apply to what is quoted', { tags: ['BY-06', 'FLT-13'] }, async () => {
  const { session, store, show } = quoting()
  const rain = {
    id: filterId('1'),
    title: 'Weather',
    context: ['thread'],
    expires_at: null,
    filter_action: 'warn',
    keywords: [{ id: '1', keyword: 'rain', whole_word: true }],
    statuses: [],
  } as const
  store.set(keepFiltersAtom, session, [rain])
  const screen = await show()

  await expect.element(screen.getByText('Filtered: Weather')).toBeVisible()
  await expect.element(screen.getByText('I said so.')).toBeVisible()
  expect(screen.getByText('Rain at noon.').query()).toBeNull()
})

test('a quote known by its id alone is fetched', { tags: ['BY-06'] }, async () => {
  const { server, show } = quoting({ quoted_status: null, quoted_status_id: statusId('4') })
  server.on(ASK, () => Response.json(quoted))
  const screen = await show()

  await expect.element(screen.getByText('Rain at noon.')).toBeVisible()
})

test('one that the server has not is a line', { tags: ['BY-06'] }, async () => {
  const screen = await quoting({ quoted_status: null, quoted_status_id: statusId('4') }).show()

  await expect.element(screen.getByText('Quoted post not found')).toBeVisible()
})

test(
  'a quoted post that is deleted under the eyes becomes a line',
  { tags: ['BY-06'] },
  async () => {
    const { session, store, show } = quoting()
    const screen = await show()
    await expect.element(screen.getByText('Rain at noon.')).toBeVisible()

    store.set(removeStatusesAtom, session, [statusId('4')])

    await expect.element(screen.getByText('The quoted post was deleted')).toBeVisible()
  },
)
