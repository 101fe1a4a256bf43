import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { openDraftPage, reopenDraftPage } from '../../testing/draft-page.ts'
import { status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { resetDraftAtom } from '../compose/draft.ts'
import { startReplyAtom } from '../compose/reply.ts'
import { startSavingDrafts } from './save-drafts.ts'
import { DRAFT_DELAY_MS, DRAFT_RETRY_MS } from './write-drafts.ts'

const POST = 'POST /api/v1/statuses'

test(
  'writes a draft within a second of a change, once for all changes until then',
  { tags: ['BY-32'] },
  async () => {
    const { write, pause, texts, kept } = await openDraftPage()

    write({ text: 'h' })
    write({ text: 'hello' })
    await pause(DRAFT_DELAY_MS - 1)
    expect(texts()).toEqual([])
    await pause(1)

    expect(texts()).toEqual(['hello'])
    expect(kept()[0]?.revision).toBe(1)
    expect(DRAFT_DELAY_MS).toBeLessThan(1_000)
  },
)

test('restores the draft with its idempotency key after a crash', { tags: ['BY-03'] }, async () => {
  const first = await openDraftPage()
  first.write({ text: 'half a thought', spoiler: true, spoilerText: 'cw', privacy: 'private' })
  await first.pause()
  first.platform.closeTab()

  const second = await reopenDraftPage(first)

  expect(second.draft()).toEqual(first.draft())
})

test(
  'writes text to localStorage when the page closes and prefers it on restore',
  { tags: ['BY-03'] },
  async () => {
    const first = await openDraftPage()
    first.write({ text: 'one' })
    await first.pause()
    first.write({ text: 'one two' })
    const held = first.platform.drafts.holdChanges()
    first.platform.setHidden(true)
    await flushPromises()
    first.platform.closeTab()
    held.forget()

    const second = await reopenDraftPage(first)

    expect(second.draft().text).toBe('one two')
    await second.pause()
    expect(second.texts()).toEqual(['one two'])
    expect(first.platform.storage.keys()).toEqual([])
  },
)

test.each([
  ['what is being written', []],
  ['what came after it', ['one two']],
])('restores %s when the page closes during a write', { tags: ['BY-03'] }, async (_what, more) => {
  const first = await openDraftPage()
  const held = first.platform.drafts.holdChanges()
  first.write({ text: 'one' })
  await first.pause()
  for (const text of more) first.write({ text })
  first.platform.setHidden(true)
  await flushPromises()
  first.platform.closeTab()
  held.forget()

  const second = await reopenDraftPage(first)

  expect(second.draft().text).toBe(more.at(-1) ?? 'one')
})

test(
  'prefers later text to the last write of the store when the page closes',
  { tags: ['BY-03'] },
  async () => {
    const first = await openDraftPage()
    const held = first.platform.drafts.holdChanges()
    first.write({ text: 'one' })
    await first.pause()
    first.write({ text: 'one two' })
    first.platform.setHidden(true)
    held.pass()
    await flushPromises()
    first.platform.closeTab()
    held.forget()
    expect(first.texts()).toEqual(['one'])

    const second = await reopenDraftPage(first)

    expect(second.draft().text).toBe('one two')
    expect(first.platform.storage.keys()).toEqual([])
  },
)

test('removes a published draft and keeps a failed one', { tags: ['BY-03'] }, async () => {
  const { write, submit, server, pause, texts } = await openDraftPage()
  server.on(POST, () => createErrorResponse(503))
  write({ text: 'hello' })
  await submit()
  await pause()
  expect(texts()).toEqual(['hello'])

  server.on(POST, () => Response.json(status({ id: '10' })))
  await submit()
  await pause()

  expect(texts()).toEqual([])
})

test(
  'restores a draft with the key that it was sent with, directly after the last keystroke',
  { tags: ['CMP-05', 'BY-03'] },
  async () => {
    const first = await openDraftPage()
    first.server.hold(POST)
    first.write({ text: 'hello' })
    void first.submit()
    await flushPromises()
    first.platform.closeTab()

    const second = await reopenDraftPage(first)

    expect(second.draft()).toMatchObject({
      text: 'hello',
      idempotencyKey: first.draft().idempotencyKey,
    })
  },
)

test(
  'does not restore a draft when the page closed as its post was published',
  { tags: ['CMP-05', 'BY-03'] },
  async () => {
    const first = await openDraftPage()
    first.write({ text: 'hello' })
    await first.pause()
    first.server.on(POST, () => Response.json(status({ id: '10' })))
    const held = first.platform.drafts.holdChanges()
    await first.submit()
    await flushPromises()
    first.platform.closeTab()
    held.forget()

    const second = await reopenDraftPage(first)

    expect(second.draft().text).toBe('')
    expect(second.texts()).toEqual([])
  },
)

test('removes a draft that was emptied', { tags: ['BY-03'] }, async () => {
  const { write, pause, texts } = await openDraftPage()
  write({ text: 'hello' })
  await pause()

  write({ text: '' })
  await pause()

  expect(texts()).toEqual([])
})

test(
  'keeps the draft among the drafts when another post is opened, and does not restore it automatically',
  { tags: ['BY-03', 'CMP-32'] },
  async () => {
    const first = await openDraftPage()
    first.write({ text: 'first' })
    first.session.store.set(resetDraftAtom, first.session)
    await first.pause()
    first.stop()
    await flushPromises()

    const second = await reopenDraftPage(first)

    expect(first.draft().text).toBe('')
    expect(second.draft().text).toBe('')
    expect(second.texts()).toEqual(['first'])
  },
)

test(
  'keeps the text and the draft when the reply target changes',
  { tags: ['BY-03', 'CMP-24'] },
  async () => {
    const { session, write, draft, pause, texts } = await openDraftPage()
    session.store.set(startReplyAtom, session, statusId('5'))
    write({ text: 'words' })
    await pause()
    write({ text: `${draft().text} more`, inReplyTo: statusId('6') })
    await pause()

    expect(texts()).toEqual(['words more'])
  },
)

test(
  'keeps text that is typed before the drafts are loaded and lists the older draft',
  { tags: ['BY-03'] },
  async () => {
    const first = await openDraftPage()
    first.write({ text: 'older' })
    await first.pause()
    first.platform.closeTab()
    const page = createTestComposer({ drafts: first.platform.drafts })
    startSavingDrafts(page.session)
    page.write({ text: 'newer' })
    await page.platform.clock.advance(DRAFT_DELAY_MS)

    expect(page.draft().text).toBe('newer')
    expect(first.texts().toSorted()).toEqual(['newer', 'older'])
  },
)

test(
  'does not write the draft ID to the tab after signing out before the drafts are loaded',
  { tags: ['BY-03', 'SES-17'] },
  async () => {
    const { session, platform } = createTestComposer()
    const stop = startSavingDrafts(session)

    stop()
    await flushPromises()

    expect(platform.tabStorage.keys()).toEqual([])
  },
)

test(
  'creates a separate draft for text that a page is opened with',
  { tags: ['BY-03', 'STA-04'] },
  async () => {
    const first = await openDraftPage()
    first.write({ text: 'older' })
    await first.pause()
    first.platform.closeTab()

    const shared = await openDraftPage({ drafts: first.platform.drafts, composeText: 'shared' })
    await shared.pause()

    expect(shared.draft().text).toBe('shared')
    expect(shared.texts().toSorted()).toEqual(['older', 'shared'])
  },
)

test('reports a full browser, keeps the draft and retries', { tags: ['BY-32'] }, async () => {
  const { write, pause, platform, writeError, texts, draft } = await openDraftPage({
    storage: createFullStorage(),
  })
  platform.drafts.fail('all')
  write({ text: 'hello' })
  await pause()
  expect(writeError()).toBe('words')
  expect(draft().text).toBe('hello')

  platform.drafts.fail(null)
  await pause(DRAFT_RETRY_MS)

  expect(writeError()).toBeNull()
  expect(texts()).toEqual(['hello'])
})

function createFullStorage() {
  return {
    read: () => null,
    write: () => false,
    remove: () => undefined,
    keys: () => [],
    watch: () => () => undefined,
  }
}
