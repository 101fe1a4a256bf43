import { expect, test } from 'vitest'
import { EMPTY_POLL } from '@colonnade/domain/compose'
import { readKeptDraft } from '@colonnade/domain/drafts'
import { accountId, accountKey, mediaId } from '@colonnade/domain/entities'
import { DEFAULT_META, type SessionMeta } from '@colonnade/domain/session'
import { createSampleImage } from '../../gallery/sample-data.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import type { ScriptedServer } from '../../testing/scripted-server.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { getBearer } from '../../testing/two-accounts.ts'
import { attachFilesAtom } from '../compose/attach-files.ts'
import { changeAttachmentAtom } from '../compose/change-attachment.ts'
import { typeDescriptionAtom } from '../compose/describe-media.ts'
import { beginSubmissionAtom, changeDraftAtom, draftAtom } from '../compose/draft.ts'
import { attachmentCardsAtom, showAttachmentsAtom } from '../compose/upload-list.ts'
import { createSession } from '../create-session.ts'
import { otherDraftsAtom } from '../drafts/draft-list.ts'
import { startSavingDrafts } from '../drafts/save-drafts.ts'
import { DRAFT_DELAY_MS } from '../drafts/write-drafts.ts'
import { submitDraftAtom } from '../publish/submit-draft.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { chooseAuthorAtom } from './choose-author.ts'
import { SHARE_COMPOSER, shareAuthorAtom } from './composer-authors.ts'

const UPLOAD = 'POST /api/v2/media'

interface Setup {
  readonly mira?: Parameters<typeof createTestComposer>[0]
  readonly noor?: Partial<SessionMeta>
  /** Whether Noor is an account of the same server. */
  readonly isNeighbour?: boolean
}

/** Opens the page with Mira as the author; Noor of another server is signed in too. */
function openPage({ mira: traits = {}, noor: meta = {}, isNeighbour = false }: Setup = {}) {
  const opened = createTestComposer(traits)
  const { session: mira, server } = opened
  const host = isNeighbour ? 'colonnade.example' : 'far.example'
  const noor = createSession({
    ...mira,
    key: accountKey('noor', host),
    origin: `https://${host}`,
    initialState: {
      ...mira.initialState,
      meta: {
        ...mira.meta,
        default_privacy: 'unlisted',
        access_token: 'noor-token',
        me: accountId('2'),
        ...meta,
      },
    },
    onUnauthorised: () => undefined,
  })
  const { app } = mira
  app.set(sessionsAtom, [mira, noor])
  let count = 0
  server.on(UPLOAD, () =>
    Response.json({ id: String((count += 1)), type: 'image', description: null, meta: null }),
  )
  const author = () => app.get(shareAuthorAtom)
  const choose = ({ key }: Session) => app.set(chooseAuthorAtom, SHARE_COMPOSER, author()!, key)
  const draftOf = (session: Session) => session.store.get(draftAtom(session))
  const cards = (session: Session) => session.store.get(attachmentCardsAtom(session))
  const attach = async (...names: readonly string[]) => {
    const files = names.map((name) => new File(['x'], name, { type: 'image/png' }))
    await mira.store.set(attachFilesAtom, mira, files)
  }
  return { ...opened, app, mira, noor, choose, author, draftOf, cards, attach }
}

test(
  'selects the last author again while they are signed in',
  { tags: ['STA-05', 'BY-02'] },
  () => {
    const { author, mira, noor, choose, platform } = openPage()
    expect(author()).toBe(mira)

    choose(noor)
    expect(author()).toBe(noor)

    const later = openPage({ mira: { storage: platform.storage } })
    expect(later.author()).toBe(later.noor)
    later.app.set(sessionsAtom, [later.mira])
    expect(later.author()).toBe(later.mira)
  },
)

test(
  'moves the text to the new author with their visibility, without a copy',
  { tags: ['STA-05', 'BY-32'] },
  () => {
    const { mira, noor, choose, draftOf, write } = openPage()
    write({ text: 'Seen on the way', spoiler: true, spoilerText: 'trains', language: 'de' })
    const { idempotencyKey } = draftOf(mira)

    expect(choose(noor)).toEqual({ kind: 'moved', remains: null })

    const moved = {
      text: 'Seen on the way',
      spoilerText: 'trains',
      privacy: 'unlisted',
      language: 'de',
    }
    expect(draftOf(noor)).toMatchObject(moved)
    expect(draftOf(noor).idempotencyKey).not.toBe(idempotencyKey)
    expect(draftOf(mira)).toMatchObject({ text: '', spoilerText: '' })
  },
)

test('restores everything when the first author is chosen again', { tags: ['BY-37'] }, () => {
  const { mira, noor, choose, draftOf, write } = openPage()
  mira.api.capabilities.record('localOnly', true)
  write({ text: 'Fog', privacy: 'public', localOnly: true, threaded: true })
  const before = draftOf(mira)
  choose(noor)
  noor.store.set(changeDraftAtom, noor, { text: 'Fog until noon' })

  choose(mira)

  expect(draftOf(mira)).toEqual({
    ...before,
    text: 'Fog until noon',
    idempotencyKey: draftOf(mira).idempotencyKey,
  })
  expect(draftOf(noor).text).toBe('')
})

/** Answers changes of the media with these ids as a server does. @returns the changes, with their hosts */
function acceptChanges(server: ScriptedServer, ...ids: readonly string[]) {
  const changes: unknown[] = []
  for (const id of ids) {
    const media = { id, type: 'image', description: '', meta: {} }
    server.on(`PUT /api/v1/media/${id}`, async (request) => {
      const { description, focus } = (await request.json()) as Record<string, string | undefined>
      changes.push([new URL(request.url).host, description ?? focus])
      const [x, y] = focus?.split(',').map(Number) ?? []
      if (description !== undefined) media.description = description
      if (focus !== undefined) media.meta = { focus: { x, y } }
      return Response.json(media)
    })
  }
  return changes
}

test(
  'moves files with their descriptions and focal points to the new author’s server',
  { tags: ['STA-05', 'BY-32', 'BY-37'] },
  async () => {
    const { mira, noor, choose, draftOf, server, cards, attach } = openPage()
    const changes = acceptChanges(server, '1', '2')
    await attach('sea.png')
    await mira.store.set(changeAttachmentAtom, mira, mediaId('1'), { focus: { x: 0.5, y: -0.25 } })
    mira.store.set(typeDescriptionAtom, mira, cards(mira)[0]!.key, 'The sea')

    choose(noor)
    await expect.poll(() => draftOf(noor).mediaIds).toEqual(['2'])
    await flushPromises()

    expect(cards(noor)).toMatchObject([
      { name: 'sea.png', description: 'The sea', media: { meta: { focus: { x: 0.5, y: -0.25 } } } },
    ])
    expect([cards(mira), draftOf(mira).mediaIds]).toEqual([[], []])
    expect(changes).toEqual([
      ['colonnade.example', '0.50,-0.25'],
      ['far.example', 'The sea'],
      ['far.example', '0.50,-0.25'],
    ])
  },
)

test(
  'sends each file with the token of the account that posts it',
  { tags: ['BY-02', 'BY-37'] },
  async () => {
    const { noor, choose, draftOf, server, attach } = openPage({ isNeighbour: true })
    await attach('sea.png')

    choose(noor)
    await expect.poll(() => draftOf(noor).mediaIds).toEqual(['2'])
    noor.store.set(changeDraftAtom, noor, { text: 'The sea' })
    await noor.store.set(submitDraftAtom, noor)

    const sent = server
      .requests()
      .map((request) => [new URL(request.url).pathname, getBearer(request)])
    expect(sent).toEqual([
      ['/api/v2/media', 'Bearer token'],
      ['/api/v2/media', 'Bearer noor-token'],
      ['/api/v1/statuses', 'Bearer noor-token'],
    ])
  },
)

test(
  'uses the files again that the first author’s server has, with the latest descriptions',
  { tags: ['BY-37'] },
  async () => {
    const { mira, noor, choose, draftOf, server, cards, attach } = openPage()
    await attach('sea.png', 'fog.png')
    choose(noor)
    await expect.poll(() => draftOf(noor).mediaIds).toEqual(['3', '4'])
    noor.store.set(typeDescriptionAtom, noor, cards(noor)[1]!.key, 'Fog')
    const file = new File(['x'], 'new.png', { type: 'image/png' })
    await noor.store.set(attachFilesAtom, noor, [file])

    choose(mira)
    await expect.poll(() => draftOf(mira).mediaIds).toEqual(['1', '2', '6'])

    expect(cards(mira).map(({ name, description }) => [name, description])).toEqual([
      ['sea.png', ''],
      ['fog.png', 'Fog'],
      ['new.png', ''],
    ])
    expect(server.calls().filter((call) => call === UPLOAD)).toHaveLength(6)
  },
)

test(
  'leaves files with the first author that only that server has, or that are too many',
  { tags: ['BY-37'] },
  async () => {
    const { mira, noor, choose, draftOf, cards, attach } = openPage({
      noor: { media_limits: { ...DEFAULT_META.media_limits, max_attachments: 1 } },
    })
    const old = createSampleImage('old', ['navy', 'teal', 'gold'])
    mira.store.set(showAttachmentsAtom, mira, [old])
    mira.store.set(changeDraftAtom, mira, { text: 'Look', mediaIds: [old.id] })
    await attach('sea.png', 'fog.png')

    const change = choose(noor)
    await expect.poll(() => draftOf(noor).mediaIds).toEqual(['3'])

    expect(change).toMatchObject({ kind: 'moved', remains: { files: ['', 'fog.png'] } })
    expect(cards(mira).map(({ media }) => media?.id)).toEqual(['old', '2'])
    expect(draftOf(mira)).toMatchObject({ text: '', mediaIds: ['old', '2'] })
    choose(mira)
    expect(draftOf(mira)).toMatchObject({ text: 'Look', mediaIds: ['old', '1', '2'] })
    expect(cards(noor)).toEqual([])
  },
)

test('leaves a poll where the other server has none', { tags: ['BY-37'] }, () => {
  const { mira, noor, choose, draftOf, write } = openPage()
  noor.api.capabilities.record('polls', false)
  const poll = { ...EMPTY_POLL, options: ['Fog', 'Sun'] }
  write({ text: 'Tomorrow?', poll })

  expect(choose(noor)).toMatchObject({ remains: { poll: true } })

  expect([draftOf(noor).poll, draftOf(mira).poll, draftOf(mira).text]).toEqual([null, poll, ''])
  choose(mira)
  expect(draftOf(mira)).toMatchObject({ text: 'Tomorrow?', poll })
})

test('moves a text that is too long for the other server', { tags: ['BY-37'] }, () => {
  const { noor, choose, draftOf, write } = openPage({ noor: { max_toot_chars: 10 } })
  write({ text: 'Fog until noon' })

  expect(choose(noor)).toMatchObject({ remains: { excess: 4 } })

  expect(draftOf(noor).text).toBe('Fog until noon')
})

test(
  'keeps the unfinished draft of the other account among the drafts',
  { tags: ['BY-03', 'BY-37'] },
  async () => {
    const { mira, noor, choose, draftOf, write, platform } = openPage()
    const stops = [startSavingDrafts(mira), startSavingDrafts(noor)]
    await flushPromises()
    noor.store.set(changeDraftAtom, noor, { text: 'Begun' })
    write({ text: 'Fog' })
    await platform.clock.advance(DRAFT_DELAY_MS)

    choose(noor)
    await platform.clock.advance(DRAFT_DELAY_MS)

    expect(draftOf(noor).text).toBe('Fog')
    const texts = (session: Session) =>
      session.store.get(otherDraftsAtom(session)).map(({ draft }) => draft.text)
    expect([texts(mira), texts(noor)]).toEqual([[], ['Begun']])
    const stored = [...platform.drafts.stored.values()].flatMap((raw) => readKeptDraft(raw) ?? [])
    expect(stored.map(({ account, draft }) => `${account}: ${draft.text}`).toSorted()).toEqual([
      `${noor.key}: Begun`,
      `${noor.key}: Fog`,
    ])
    for (const stop of stops) stop()
  },
)

test('does not switch accounts while a post is being submitted', async () => {
  const { author, mira, noor, choose } = openPage()
  mira.store.set(beginSubmissionAtom, mira)

  expect(choose(noor)).toBeNull()
  await flushPromises()

  expect(author()).toBe(mira)
})
