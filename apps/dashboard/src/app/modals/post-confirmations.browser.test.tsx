// The first import, because an earlier one would change the order of the cascade layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { statusId } from '@colonnade/domain/entities'
import { StatusRow } from '../../features/status/index.ts'
import { changeDraftAtom, draftAtom } from '../../state/compose/draft.ts'
import { ingestStatusesAtom } from '../../state/entities/ingest.ts'
import { account, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { ModalHost } from './ModalHost.tsx'

const REBLOG = 'POST /api/v1/statuses/5/reblog'
const FAVOURITE = 'POST /api/v1/statuses/5/favourite'
const DELETE = 'DELETE /api/v1/statuses/5'

interface Shown {
  readonly meta?: NonNullable<Parameters<typeof testSession>[0]>['meta']
  /** By Mira, or by Ada. */
  readonly isOwn?: boolean
  readonly flags?: { readonly reblogged?: boolean; readonly favourited?: boolean }
}

/** Renders a post as a row, with a host for dialogs. */
async function renderPost({ meta = {}, isOwn = false, flags = {} }: Shown) {
  const opened = testSession({ meta })
  const { session, server } = opened
  const author = account(isOwn ? { id: '1', username: 'mira' } : { id: '7', username: 'ada' })
  const entity = status({ id: '5', account: author, content: '<p>The mill turns.</p>', ...flags })
  session.store.set(ingestStatusesAtom, session, [entity])
  const wrapped = (reblogged: boolean) => ({ ...entity, reblogged })
  server.on(REBLOG, () => Response.json({ ...status({ id: '9' }), reblog: wrapped(true) }))
  server.on('POST /api/v1/statuses/5/unreblog', () => Response.json(wrapped(false)))
  server.on(FAVOURITE, () => Response.json({ ...entity, favourited: true }))
  server.on('POST /api/v1/statuses/5/unfavourite', () => Response.json(entity))
  server.on(DELETE, () => Response.json({ text: 'The mill turns.', media_attachments: [] }))
  await renderWithSession(
    session,
    <>
      <StatusRow id={statusId('5')} position={1} setSize={1} />
      <ModalHost />
    </>,
  )
  const press = (name: string, modifiers: 'Shift'[] = []) =>
    page.getByRole('article').getByRole('button', { name }).click({ modifiers })
  const choose = async (name: string) => {
    await press('More')
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  const draft = () => session.store.get(draftAtom(session))
  return { ...opened, press, choose, draft, question: page.getByRole('alertdialog') }
}

test.each([
  ['Boost', { boost_modal: true }, REBLOG],
  ['Favourite', { favourite_modal: true }, FAVOURITE],
] as const)(
  'asks before %s when the account requests it, and skips the question on Shift',
  { tags: ['ST-05', 'ST-06'] },
  async (name, meta, call) => {
    const rendered = await renderPost({ meta })
    await rendered.press(name)
    await expect.element(rendered.question).toBeVisible()
    expect(rendered.server.calls()).toEqual([])
    await rendered.question.getByRole('button', { name: 'Cancel' }).click()

    await rendered.press(name, ['Shift'])

    await expect.poll(rendered.server.calls).toEqual([call])
    expect(rendered.question.query()).toBeNull()
  },
)

test.each([
  ['Boost', 'done', {}, {}, REBLOG],
  ['Favourite', 'done', {}, {}, FAVOURITE],
  [
    'Boost',
    'undone',
    { boost_modal: true },
    { reblogged: true },
    'POST /api/v1/statuses/5/unreblog',
  ],
  [
    'Favourite',
    'undone',
    { favourite_modal: true },
    { favourited: true },
    'POST /api/v1/statuses/5/unfavourite',
  ],
] as const)(
  'runs an action without a question: %s %s',
  { tags: ['ST-05', 'ST-06'] },
  async (name, _how, meta, flags, call) => {
    const { press, server, question } = await renderPost({ meta, flags })

    await press(name)

    await expect.poll(server.calls).toEqual([call])
    expect(question.query()).toBeNull()
  },
)

test(
  'warns about lost replies and text before a redraft, and then opens the post in the composer',
  { tags: ['ST-14'] },
  async () => {
    const { session, choose, question, draft, server } = await renderPost({ isOwn: true })
    session.store.set(changeDraftAtom, session, { text: 'Something for later' })
    await choose('Delete and redraft')
    await expect
      .element(question)
      .toHaveTextContent(/Favourites and boosts will be lost, and replies .* orphaned/)
    await expect.element(question).toHaveTextContent('replace your current draft')
    expect(server.calls()).toEqual([])

    await question.getByRole('button', { name: 'Delete and redraft' }).click()

    await expect.poll(() => draft().text).toBe('The mill turns.')
  },
)

test(
  'asks before a redraft only when text would be lost, if confirmations are off',
  { tags: ['ST-14'] },
  async () => {
    const { choose, draft, question } = await renderPost({
      isOwn: true,
      meta: { delete_modal: false },
    })

    await choose('Delete and redraft')

    await expect.poll(() => draft().text).toBe('The mill turns.')
    expect(question.query()).toBeNull()
  },
)

test('deletes no post when the dialog is cancelled', { tags: ['ST-14'] }, async () => {
  const { choose, question, server } = await renderPost({ isOwn: true })
  await choose('Delete')

  await question.getByRole('button', { name: 'Cancel' }).click()

  await expect.poll(() => question.query()).toBeNull()
  expect(server.calls()).toEqual([])
})

test.each([
  ['Boost', 'boost_modal', undefined, false],
  ['Boost', 'boost_modal', false, false],
  ['Boost', 'boost_modal', true, true],
  ['Favourite', 'favourite_modal', undefined, false],
  ['Favourite', 'favourite_modal', false, false],
  ['Favourite', 'favourite_modal', true, true],
  ['Delete', 'delete_modal', undefined, true],
  ['Delete', 'delete_modal', false, false],
  ['Delete', 'delete_modal', true, true],
] as const)(
  'asks before %s with %s set to %s: %s',
  { tags: ['SES-07'] },
  async (name, flag, value, isAsked) => {
    const meta = value === undefined ? {} : { [flag]: value }
    const { press, choose, question, server } = await renderPost({ meta, isOwn: name === 'Delete' })

    await (name === 'Delete' ? choose(name) : press(name))

    const outcome = () => [question.query() !== null, server.calls().length]
    await expect.poll(outcome).toEqual(isAsked ? [true, 0] : [false, 1])
  },
)
