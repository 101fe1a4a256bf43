import { expect, test } from 'vitest'
import { mediaId } from '@colonnade/domain/entities'
import { composer } from '../../testing/test-composer.ts'
import { startAskingBeforeLeaving } from './ask-before-leaving.ts'
import { resetDraftAtom } from './draft.ts'

test(
  'while there is text or media the browser asks before the page is left',
  { tags: ['CMP-54'] },
  () => {
    const { session, platform, write } = composer()
    const stop = startAskingBeforeLeaving(session)
    expect(platform.asksBeforeLeaving()).toBe(false)

    write({ text: 'h' })
    expect(platform.asksBeforeLeaving()).toBe(true)
    write({ text: '' })
    expect(platform.asksBeforeLeaving()).toBe(false)
    write({ mediaIds: [mediaId('1')] })
    expect(platform.asksBeforeLeaving()).toBe(true)
    session.store.set(resetDraftAtom, session)
    expect(platform.asksBeforeLeaving()).toBe(false)

    write({ text: 'again' })
    stop()
    expect(platform.asksBeforeLeaving()).toBe(false)
  },
)

test(
  'a draft that was there already is asked about, and signing out ends it',
  { tags: ['CMP-54'] },
  () => {
    const { session, platform, write } = composer()
    write({ text: 'kept' })

    const stop = startAskingBeforeLeaving(session)
    expect(platform.asksBeforeLeaving()).toBe(true)
    stop()
    write({ text: 'more' })

    expect(platform.asksBeforeLeaving()).toBe(false)
  },
)
