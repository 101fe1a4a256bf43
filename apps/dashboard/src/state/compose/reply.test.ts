import { expect, test } from 'vitest'
import { accountId, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { startSavingDrafts } from '../drafts/save-drafts.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../entities/ingest.ts'
import { applyStreamEventsAtom } from '../streaming/apply-stream-events.ts'
import { alertsAtom } from '../ui/messages.ts'
import { cancelReplyAtom, startDirectAtom, startMentionAtom, startReplyAtom } from './reply.ts'

const HOME = encodeTimelineKey({ kind: 'home' })

test(
  'adds mentions, warning and the more restrictive visibility and keeps typed text',
  { tags: ['CMP-22', 'CMP-24', 'CMP-25'] },
  () => {
    const { session, draft, write } = createTestComposer({ meta: { default_privacy: 'private' } })
    const mentions = [
      { id: accountId('1'), username: 'mira', acct: 'mira', url: '' },
      { id: accountId('8'), username: 'bo', acct: 'bo@b.example', url: '' },
    ]
    const ada = account({ id: '7', username: 'ada', acct: 'ada@x.example' })
    const entity = status({
      id: '5',
      account: ada,
      mentions,
      spoiler_text: 'food',
      visibility: 'unlisted',
    })
    session.store.set(ingestStatusesAtom, session, [entity])
    write({ text: 'so good' })

    session.store.set(startReplyAtom, session, statusId('5'))

    expect(draft()).toMatchObject({
      text: '@ada@x.example @bo@b.example so good',
      spoiler: true,
      spoilerText: 're: food',
      privacy: 'private',
      inReplyTo: '5',
    })
  },
)

test('publishes a reply in the language of the replied-to post', { tags: ['BY-08'] }, async () => {
  const { session, server, body, submit } = createTestComposer()
  const entity = status({ id: '5', account: account({ id: '7', username: 'ada' }), language: 'nl' })
  session.store.set(ingestStatusesAtom, session, [entity])

  session.store.set(startReplyAtom, session, statusId('5'))
  server.on('POST /api/v1/statuses', () => Response.json(status({ id: '10' })))
  await submit()

  expect(await body()).toMatchObject({ in_reply_to_id: '5', language: 'nl' })
})

test('removes the reply prefix on cancel and keeps typed text', { tags: ['CMP-27'] }, () => {
  const { session, draft, write } = createTestComposer()
  session.store.set(ingestStatusesAtom, session, [
    status({ id: '5', spoiler_text: 'food', visibility: 'direct' }),
  ])
  session.store.set(startReplyAtom, session, statusId('5'))
  write({ text: `${draft().text}hello`, threaded: true })

  session.store.set(cancelReplyAtom, session)

  expect(draft()).toMatchObject({
    inReplyTo: null,
    text: 'hello',
    privacy: 'public',
    spoiler: false,
    spoilerText: '',
    threaded: false,
  })
})

test(
  'loads the reply target after a reload and still removes its mentions on cancel',
  { tags: ['CMP-27'] },
  async () => {
    const first = createTestComposer()
    const stop = startSavingDrafts(first.session)
    first.session.store.set(ingestStatusesAtom, first.session, [status({ id: '5' })])
    first.session.store.set(startReplyAtom, first.session, statusId('5'))
    first.write({ text: `${first.draft().text}hello` })
    stop()
    await flushPromises()

    const second = createTestComposer({ drafts: first.platform.drafts })
    second.server.on('GET /api/v1/statuses/5', () => Response.json(status({ id: '5' })))
    const stopSecond = startSavingDrafts(second.session)
    await flushPromises()
    expect(second.draft()).toMatchObject({ inReplyTo: '5', text: '@ada hello' })

    second.session.store.set(cancelReplyAtom, second.session)
    expect(second.draft()).toMatchObject({ inReplyTo: null, text: 'hello' })
    stopSecond()
  },
)

test(
  'drops a deleted reply target after a reload and keeps the text',
  { tags: ['CMP-28'] },
  async () => {
    const first = createTestComposer()
    const stop = startSavingDrafts(first.session)
    first.write({ text: '@ada hello', inReplyTo: statusId('5') })
    stop()
    await flushPromises()

    const second = createTestComposer({ drafts: first.platform.drafts })
    const stopSecond = startSavingDrafts(second.session)
    await flushPromises()

    expect(second.draft()).toMatchObject({ inReplyTo: null, text: '@ada hello' })
    expect(second.session.app.get(alertsAtom)).toEqual([])
    stopSecond()
  },
)

test('replaces the mentions when replying to another post', { tags: ['CMP-24'] }, () => {
  const { session, draft, write } = createTestComposer()
  const bo = account({ id: '8', username: 'bo' })
  session.store.set(ingestStatusesAtom, session, [
    status({ id: '5' }),
    status({ id: '6', account: bo }),
  ])
  session.store.set(startReplyAtom, session, statusId('5'))
  write({ text: `${draft().text}hello` })

  session.store.set(startReplyAtom, session, statusId('6'))

  expect(draft()).toMatchObject({ text: '@bo hello', inReplyTo: '6' })
})

test(
  'restricts the visibility further for a reply and keeps a typed warning',
  { tags: ['CMP-22', 'CMP-25'] },
  () => {
    const { session, draft, write } = createTestComposer()
    session.store.set(ingestStatusesAtom, session, [
      status({ id: '5', spoiler_text: 'food', visibility: 'public' }),
    ])
    write({ text: 'between us', privacy: 'direct', spoiler: true, spoilerText: 'gossip' })

    session.store.set(startReplyAtom, session, statusId('5'))

    expect(draft()).toMatchObject({
      text: '@ada between us',
      privacy: 'direct',
      spoilerText: 'gossip',
      inReplyTo: '5',
    })
  },
)

test('drops a deleted reply target and keeps the text', { tags: ['CMP-28'] }, () => {
  const { session, draft, write } = createTestComposer()
  session.store.set(ingestStatusesAtom, session, [status({ id: '5' })])
  session.store.set(startReplyAtom, session, statusId('5'))
  write({ text: '@ada hello' })

  session.store.set(applyStreamEventsAtom, session, [
    { key: HOME, event: { type: 'delete', id: statusId('5') } },
  ])

  expect(draft()).toMatchObject({ inReplyTo: null, text: '@ada hello' })
})

test(
  'adds a mention, and limits a direct message to the mentioned account',
  { tags: ['CMP-30', 'CMP-31'] },
  () => {
    const mention = createTestComposer()
    mention.session.store.set(ingestAccountsAtom, mention.session, [
      account({ id: '8', username: 'bob' }),
    ])
    mention.write({ text: 'hi' })
    mention.session.store.set(startMentionAtom, mention.session, accountId('8'))
    expect(mention.draft()).toMatchObject({ text: 'hi @bob ', privacy: 'public' })

    mention.session.store.set(startDirectAtom, mention.session, accountId('8'))
    expect(mention.draft()).toMatchObject({ text: 'hi @bob @bob ', privacy: 'direct' })
  },
)
