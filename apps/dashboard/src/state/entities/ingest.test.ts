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

test('a status is stored with its author and what it boosts by id', { tags: ['ENT-06'] }, () => {
  const { session } = testSession()
  const original = status({ id: '5', account: account({ id: '8', username: 'tomas' }) })

  session.store.set(ingestStatusesAtom, session, [status({ id: '9', reblog: original })])

  const boost = session.store.get(statusAtoms(session)(statusId('9')))
  expect(boost).toMatchObject({ account: '7', reblog: '5' })
  expect(session.store.get(statusAtoms(session)(statusId('5')))).toMatchObject({ account: '8' })
  expect(session.store.get(accountAtoms(session)(accountId('8')))?.username).toBe('tomas')
})

test(
  'what filters match is warning, blank line and text with its line breaks',
  { tags: ['ENT-07'] },
  () => {
    const { session } = testSession()
    const told = status({ id: '5', spoiler_text: 'cw', content: '<p>a<br>b</p><p>c</p>' })

    session.store.set(ingestStatusesAtom, session, [told])

    expect(session.store.get(statusAtoms(session)(statusId('5')))?.search_index).toBe(
      'cw\n\na\nb\n\nc',
    )
  },
)

test('an account without a display name is shown by its username', { tags: ['ENT-01'] }, () => {
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

test('a change of the counts leaves the account record as it is', { tags: ['ENT-02'] }, () => {
  const { session } = testSession()
  session.store.set(ingestAccountsAtom, session, [account({ id: '7', followers_count: 1 })])
  const before = session.store.get(accountAtoms(session)(accountId('7')))

  session.store.set(ingestAccountsAtom, session, [account({ id: '7', followers_count: 2 })])

  expect(session.store.get(accountAtoms(session)(accountId('7')))).toBe(before)
  expect(session.store.get(accountCountersAtoms(session)(accountId('7')))?.followers_count).toBe(2)
})

test(
  'a profile sees account, counts, relationship and where it moved in one value',
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

test('what has not changed draws no row again', () => {
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

test('a streamed copy, rendered for nobody, does not take away the own favourite', () => {
  const { session } = testSession()
  const answered = status({ id: '5', favourited: true, bookmarked: true })
  session.store.set(ingestStatusesAtom, session, [answered])

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

describe('an answer that left before an edit was streamed', () => {
  const EDIT = { content: '<p>later</p>', edited_at: '2026-11-23T09:00:01.000Z' }

  function answered(edited_at: string | null) {
    const { session } = testSession()
    session.store.set(ingestStatusesAtom, session, [status({ id: '5' })])
    session.store.set(ingestStatusesAtom, session, [status({ id: '5', ...EDIT })], 'stream')
    const told = { id: '5', content: '<p>told</p>', edited_at, favourited: true, replies_count: 3 }
    session.store.set(ingestStatusesAtom, session, [status(told)])
    return session.store.get(statusAtoms(session)(statusId('5')))
  }

  test.each([
    ['without an edit', null, '<p>later</p>'],
    ['with an earlier edit', '2026-11-23T09:00:00.000Z', '<p>later</p>'],
    ['with an earlier edit without milliseconds', '2026-11-23T09:00:00Z', '<p>later</p>'],
    ['with the same edit', EDIT.edited_at, '<p>told</p>'],
    ['with a later edit', '2026-11-23T09:00:02.000Z', '<p>told</p>'],
  ])(
    'keeps the words of the later edit, and the counts of the answer: %s',
    (_title, edited_at, content) => {
      expect(answered(edited_at)).toMatchObject({ content, favourited: true, replies_count: 3 })
    },
  )

  test('finds the kept words when filters match', () => {
    expect(answered(null)?.search_index).toContain('later')
  })
})
