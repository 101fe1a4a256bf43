import { expect, test, vi } from 'vitest'
import { BAR_MS } from '@colonnade/domain/feedback'
import { testSession } from '../../testing/test-session.ts'
import { noticesAtom, showNoticeAtom, UNDO_NOTICE_MS, undoNoticeAtom } from './notices.ts'

test('a notice passes by itself; one that can be undone stays longer', async () => {
  const { session, platform } = testSession()
  const kinds = () => session.app.get(noticesAtom).map(({ kind }) => kind)
  session.app.set(showNoticeAtom, { kind: 'text', text: 'Copied' })
  session.app.set(showNoticeAtom, { kind: 'column-removed', undo: () => {} })

  await platform.clock.advance(BAR_MS)
  expect(kinds()).toEqual(['column-removed'])
  await platform.clock.advance(UNDO_NOTICE_MS)
  expect(kinds()).toEqual([])
})

test('undoing runs once and takes the notice away', () => {
  const { app } = testSession().session
  const undo = vi.fn<() => void>()
  app.set(showNoticeAtom, { kind: 'column-removed', undo })
  const { key } = app.get(noticesAtom)[0]!

  app.set(undoNoticeAtom, key)
  app.set(undoNoticeAtom, key)

  expect(undo).toHaveBeenCalledTimes(1)
  expect(app.get(noticesAtom)).toEqual([])
})
