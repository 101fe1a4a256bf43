import { describe, expect, test } from 'vitest'
import { accountId, statusId } from '@colonnade/domain/entities'
import { account, relationship, status } from '../../testing/factories.ts'
import { testSession } from '../../testing/test-session.ts'
import {
  accountAtoms,
  accountCountersAtoms,
  accountViewAtoms,
  ingestRelationshipsAtom,
} from './accounts.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from './ingest.ts'
import { statusAtoms } from './statuses.ts'

test('stores a status with its author and boosted status by ID', { tags: ['ENT-06'] }, () => {
  const { session } = testSession()
  const original = status({ id: '5', account: account({ id: '8', username: 'tomas' }) })

  session.store.set(ingestStatusesAtom, session, [status({ id: '9', reblog: original })])

  const boost = session.store.get(statusAtoms(session)(statusId('9')))
  expect(boost).toMatchObject({ account: '7', reblog: '5' })
  expect(session.store.get(statusAtoms(session)(statusId('5')))).toMatchObject({ account: '8' })
  expect(session.store.get(accountAtoms(session)(accountId('8')))?.username).toBe('tomas')
})

test(
  'stores the text for filters: warning, blank line and text with its line breaks',
  { tags: ['ENT-07'] },
  () => {
    const { session } = testSession()
    const received = status({ id: '5', spoiler_text: 'cw', content: '<p>a<br>b</p><p>c</p>' })

    session.store.set(ingestStatusesAtom, session, [received])

    expect(session.store.get(statusAtoms(session)(statusId('5')))?.search_index).toBe(
      'cw\n\na\nb\n\nc',
    )
  },
)

test('shows the username of an account without a display name', { tags: ['ENT-01'] }, () => {
  const { session } = testSession()

  session.store.set(ingestAccountsAtom, session, [
    account({ id: '7', username: 'ada', display_name: ' ' }),
    account({ id: '8', username: 'bo', display_name: '<b>Bo</b>' }),
  ])

  const name = (id: string) =>
    session.store.get(accountAtoms(session)(accountId(id)))?.display_name_html
  expect(name('7')).toBe('ada')
  expect(name('8')).toBe('&lt;b&gt;Bo&lt;/b&gt;')
})

test('keeps the account record when only its counters change', { tags: ['ENT-02'] }, () => {
  const { session } = testSession()
  session.store.set(ingestAccountsAtom, session, [account({ id: '7', followers_count: 1 })])
  const before = session.store.get(accountAtoms(session)(accountId('7')))

  session.store.set(ingestAccountsAtom, session, [account({ id: '7', followers_count: 2 })])

  expect(session.store.get(accountAtoms(session)(accountId('7')))).toBe(before)
  expect(session.store.get(accountCountersAtoms(session)(accountId('7')))?.followers_count).toBe(2)
})

test(
  'combines account, counters, relationship and moved-to account for a profile',
  { tags: ['ENT-03'] },
  () => {
    const { session } = testSession()
    const moved = account({ id: '8', username: 'ada_new' })

    session.store.set(ingestAccountsAtom, session, [account({ id: '7', moved, statuses_count: 3 })])
    session.store.set(ingestRelationshipsAtom, session, [
      relationship({ id: '7', following: true }),
    ])

    const view = session.store.get(accountViewAtoms(session)(accountId('7')))
    expect(view).toMatchObject({ id: '7', statuses_count: 3, relationship: { following: true } })
    expect(view?.movedTo?.username).toBe('ada_new')
  },
)

test('does not re-render rows whose record is unchanged', () => {
  const { session } = testSession()
  session.store.set(ingestStatusesAtom, session, [status({ id: '5' })])
  let draws = 0
  session.store.sub(statusAtoms(session)(statusId('5')), () => {
    draws += 1
  })

  session.store.set(ingestStatusesAtom, session, [status({ id: '5' })])
  session.store.set(ingestStatusesAtom, session, [status({ id: '5', replies_count: 1 })])

  expect(draws).toBe(1)
})

test('keeps the own favourite when a stream event has no viewer', () => {
  const { session } = testSession()
  const openWithEdit = status({ id: '5', favourited: true, bookmarked: true })
  session.store.set(ingestStatusesAtom, session, [openWithEdit])

  session.store.set(
    ingestStatusesAtom,
    session,
    [status({ id: '5', content: '<p>new</p>' })],
    'stream',
  )

  expect(session.store.get(statusAtoms(session)(statusId('5')))).toMatchObject({
    favourited: true,
    bookmarked: true,
    content: '<p>new</p>',
  })
})

describe('response that was sent before a streamed edit', () => {
  const EDIT = { content: '<p>later</p>', edited_at: '2026-11-23T09:00:01.000Z' }

  function openWithEdit(edited_at: string | null) {
    const { session } = testSession()
    session.store.set(ingestStatusesAtom, session, [status({ id: '5' })])
    session.store.set(ingestStatusesAtom, session, [status({ id: '5', ...EDIT })], 'stream')
    const received = {
      id: '5',
      content: '<p>streamed</p>',
      edited_at,
      favourited: true,
      replies_count: 3,
    }
    session.store.set(ingestStatusesAtom, session, [status(received)])
    return session.store.get(statusAtoms(session)(statusId('5')))
  }

  test.each([
    ['without an edit', null, '<p>later</p>'],
    ['with an earlier edit', '2026-11-23T09:00:00.000Z', '<p>later</p>'],
    ['with an earlier edit without milliseconds', '2026-11-23T09:00:00Z', '<p>later</p>'],
    ['with the same edit', EDIT.edited_at, '<p>streamed</p>'],
    ['with a later edit', '2026-11-23T09:00:02.000Z', '<p>streamed</p>'],
  ])(
    'keeps the text of the later edit and the counters of the response: %s',
    (_title, edited_at, content) => {
      expect(openWithEdit(edited_at)).toMatchObject({ content, favourited: true, replies_count: 3 })
    },
  )

  test('matches filters against the kept text', () => {
    expect(openWithEdit(null)?.search_index).toContain('later')
  })
})
