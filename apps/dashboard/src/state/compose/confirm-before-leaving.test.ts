import { expect, test } from 'vitest'
import { mediaId } from '@colonnade/domain/entities'
import { createTestComposer } from '../../testing/test-composer.ts'
import { startConfirmingBeforeLeaving } from './confirm-before-leaving.ts'
import { resetDraftAtom } from './draft.ts'

test(
  'asks for confirmation before leaving while there is text or media',
  { tags: ['CMP-54'] },
  () => {
    const { session, platform, write } = createTestComposer()
    const stop = startConfirmingBeforeLeaving(session)
    expect(platform.asksBeforeUnload()).toBe(false)

    write({ text: 'h' })
    expect(platform.asksBeforeUnload()).toBe(true)
    write({ text: '' })
    expect(platform.asksBeforeUnload()).toBe(false)
    write({ mediaIds: [mediaId('1')] })
    expect(platform.asksBeforeUnload()).toBe(true)
    session.store.set(resetDraftAtom, session)
    expect(platform.asksBeforeUnload()).toBe(false)

    write({ text: 'again' })
    stop()
    expect(platform.asksBeforeUnload()).toBe(false)
  },
)

test('asks for a restored draft too, and stops when signing out', { tags: ['CMP-54'] }, () => {
  const { session, platform, write } = createTestComposer()
  write({ text: 'kept' })

  const stop = startConfirmingBeforeLeaving(session)
  expect(platform.asksBeforeUnload()).toBe(true)
  stop()
  write({ text: 'more' })

  expect(platform.asksBeforeUnload()).toBe(false)
})
