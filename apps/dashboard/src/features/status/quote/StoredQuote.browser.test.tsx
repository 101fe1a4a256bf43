import { expect, test } from 'vitest'
import { accountId, filterId, type QuoteEntity, statusId } from '@colonnade/domain/entities'
import { ingestRelationshipsAtom } from '../../../state/entities/accounts.ts'
import { ingestStatusesAtom } from '../../../state/entities/ingest.ts'
import { storeFiltersAtom } from '../../../state/filters/fetch-filters.ts'
import { removeStatusesAtom } from '../../../state/hidden-accounts/remove-statuses.ts'
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
function createQuote(quote: Partial<QuoteEntity> = {}) {
  // Each test uses another id, because rows store their UI state by id.
  rows += 1
  const id = `quoting${rows}`
  const test = testSession()
  const { store } = test.session
  const content =
    '<p class="quote-inline">RE: <a href="https://x.example/@tomas/4">x.example/@tomas/4</a></p><p>I said so.</p>'
  const entity = {
    state: 'accepted',
    quoted_status: quoted,
    quoted_status_id: null,
    ...quote,
  } as const
  store.set(ingestStatusesAtom, test.session, [status({ id, content, quote: entity })])
  const show = () =>
    renderWithSession(
      test.session,
      <StatusRow id={statusId(id)} filterContext="thread" position={1} setSize={1} />,
    )
  return { ...test, store, show }
}

test('renders a quoted post inside the post, one level deep', { tags: ['BY-06'] }, async () => {
  const screen = await createQuote().show()

  const quote = screen.getByRole('blockquote', { name: 'Quoted post by Tomás Rivera' })
  await expect.element(quote.getByText('Rain at noon.')).toBeVisible()
  await expect.element(screen.getByText('I said so.')).toBeVisible()
  expect(screen.getByText('RE:').query()).toBeNull()
  expect(screen.getByRole('blockquote').elements()).toHaveLength(1)
  const link = quote.getByRole('link', { name: /Tomás Rivera/ })
  await expect.element(link).toHaveAttribute('href', '/accounts/8')
})

test.each([
  ['pending', 'Post pending'],
  ['rejected', 'Post unavailable'],
  ['revoked', 'Post removed by author'],
  ['deleted', 'The quoted post was deleted'],
  ['unauthorized', "You can't see the quoted post"],
] as const)(
  'shows a line in place of a quote that is %s',
  { tags: ['BY-06'] },
  async (state, line) => {
    const screen = await createQuote({ state, quoted_status: null }).show()

    await expect.element(screen.getByText(line)).toBeVisible()
    await expect.element(screen.getByText('RE:')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show anyway' }).query()).toBeNull()
  },
)

test.each([
  ['blocked', { blocking: true }, "This post is hidden because you've blocked its author."],
  [
    'on a blocked server',
    { domain_blocking: true },
    "This post is hidden because you've blocked its author's server.",
  ],
  ['muted', { muting: true }, "This post is hidden because you've muted its author."],
])(
  'shows a line in place of a quote by an account that is %s, until it is expanded',
  { tags: ['BY-06'] },
  async (_who, bond, line) => {
    const { session, store, show } = createQuote()
    const screen = await show()
    store.set(ingestRelationshipsAtom, session, [relationship({ id: accountId('8'), ...bond })])
    await expect.element(screen.getByText(line)).toBeVisible()
    expect(screen.getByText('Rain at noon.').query()).toBeNull()

    await screen.getByRole('button', { name: 'Show anyway' }).click()

    await expect.element(screen.getByText('Rain at noon.')).toBeVisible()
  },
)

test('applies the user’s filters to the quoted post', { tags: ['BY-06', 'FLT-13'] }, async () => {
  const { session, store, show } = createQuote()
  const rain = {
    id: filterId('1'),
    title: 'Weather',
    context: ['thread'],
    expires_at: null,
    filter_action: 'warn',
    keywords: [{ id: '1', keyword: 'rain', whole_word: true }],
    statuses: [],
  } as const
  store.set(storeFiltersAtom, session, [rain])
  const screen = await show()

  await expect.element(screen.getByText('Filtered: Weather')).toBeVisible()
  await expect.element(screen.getByText('I said so.')).toBeVisible()
  expect(screen.getByText('Rain at noon.').query()).toBeNull()
})

test('fetches a quoted post that is known only by its id', { tags: ['BY-06'] }, async () => {
  const { server, show } = createQuote({ quoted_status: null, quoted_status_id: statusId('4') })
  server.on(ASK, () => Response.json(quoted))
  const screen = await show()

  await expect.element(screen.getByText('Rain at noon.')).toBeVisible()
})

test(
  'shows a line when the server does not have the quoted post',
  { tags: ['BY-06'] },
  async () => {
    const screen = await createQuote({
      quoted_status: null,
      quoted_status_id: statusId('4'),
    }).show()

    await expect.element(screen.getByText('Quoted post not found')).toBeVisible()
  },
)

test('shows a line when a visible quoted post is deleted', { tags: ['BY-06'] }, async () => {
  const { session, store, show } = createQuote()
  const screen = await show()
  await expect.element(screen.getByText('Rain at noon.')).toBeVisible()

  store.set(removeStatusesAtom, session, [statusId('4')])

  await expect.element(screen.getByText('The quoted post was deleted')).toBeVisible()
})
