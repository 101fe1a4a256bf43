import { expect, test } from 'vitest'
import { accountId, accountKey, statusId } from '@colonnade/domain/entities'
import { account, status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { addFarSession } from '../../testing/far-session.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { getBearer } from '../../testing/two-accounts.ts'
import { changeDraftAtom, canSubmitAtom, draftAtom, editingAtom } from '../compose/draft.ts'
import { startEditAtom } from '../compose/edit-post.ts'
import { cancelReplyAtom, startReplyAtom } from '../compose/reply.ts'
import { otherDraftsAtom } from '../drafts/draft-list.ts'
import { startSavingDrafts } from '../drafts/save-drafts.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { submitDraftAtom } from '../publish/submit-draft.ts'
import type { Session } from '../session.ts'
import { changeLocalSettingAtom } from '../settings/local-settings.ts'
import { chooseAuthorAtom } from './choose-author.ts'
import { authorAtoms } from './column-author.ts'
import { endGuestAtom } from './composer-authors.ts'
import { cancelMoveAtom, type ReplyMove } from './move-reply.ts'
import { confirmOrigin, findUnconfirmedOriginAtom, setReplyOriginAtom } from './reply-origin.ts'

const SEARCH = 'GET /api/v2/search'
const ada = account({
  id: '7',
  username: 'ada',
  acct: 'ada',
  url: 'https://colonnade.example/@ada',
})
const post = status({
  id: '5',
  account: ada,
  url: 'https://colonnade.example/@ada/5',
  mentions: [{ id: accountId('8'), username: 'ines', acct: 'ines@sea.example', url: '' }],
})
/** The post as the other server sends it. */
const copy = {
  ...post,
  id: statusId('900'),
  account: { ...ada, id: accountId('70'), acct: 'ada@colonnade.example' },
}

/** Mira, whose column has the composer, replies to Ada's post. Noor of another server is signed in too. */
function startReply() {
  const opened = testSession({ columns: [column('c', 'COMPOSE')] })
  const { session: mira } = opened
  const { app } = mira
  const { session: noor, server } = addFarSession(opened)
  mira.store.set(ingestStatusesAtom, mira, [post])
  mira.store.set(startReplyAtom, mira, post.id)
  server.on(SEARCH, () => Response.json({ statuses: [copy], accounts: [], hashtags: [] }))
  const author = () => app.get(authorAtoms('c'))
  const draftOf = (session: Session) => session.store.get(draftAtom(session))
  const choose = async (session: Session): Promise<ReplyMove | null> => {
    const change = app.set(chooseAuthorAtom, 'c', author()!, session.key)
    return change?.kind === 'looking' ? change.outcome : null
  }
  const write = (session: Session, text: string) =>
    session.store.set(changeDraftAtom, session, { text })
  const findQuestion = (session: Session) => session.store.set(findUnconfirmedOriginAtom, session)
  return { ...opened, app, mira, noor, far: server, author, draftOf, choose, write, findQuestion }
}

test('gives a reply to an account of another server', { tags: ['BY-37'] }, async () => {
  const { mira, noor, far, author, draftOf, choose, write } = startReply()
  expect(draftOf(mira).text).toBe('@ada @ines@sea.example ')
  write(mira, '@ada @ines@sea.example Well seen')
  far.on('POST /api/v1/statuses', () => Response.json(status({ id: '901' })))

  expect(await choose(noor)).toEqual({ kind: 'moved', remains: null })

  expect(author()).toBe(noor)
  expect(draftOf(noor)).toMatchObject({
    text: '@ada@colonnade.example @ines@sea.example Well seen',
    inReplyTo: '900',
  })
  expect(draftOf(mira)).toMatchObject({ text: '', inReplyTo: null })
  await noor.store.set(submitDraftAtom, noor)
  const sent = far.requests().at(-1)!
  expect(getBearer(sent)).toBe('Bearer noor-token')
  expect(await sent.json()).toMatchObject({ in_reply_to_id: '900' })
})

test('gives a reply back, as it was', { tags: ['BY-37'] }, async () => {
  const { mira, noor, server, author, draftOf, choose, write } = startReply()
  write(mira, '@ada @ines@sea.example Well seen')
  server.on('GET /api/v1/statuses/5', () => Response.json(post))
  const before = draftOf(mira)
  await choose(noor)
  write(noor, '@ada@colonnade.example @ines@sea.example Well seen indeed')

  await choose(mira)

  expect(author()).toBe(mira)
  expect(draftOf(mira)).toEqual({
    ...before,
    text: '@ada @ines@sea.example Well seen indeed',
    idempotencyKey: draftOf(mira).idempotencyKey,
  })
  expect(draftOf(noor)).toMatchObject({ text: '', inReplyTo: null })
})

test(
  'keeps what the user chose: visibility, warning, removed mentions',
  { tags: ['BY-37'] },
  async () => {
    const { mira, noor, draftOf, choose } = startReply()
    mira.store.set(changeDraftAtom, mira, {
      text: '@ada Well seen',
      privacy: 'direct',
      spoiler: true,
      spoilerText: 'trains',
      threaded: true,
    })

    await choose(noor)

    expect(draftOf(noor)).toMatchObject({
      text: '@ada@colonnade.example Well seen',
      privacy: 'direct',
      spoilerText: 'trains',
      threaded: true,
    })
  },
)

test('keeps the visibility of a reply without text', { tags: ['BY-37'] }, async () => {
  const { mira, noor, draftOf, choose } = startReply()
  mira.store.set(changeDraftAtom, mira, { text: '', privacy: 'private' })

  await choose(noor)

  expect(draftOf(noor)).toMatchObject({ text: '', privacy: 'private', inReplyTo: '900' })
})

test('keeps the unfinished draft of the other account', { tags: ['BY-03', 'BY-37'] }, async () => {
  const { noor, draftOf, choose, write, platform } = startReply()
  const stop = startSavingDrafts(noor)
  write(noor, 'Begun')
  await platform.clock.advance(5_000)

  await choose(noor)
  await platform.clock.advance(5_000)

  expect(draftOf(noor).text).toBe('@ada@colonnade.example @ines@sea.example ')
  const others = noor.store.get(otherDraftsAtom(noor))
  expect(others.map(({ draft }) => draft.text)).toEqual(['Begun'])
  stop()
})

test('never turns the edit of the other account into the reply', { tags: ['BY-37'] }, async () => {
  const { noor, far, draftOf, choose } = startReply()
  noor.store.set(ingestStatusesAtom, noor, [status({ id: '6' })])
  far.on('GET /api/v1/statuses/6/source', () =>
    Response.json({ id: '6', text: 'A cta', spoiler_text: '' }),
  )
  await noor.store.set(startEditAtom, noor, statusId('6'))

  await choose(noor)

  expect(noor.store.get(editingAtom(noor))).toBeNull()
  expect(draftOf(noor).inReplyTo).toBe('900')
})

test(
  'keeps author and text when the other server does not have the post',
  { tags: ['BY-37'] },
  async () => {
    const { mira, noor, far, author, draftOf, choose, write } = startReply()
    write(mira, '@ada Well seen')
    far.on(SEARCH, () => createErrorResponse(403, 'Blocked'))

    expect(await choose(noor)).toEqual({
      kind: 'not-moved',
      failure: { kind: 'refused', message: 'Blocked' },
    })

    expect(author()).toBe(mira)
    expect(draftOf(mira)).toMatchObject({ text: '@ada Well seen', inReplyTo: '5' })
    expect(mira.store.get(canSubmitAtom(mira))).toBe(true)
    expect(draftOf(noor).text).toBe('')
  },
)

/** Starts giving the reply to Noor, whose server does not answer yet. */
async function startSlowMove() {
  const world = startReply()
  world.write(world.mira, '@ada Well')
  const held = world.far.hold(SEARCH)
  const moved = world.choose(world.noor)
  await flushPromises()
  const answer = () => held.answer(Response.json({ statuses: [copy], accounts: [], hashtags: [] }))
  return { ...world, moved, answer }
}

test('does not publish while it looks for the post', { tags: ['BY-37'] }, async () => {
  const { mira, noor, server, write, draftOf, moved, answer } = await startSlowMove()

  write(mira, '@ada Well seen')
  expect(await mira.store.set(submitDraftAtom, mira)).toBeNull()

  expect(server.calls().filter((call) => call.startsWith('POST'))).toEqual([])
  answer()
  await moved
  expect(draftOf(noor).text).toBe('@ada@colonnade.example Well seen')
})

test('stops looking when it is cancelled', { tags: ['BY-37'] }, async () => {
  const { mira, author, draftOf, moved, answer } = await startSlowMove()

  mira.store.set(cancelMoveAtom, mira)
  expect(mira.store.get(canSubmitAtom(mira))).toBe(true)
  answer()

  expect(await moved).toBeNull()
  expect(author()).toBe(mira)
  expect(draftOf(mira).text).toBe('@ada Well')
})

test('does not move a reply that was cancelled', { tags: ['BY-37'] }, async () => {
  const { mira, author, draftOf, moved, answer } = await startSlowMove()

  mira.store.set(cancelReplyAtom, mira)
  answer()

  expect(await moved).toBeNull()
  expect(author()).toBe(mira)
  expect(draftOf(mira)).toMatchObject({ text: 'Well', inReplyTo: null })
})

test('returns to the column’s account once the reply is done', { tags: ['BY-37'] }, async () => {
  const { app, mira, noor, author, choose } = startReply()
  await choose(noor)

  app.set(endGuestAtom, noor.key)

  expect(author()).toBe(mira)
})

test(
  'asks once for each account before it replies in a column of another one',
  { tags: ['BY-37'] },
  async () => {
    const { mira, noor, choose, findQuestion } = startReply()
    expect(findQuestion(mira)).toBeNull()

    await choose(noor)

    expect(findQuestion(noor)).toBe(mira.key)
    confirmOrigin(noor, mira.key)
    expect(findQuestion(noor)).toBeNull()
    confirmOrigin(noor, accountKey('eve', 'far.example'))
    expect(findQuestion(noor)).toBeNull()
  },
)

test('asks always or never where that was chosen', { tags: ['BY-37'] }, async () => {
  const { app, mira, noor, choose, findQuestion } = startReply()
  await choose(noor)

  app.set(changeLocalSettingAtom, ['confirm_other_author'], 'never')
  expect(findQuestion(noor)).toBeNull()
  app.set(changeLocalSettingAtom, ['confirm_other_author'], 'always')
  confirmOrigin(noor, mira.key)
  expect(findQuestion(noor)).toBe(mira.key)
})

test(
  'does not ask in its own column, nor after the reply returned',
  { tags: ['BY-37'] },
  async () => {
    const { mira, noor, server, choose, findQuestion } = startReply()
    server.on('GET /api/v1/statuses/5', () => Response.json(post))
    await choose(noor)
    await choose(mira)
    expect(findQuestion(mira)).toBeNull()

    noor.store.set(ingestStatusesAtom, noor, [copy])
    noor.store.set(startReplyAtom, noor, copy.id)
    expect(findQuestion(noor)).toBeNull()
    noor.store.set(setReplyOriginAtom, noor, mira.key)
    expect(findQuestion(noor)).toBe(mira.key)
  },
)
