import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { accountId, accountKey, statusId } from '@colonnade/domain/entities'
import { lendComposerAtom } from '../../../state/authors/lend-composer.ts'
import { setReplyOriginAtom } from '../../../state/authors/reply-origin.ts'
import { columnsAtom } from '../../../state/columns/columns.ts'
import { changeDraftAtom, draftAtom } from '../../../state/compose/draft.ts'
import { startEditAtom } from '../../../state/compose/edit-post.ts'
import { cancelReplyAtom, startMentionAtom, startReplyAtom } from '../../../state/compose/reply.ts'
import { createSession } from '../../../state/create-session.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../../../state/entities/ingest.ts'
import type { Session } from '../../../state/session.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import { toastsAtom } from '../../../state/ui/messages.ts'
import { modalAtom } from '../../../state/ui/modals.ts'
import { account, status } from '../../../testing/factories.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { createErrorResponse } from '../../../testing/scripted-server.ts'
import { column, testSession } from '../../../testing/test-session.ts'
import { getBearer } from '../../../testing/two-accounts.ts'
import { ComposeColumn } from '../ComposeColumn.tsx'

const author = browser.getByRole('button', { name: /^Post as/ })
const text = browser.getByLabelText("What's on your mind?")
const MIRA = 'Post as: @mira@colonnade.example'
const NOOR = 'Post as: @noor@far.example'

/** Renders the composer column of Mira; Noor of another server is signed in too. */
async function renderForTwo() {
  const { session: mira, server } = testSession({ columns: [column('c', 'COMPOSE')] })
  const { app } = mira
  const noor = createSession({
    ...mira,
    key: accountKey('noor', 'far.example'),
    origin: 'https://far.example',
    initialState: {
      ...mira.initialState,
      meta: { ...mira.meta, me: accountId('2'), access_token: 'noor-token', max_toot_chars: 20 },
    },
    onUnauthorised: () => undefined,
  })
  app.set(sessionsAtom, [mira, noor])
  for (const [session, id, name] of [
    [mira, '1', 'Mira'],
    [noor, '2', 'Noor'],
  ] as const) {
    const me = account({ id, username: name.toLowerCase(), display_name: name })
    session.store.set(ingestAccountsAtom, session, [me])
    session.store.set(ingestStatusesAtom, session, [status({ id: '6' })])
  }
  server.on('POST /api/v1/statuses', () => Response.json(status({ id: '10' })))
  await renderWithSession(mira, <ComposeColumn uuid="c" takesFocus />)
  await expect.element(author).toHaveAccessibleName(MIRA)
  const write = (session: Session, words: string) =>
    session.store.set(changeDraftAtom, session, { text: words })
  const reply = (session: Session) => {
    session.store.set(startReplyAtom, session, statusId('6'))
    app.set(lendComposerAtom, session)
  }
  const draftOf = (session: Session) => session.store.get(draftAtom(session)).text
  const toasts = () => app.get(toastsAtom).map((toast) => toast.text)
  return { app, mira, noor, server, write, reply, draftOf, toasts }
}

test('shows no choice with a single account', { tags: ['BY-02'] }, async () => {
  const { app, mira } = await renderForTwo()

  app.set(sessionsAtom, [mira])

  await expect.element(author).not.toBeInTheDocument()
  await expect.element(browser.getByText('@mira@colonnade.example')).toBeVisible()
})

test(
  'posts as the chosen account, by keyboard, and stays with it',
  { tags: ['BY-02', 'BY-37'] },
  async () => {
    const { server } = await renderForTwo()
    await userEvent.keyboard('Fog{Shift>}{Tab}{/Shift}{ArrowDown}')
    await expect.element(browser.getByRole('listbox', { name: 'Post as' })).toHaveFocus()

    await userEvent.keyboard('{End}{Enter}')

    await expect.element(author).toHaveAccessibleName(NOOR)
    await expect.element(author).toHaveFocus()
    await expect.element(text).toHaveValue('Fog')
    await expect.element(browser.getByText('17 characters left')).toBeInTheDocument()
    await userEvent.keyboard('{Tab} until noon{Control>}{Enter}{/Control}')
    await expect.element(text).toHaveValue('')
    await expect.element(author).toHaveAccessibleName(NOOR)
    const [sent] = server.requests().filter(({ method }) => method === 'POST')
    expect([new URL(sent!.url).host, getBearer(sent!)]).toEqual([
      'far.example',
      'Bearer noor-token',
    ])
  },
)

test('says in a sentence what the other server does not accept', { tags: ['BY-37'] }, async () => {
  const { noor, toasts } = await renderForTwo()
  noor.api.capabilities.record('polls', false)
  await text.fill('Which of these two harbours?')
  await browser.getByRole('button', { name: 'Add poll' }).click()

  await author.click()
  await browser.getByRole('option', { name: '@noor@far.example' }).click()

  await expect
    .poll(toasts)
    .toEqual([
      'Stays with @mira@colonnade.example: the poll. 8 characters too many for far.example.',
    ])
  await expect.element(text).toHaveValue('Which of these two harbours?')
})

test(
  'shows the replying account until the reply is published, and keeps the other draft',
  { tags: ['BY-37'] },
  async () => {
    const { mira, noor, server, write, reply, draftOf } = await renderForTwo()
    write(mira, 'About the fog')

    reply(noor)

    await expect.element(author).toHaveAccessibleName(NOOR)
    await expect.element(text).toHaveValue('@ada ')
    await expect.element(text).toHaveFocus()
    expect(draftOf(mira)).toBe('About the fog')
    await userEvent.keyboard('Hello{Control>}{Enter}{/Control}')
    await expect.element(author).toHaveAccessibleName(MIRA)
    await expect.element(text).toHaveValue('About the fog')
    const [sent] = server.requests().filter(({ method }) => method === 'POST')
    expect(getBearer(sent!)).toBe('Bearer noor-token')
  },
)

test(
  'gives a reply to another account, and says that it looks for the post',
  { tags: ['BY-37'] },
  async () => {
    const { mira, noor, server, reply, draftOf } = await renderForTwo()
    mira.store.set(changeDraftAtom, mira, { text: '' })
    reply(mira)
    await text.fill('@ada Well seen')
    const held = server.hold('GET /api/v1/statuses/6')

    await author.click()
    await browser.getByRole('option', { name: '@noor@far.example' }).click()

    await expect.element(browser.getByText('Looking for this post on far.example…')).toBeVisible()
    await expect.element(author).toHaveAccessibleName(MIRA)
    await expect.element(browser.getByRole('button', { name: 'Publish' })).toBeDisabled()
    held.answer(Response.json(status({ id: '6' })))
    await expect.element(author).toHaveAccessibleName(NOOR)
    await expect.element(text).toHaveValue('@ada Well seen')
    await expect.element(browser.getByRole('group', { name: 'Replying to @ada' })).toBeVisible()
    expect(draftOf(mira)).toBe('')
    await expect.element(author).toHaveFocus()
    expect(draftOf(noor)).toBe('@ada Well seen')
  },
)

test(
  'keeps a reply with its account where the post is not found, and says why',
  { tags: ['BY-37'] },
  async () => {
    const { mira, noor, server, write, reply, draftOf, toasts } = await renderForTwo()
    write(mira, 'About the fog')
    reply(noor)
    await expect.element(author).toHaveAccessibleName(NOOR)
    server.on('GET /api/v1/statuses/6', () => createErrorResponse(404))
    server.on('GET /api/v2/search', () => Response.json({ statuses: [] }))

    await author.click()
    await browser.getByRole('option', { name: '@mira@colonnade.example' }).click()

    await expect
      .poll(toasts)
      .toEqual([expect.stringMatching(/did not find.+Your reply stays with @noor@far\.example\.$/)])
    await expect.element(author).toHaveAccessibleName(NOOR)
    expect([draftOf(mira), draftOf(noor)]).toEqual(['About the fog', '@ada '])
  },
)

test('stops looking for the post by keyboard', { tags: ['BY-37'] }, async () => {
  const { mira, server, reply } = await renderForTwo()
  reply(mira)
  server.hold('GET /api/v1/statuses/6')
  await author.click()
  await browser.getByRole('option', { name: '@noor@far.example' }).click()
  await expect.element(browser.getByText('Looking for this post on far.example…')).toBeVisible()

  await userEvent.keyboard('{Tab}{Enter}')

  await expect
    .element(browser.getByText('Looking for this post on far.example…'))
    .not.toBeInTheDocument()
  await expect.element(author).toHaveAccessibleName(MIRA)
  await expect.element(text).toHaveFocus()
})

test('asks once before it sends a reply as another account', { tags: ['BY-37'] }, async () => {
  const { app, mira, noor, server, reply } = await renderForTwo()
  reply(noor)
  noor.store.set(setReplyOriginAtom, noor, mira.key)
  await expect.element(author).toHaveAccessibleName(NOOR)

  await userEvent.keyboard('Well seen{Control>}{Enter}{/Control}')

  const asked = app.get(modalAtom)?.modal
  expect(asked).toMatchObject({ type: 'SEND_AS', accountKey: noor.key, origin: mira.key })
  expect(server.calls().filter((call) => call.startsWith('POST'))).toEqual([])
  if (asked?.type === 'SEND_AS') asked.onConfirm()
  await expect.element(text).toHaveValue('')
})

test('returns to the former author when the reply is cancelled', { tags: ['BY-37'] }, async () => {
  const { noor, reply } = await renderForTwo()
  reply(noor)
  await expect.element(author).toHaveAccessibleName(NOOR)

  noor.store.set(cancelReplyAtom, noor)

  await expect.element(author).toHaveAccessibleName(MIRA)
})

test('does not change the author while a mention is typed', { tags: ['BY-37'] }, async () => {
  const { app, noor } = await renderForTwo()
  noor.store.set(ingestAccountsAtom, noor, [account({ id: '7', username: 'ada' })])
  noor.store.set(startMentionAtom, noor, accountId('7'))
  app.set(lendComposerAtom, noor)
  await expect.element(text).toHaveValue('@ada ')

  await text.fill('')
  await text.fill('Hi')

  await expect.element(author).toHaveAccessibleName(NOOR)
})

test(
  'shows the author of an edit, and the former author after it',
  { tags: ['BY-37'] },
  async () => {
    const { app, noor, server } = await renderForTwo()
    server.on('GET /api/v1/statuses/6/source', () =>
      Response.json({ id: '6', text: 'A cta', spoiler_text: '' }),
    )
    server.on('PUT /api/v1/statuses/6', () => Response.json(status({ id: '6' })))
    await noor.store.set(startEditAtom, noor, statusId('6'))
    app.set(lendComposerAtom, noor)
    await expect.element(author).toHaveAccessibleName(NOOR)
    await expect.element(text).toHaveValue('A cta')

    await text.fill('A cat')
    await browser.getByRole('button', { name: 'Save changes' }).click()

    await expect.element(author).toHaveAccessibleName(MIRA)
  },
)

test(
  'lends a composer of the account itself where the deck shows one',
  { tags: ['BY-37'] },
  async () => {
    const { app, mira, noor, reply } = await renderForTwo()
    app.set(columnsAtom, [
      ...app.get(columnsAtom),
      { uuid: 'd', id: 'COMPOSE', params: {}, accountKey: noor.key },
    ])

    reply(noor)

    await expect.element(author).toHaveAccessibleName(MIRA)
    expect(mira.store.get(draftAtom(mira)).inReplyTo).toBeNull()
  },
)
