import { describe, expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, status, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { composer } from '../../testing/test-composer.ts'
import { column } from '../../testing/test-session.ts'
import { composerFocusAtom } from '../compose/composer-focus.ts'
import {
  canSubmitAtom,
  isSubmittingAtom,
  remainingCharactersAtom,
  toggleSpoilerAtom,
} from '../compose/draft.ts'
import { finishThreadAtom } from '../compose/reply.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { changeLocalSettingAtom } from '../settings/local-settings.ts'
import { applyStreamEventsAtom } from '../streaming/apply-events.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { alertsAtom } from '../ui/messages.ts'
import { submitDraftAtom } from './submit.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const POST = 'POST /api/v1/statuses'
const keyOf = (request: Request | undefined) => request?.headers.get('Idempotency-Key')

test(
  'the composer begins empty, with the privacy that the server prefers',
  { tags: ['CMP-01', 'CMP-02'] },
  () => {
    expect(composer().draft()).toMatchObject({
      text: '',
      spoiler: false,
      spoilerText: '',
      sensitive: false,
      privacy: 'public',
      inReplyTo: null,
      localOnly: false,
      threaded: false,
    })
    expect(composer({ meta: { default_privacy: 'private' } }).draft().privacy).toBe('private')
  },
)

test(
  'sending locks the composer until the answer, and a success resets it with a new key',
  { tags: ['CMP-03', 'CMP-04'] },
  async () => {
    const { session, server, draft, write, submit } = composer()
    write({ text: 'hello' })
    const { idempotencyKey } = draft()
    const held = server.hold(POST)

    const sent = submit()
    await settled()
    expect(session.store.get(isSubmittingAtom(session))).toBe(true)
    expect(session.store.get(canSubmitAtom(session))).toBe(false)

    held.answer(Response.json(status({ id: '10' })))
    expect(await sent).toBe(true)
    expect(session.store.get(isSubmittingAtom(session))).toBe(false)
    expect(draft().text).toBe('')
    expect(draft().idempotencyKey).not.toBe(idempotencyKey)
  },
)

test(
  'a failure keeps everything and its key, so that trying again cannot post twice',
  { tags: ['CMP-05'] },
  async () => {
    const { session, server, draft, write, submit, posts } = composer()
    write({ text: 'hello', spoiler: true, spoilerText: 'cw', privacy: 'unlisted' })
    const before = draft()
    server.on(POST, () => refuse(503, 'later'))

    expect(await submit()).toBe(false)
    expect(draft()).toEqual(before)
    expect(session.store.get(isSubmittingAtom(session))).toBe(false)
    expect(session.app.get(alertsAtom)).toMatchObject([{ title: '503', message: 'later' }])

    await submit()
    expect(posts()).toHaveLength(2)
    expect(keyOf(posts()[0])).toBe(before.idempotencyKey)
    expect(keyOf(posts()[1])).toBe(before.idempotencyKey)
  },
)

test.each([
  { text: 'b' },
  { spoilerText: 'b' },
  { privacy: 'direct' as const },
  { sensitive: true },
  { localOnly: true },
])('an edit makes a new key: %o', { tags: ['CMP-06'] }, (change) => {
  const { draft, write } = composer()
  write({ text: 'a' })
  const { idempotencyKey } = draft()

  write(change)

  expect(draft().idempotencyKey).not.toBe(idempotencyKey)
})

test(
  'nothing is sent without words, while sending, or over the limit',
  { tags: ['CMP-07', 'CMP-08', 'CMP-09'] },
  async () => {
    const { session, server, write, submit, posts } = composer()
    expect(await submit()).toBe(false)
    write({ text: '  ' })
    expect(await submit()).toBe(false)
    write({ text: 'x'.repeat(501) })
    expect(session.store.get(remainingCharactersAtom(session))).toBe(-1)
    expect(await submit()).toBe(false)
    expect(posts()).toHaveLength(0)

    write({ text: 'x'.repeat(500) })
    const held = server.hold(POST)
    const sent = submit()
    expect(await submit()).toBe(false)
    await settled()
    held.answer(Response.json(status({ id: '10' })))
    await sent
    expect(posts()).toHaveLength(1)
  },
)

test(
  'what is sent is the draft, warned and marked as it says',
  { tags: ['CMP-14', 'CMP-15', 'API-29'] },
  async () => {
    const { server, write, submit, body } = composer()
    server.on(POST, () => Response.json(status({ id: '10' })))
    write({ text: 'hi', spoiler: true, spoilerText: 'cw', privacy: 'unlisted', localOnly: true })

    await submit()

    expect(await body()).toEqual({
      status: 'hi👁️',
      media_ids: [],
      sensitive: true,
      spoiler_text: 'cw',
      visibility: 'unlisted',
    })
  },
)

test('the side-arm sets its visibility and sends', { tags: ['CMP-36'] }, async () => {
  const { session, server, write, body } = composer()
  server.on(POST, () => Response.json(status({ id: '10' })))
  write({ text: 'hi' })

  await session.store.set(submitDraftAtom, session, 'private')

  expect(await body()).toMatchObject({ visibility: 'private' })
})

test(
  'what was published is first in Home at once, and its streamed copy changes nothing',
  { tags: ['TL-19'] },
  async () => {
    const { session, server, write, submit } = composer({ columns: [column('a', 'HOME')] })
    server.on('GET /api/v1/timelines/home', () => page(statuses('9')))
    server.on(POST, () => Response.json(status({ id: '10' })))
    session.store.set(openColumnAtom, session, 'a')
    await settled()
    write({ text: 'hello' })

    await submit()
    const items = () => session.store.get(timelineAtoms(session)(HOME)).items
    expect(items()).toEqual(['10', '9'])

    session.store.set(applyStreamEventsAtom, session, [
      { key: HOME, event: { type: 'update', status: status({ id: '10' }) } },
    ])
    expect(items()).toEqual(['10', '9'])
  },
)

test(
  'after a success and after a failure the text is focused again',
  { tags: ['CMP-55'] },
  async () => {
    const { session, server, write, submit } = composer()
    const requests = () => session.app.get(composerFocusAtom).count
    server.on(POST, () => refuse(500))
    write({ text: 'a' })

    await submit()
    expect(requests()).toBe(1)
    server.on(POST, () => Response.json(status({ id: '10' })))
    await submit()
    expect(requests()).toBe(2)
  },
)

test(
  'the warning’s text starts anew each time it is opened or closed',
  { tags: ['CMP-17'] },
  () => {
    const { session, draft, write } = composer()

    session.store.set(toggleSpoilerAtom, session)
    write({ spoilerText: 'cw' })
    session.store.set(toggleSpoilerAtom, session)

    expect(draft()).toMatchObject({ spoiler: false, spoilerText: '' })
  },
)

test(
  'in threaded mode a reply to the new post opens, with its tags as they were written, its warning and visibility',
  { tags: ['CMP-40'] },
  async () => {
    const { server, write, submit, draft } = composer()
    const mine = account({ id: '1', username: 'mira' })
    const tags = [{ name: 'cats', url: '' }]
    server.on(POST, () =>
      Response.json(
        status({ id: '10', account: mine, tags, spoiler_text: 'cw', visibility: 'unlisted' }),
      ),
    )
    const chosen = { spoiler: true, spoilerText: 'cw', privacy: 'unlisted' } as const
    write({ text: 'one #Cats', threaded: true, localOnly: true, ...chosen })

    await submit()

    expect(draft()).toMatchObject({
      inReplyTo: '10',
      text: '#Cats ',
      ...chosen,
      threaded: true,
      localOnly: true,
      mediaIds: [],
    })
  },
)

test.each([
  ['for us', 'for us👁️'],
  ['see https://a.b', 'see https://a.b 👁️'],
])(
  'publishes the local-only text %j as %j, and the next one without the eye',
  { tags: ['CMP-42'] },
  async (text, posted) => {
    const { server, write, submit, body } = composer()
    server.on(POST, () => Response.json(status({ id: '10' })))

    write({ text, localOnly: true })
    await submit()
    write({ text: 'for all' })
    await submit()

    expect(await body(0)).toMatchObject({ status: posted })
    expect(await body(1)).toMatchObject({ status: 'for all' })
  },
)

describe('finishing a thread', () => {
  /** A part that mentions somebody is out, and the next one is open. */
  async function threading(settings: { readonly mentionsOthers?: boolean } = {}) {
    const opened = composer()
    const { session, server, write, submit } = opened
    const { mentionsOthers = true } = settings
    session.app.set(changeLocalSettingAtom, ['mention_in_every_part'], mentionsOthers)
    const mine = account({ id: '1', username: 'mira' })
    const mentions = [{ id: accountId('8'), username: 'bo', acct: 'bo', url: '' }]
    session.store.set(ingestAccountsAtom, session, [mine])
    server.on(POST, () => Response.json(status({ id: '10', account: mine, mentions })))
    write({ text: '@bo one', threaded: true, privacy: 'unlisted' })
    await submit()
    return { ...opened, finish: () => session.store.set(finishThreadAtom, session) }
  }

  test(
    'empties the composer when nothing is written in the next part',
    { tags: ['CMP-40'] },
    async () => {
      const { draft, finish } = await threading()
      expect(draft()).toMatchObject({ inReplyTo: '10', text: '@bo ', threaded: true })

      expect(finish()).toBe(true)

      expect(draft()).toMatchObject({
        inReplyTo: null,
        text: '',
        threaded: false,
        privacy: 'public',
      })
    },
  )

  test(
    'makes the next part the last one when something is written in it',
    { tags: ['CMP-40'] },
    async () => {
      const { draft, write, finish } = await threading()
      write({ text: '@bo two' })

      expect(finish()).toBe(false)

      expect(draft()).toMatchObject({ inReplyTo: '10', text: '@bo two', threaded: false })
    },
  )

  test(
    'mentions others in the first part alone when that is chosen',
    { tags: ['CMP-40'] },
    async () => {
      const { draft } = await threading({ mentionsOthers: false })

      expect(draft()).toMatchObject({ inReplyTo: '10', text: '' })
    },
  )
})
