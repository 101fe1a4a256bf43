import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountId, statusId } from '@colonnade/domain/entities'
import { samplePoll } from '@colonnade/domain/testing'
import { ModalHost } from '../../../app/modals/ModalHost.tsx'
import { draftAtom } from '../../../state/compose/draft.ts'
import { ingestStatusesAtom } from '../../../state/entities/ingest.ts'
import { statusAtoms } from '../../../state/entities/statuses.ts'
import { toastsAtom } from '../../../state/ui/messages.ts'
import { type ActionAsAnother, openModalAtom } from '../../../state/ui/modals.ts'
import { account, relationship, status } from '../../../testing/factories.ts'
import { addFarSession } from '../../../testing/far-session.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { createErrorResponse } from '../../../testing/scripted-server.ts'
import { testSession } from '../../../testing/test-session.ts'

const SEARCH = 'GET /api/v2/search'
const ada = account({ id: '7', username: 'ada', display_name: 'Ada Lovelace' })
const post = status({ id: '5', account: ada, favourites_count: 3 })
const copy = {
  ...post,
  id: statusId('900'),
  account: { ...ada, id: accountId('77'), acct: 'ada@colonnade.example' },
}

const noor = page.getByRole('group', { name: '@noor@far.example' })
const button = (name: string) => noor.getByRole('button', { name, exact: true })

/** Opens the dialog for Mira's row. Noor is signed in to another server. */
async function openDialog(
  action: ActionAsAnother | null = null,
  { given = {}, patch = {}, isFound = true, meta = {}, follows = false, hosts = [] } = {} as {
    given?: Partial<typeof post>
    /** What the other account already did. */
    patch?: Partial<typeof post>
    isFound?: boolean
    follows?: boolean
    /** The servers of more accounts. */
    hosts?: readonly string[]
    meta?: { boost_modal?: boolean; unfollow_modal?: boolean }
  },
) {
  const opened = testSession({ meta })
  const { session } = opened
  const other = addFarSession(opened)
  const more = hosts.map((host) => addFarSession(opened, host).server)
  session.store.set(ingestStatusesAtom, session, [{ ...post, ...given }])
  const found = { ...copy, ...given, id: copy.id }
  other.server.on(SEARCH, () =>
    Response.json({ statuses: isFound ? [{ ...found, ...patch }] : [] }),
  )
  other.server.on('GET /api/v1/accounts/relationships', () =>
    Response.json([relationship({ id: '77', following: follows })]),
  )
  await renderWithSession(session, <ModalHost />)
  const about = { accountKey: session.key, statusId: post.id }
  session.app.set(openModalAtom, { type: 'AS_ANOTHER', ...about, action })
  const getToasts = () => session.app.get(toastsAtom).map(({ text }) => text)
  const getCopy = () => other.session.store.get(statusAtoms(other.session)(copy.id))
  return { ...opened, other, more, found, getToasts, getCopy }
}

beforeEach(() => page.viewport(900, 800))

test('favourites as the other account, and undoes it', { tags: ['BY-37'] }, async () => {
  const { session, other, found, getToasts } = await openDialog()
  other.server.on('POST /api/v1/statuses/900/favourite', () =>
    Response.json({ ...found, favourited: true, favourites_count: 1 }),
  )
  other.server.on('POST /api/v1/statuses/900/unfavourite', () => Response.json(found))
  await expect.element(button('Favourite')).toHaveAttribute('aria-pressed', 'false')

  await button('Favourite').click()

  await expect.element(button('Favourite')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(getToasts).toEqual(['@noor@far.example favourited this post'])
  expect(session.store.get(statusAtoms(session)(post.id))).toMatchObject({
    favourited: false,
    favourites_count: 3,
  })

  await button('Favourite').click()
  await expect.element(button('Favourite')).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(getToasts).toContain('@noor@far.example removed the favourite')
})

test('ticks what the other account already did', { tags: ['BY-37'] }, async () => {
  const patch = { reblogged: true, bookmarked: true }
  const { platform } = await openDialog(null, { patch, follows: true })

  await expect.element(button('Boost')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Bookmark')).toHaveAttribute('aria-pressed', 'true')
  const follow = button('Follow @ada@colonnade.example')
  await expect.element(follow).not.toHaveAttribute('aria-pressed')
  await platform.clock.advance(50)
  await expect.element(follow).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Favourite')).toHaveAttribute('aria-pressed', 'false')
})

test(
  'says that it looks for the post, and runs what was chosen while it looked',
  { tags: ['BY-37'] },
  async () => {
    const opened = await openDialog('favourite', { isFound: false })
    await expect.element(noor.getByText(/did not find/)).toBeVisible()
    const held = opened.other.server.hold(SEARCH)
    opened.other.server.on('POST /api/v1/statuses/900/favourite', () =>
      Response.json({ ...opened.found, favourited: true }),
    )

    await noor.getByRole('button', { name: 'Try again' }).click()
    await expect
      .element(noor.getByText('Looking for this post on far.example…').first())
      .toBeVisible()
    await noor.getByRole('button', { name: /Noor Haddad/ }).click()
    held.answer(Response.json({ statuses: [opened.found] }))

    await expect.poll(opened.getToasts).toEqual(['@noor@far.example favourited this post'])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)

test('sends no action after the dialog was closed', { tags: ['BY-37'] }, async () => {
  const opened = await openDialog('favourite', { isFound: false })
  await expect.element(noor.getByRole('button', { name: 'Try again' })).toBeVisible()
  const held = opened.other.server.hold(SEARCH)

  await noor.getByRole('button', { name: /Noor Haddad/ }).click()
  await userEvent.keyboard('{Escape}')
  held.answer(Response.json({ statuses: [opened.found] }))

  await expect.poll(opened.getCopy).toBeDefined()
  expect(opened.other.server.calls().filter((call) => call.startsWith('POST'))).toEqual([])
})

test(
  'says at once that a private post cannot be found, and keeps the focus',
  { tags: ['BY-37'] },
  async () => {
    const { other } = await openDialog(null, { given: { visibility: 'private' } })

    await expect.element(noor.getByText(/^Only those it is addressed to/)).toBeVisible()
    await expect.element(button('Boost')).toHaveFocus()
    await expect.element(button('Boost')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(noor.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
    expect(other.server.calls()).toEqual([])
  },
)

test(
  'asks before a boost if the settings of the acting account say so',
  { tags: ['BY-37', 'MOD-08'] },
  async () => {
    const { other, found, getToasts } = await openDialog('boost', { meta: { boost_modal: true } })
    other.server.on('POST /api/v1/statuses/900/reblog', () =>
      Response.json(status({ id: '901', reblog: { ...found, reblogged: true } })),
    )

    await noor.getByRole('button', { name: /Noor Haddad/ }).click()
    const question = page.getByRole('alertdialog', { name: 'Boost this post?' })
    await question.getByRole('button', { name: 'Boost' }).click()

    await expect.poll(getToasts).toEqual(['@noor@far.example boosted this post'])
  },
)

test(
  'follows the author, and asks before it unfollows',
  { tags: ['BY-37', 'ACC-08'] },
  async () => {
    const options = { meta: { unfollow_modal: true } }
    const { other, platform, getToasts } = await openDialog(null, options)
    other.server.on('POST /api/v1/accounts/77/follow', () =>
      Response.json(relationship({ id: '77', following: true })),
    )
    const follow = button('Follow @ada@colonnade.example')
    await expect.element(button('Boost')).toHaveAttribute('aria-pressed', 'false')
    await platform.clock.advance(50)
    await expect.element(follow).toHaveAttribute('aria-pressed', 'false')

    await follow.click()

    await expect.element(follow).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(getToasts).toEqual(['@noor@far.example follows @ada@colonnade.example'])
    await follow.click()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
  },
)

test('starts a reply in the composer of the other account', { tags: ['BY-37'] }, async () => {
  const { session, other } = await openDialog('reply')
  await expect.element(noor.getByRole('button', { name: /Noor Haddad/ })).toHaveFocus()

  await userEvent.keyboard('{Enter}')

  const getReply = (one: typeof session) => one.store.get(draftAtom(one)).inReplyTo
  await expect.poll(() => getReply(other.session)).toBe('900')
  expect(getReply(session)).toBeNull()
})

test('votes as the other account', { tags: ['BY-37', 'BY-05'] }, async () => {
  const poll = samplePoll()
  const { other, getToasts } = await openDialog(null, { given: { poll } })
  other.server.on(`POST /api/v1/polls/${poll.id}/votes`, () =>
    Response.json({ ...poll, voted: true, own_votes: [0] }),
  )

  await button('Vote').click()
  await noor.getByRole('radio').first().click()
  await noor.getByRole('button', { name: 'Vote' }).last().click()

  await expect.poll(getToasts).toEqual(['@noor@far.example voted'])
})

test('shows no toast of success when the server refuses', { tags: ['BY-37'] }, async () => {
  const { other, getToasts } = await openDialog()
  other.server.on('POST /api/v1/statuses/900/favourite', () => createErrorResponse(422))
  await expect.element(button('Favourite')).toHaveAttribute('aria-pressed', 'false')

  await button('Favourite').click()

  await expect.poll(() => other.server.calls().at(-1)).toBe('POST /api/v1/statuses/900/favourite')
  await expect.element(button('Favourite')).toHaveAttribute('aria-pressed', 'false')
  expect(getToasts()).toEqual([])
})

test(
  'looks for the post only for an opened account if there are many',
  { tags: ['BY-37'] },
  async () => {
    const hosts = ['b.example', 'c.example', 'd.example']
    const { other, more } = await openDialog(null, { hosts })
    const servers = [other.server, ...more]
    const header = noor.getByRole('button', { name: /Noor Haddad/ })
    await expect.element(header).toHaveFocus()
    await expect.element(header).toHaveAttribute('aria-expanded', 'false')
    expect(servers.flatMap((server) => server.calls())).toEqual([])

    await userEvent.keyboard('{Enter}')

    await expect.element(button('Favourite')).toHaveAttribute('aria-pressed', 'false')
    expect(servers.map((server) => server.calls().length)).toEqual([1, 0, 0, 0])
  },
)

test('looks for the post of a chosen account if there are many', { tags: ['BY-37'] }, async () => {
  const hosts = ['b.example', 'c.example', 'd.example']
  const { other, more, found, getToasts } = await openDialog('favourite', { hosts })
  other.server.on('POST /api/v1/statuses/900/favourite', () =>
    Response.json({ ...found, favourited: true }),
  )

  await noor.getByRole('button', { name: /Noor Haddad/ }).click()

  await expect.poll(getToasts).toEqual(['@noor@far.example favourited this post'])
  expect(more.flatMap((server) => server.calls())).toEqual([])
})
