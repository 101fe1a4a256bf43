import { expect, test } from 'vitest'
import { filterId, type StatusEntity, statusId } from '@colonnade/domain/entities'
import { listOfRows } from '@colonnade/domain/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, status } from '../../testing/factories.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { changeColumnParamsAtom } from '../columns/columns.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { keepFiltersAtom } from '../filters/filters.ts'
import { judgeAnewAtom } from '../filters/own-filters.ts'
import type { Session } from '../session.ts'
import { changeServerSettingAtom } from '../settings/server-settings.ts'
import { columnLayoutAtoms, hiddenReportAtoms } from './column-list.ts'
import { writeWindowAtom } from './lay-columns.ts'
import { openColumnAtom } from './open-column.ts'
import { loadedCountAtoms } from './saved-columns.ts'
import { startLaying } from './start-laying.ts'
import { tryPatternAtom } from './try-pattern.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const LONG = `<p>${'a'.repeat(4_998)}b</p>`

const posts: readonly StatusEntity[] = [
  status({ id: '9', content: '<p>Buy crypto now</p>' }),
  status({ id: '8', account: account({ id: '5' }), reblog: status({ id: '80' }) }),
  status({ id: '7', in_reply_to_id: '1', in_reply_to_account_id: '5' }),
  status({ id: '6', content: '<p>Who dies in the end</p>' }),
  status({ id: '5', content: '<p>A quiet evening</p>' }),
]

function opened(...columns: Parameters<typeof column>[]) {
  const traits = { columns: columns.map((each) => column(...each)) }
  const { session } = testSession(traits)
  startLaying(session)
  for (const [uuid] of columns) session.store.set(openColumnAtom, session, uuid)
  session.store.set(ingestStatusesAtom, session, posts)
  session.store.set(
    writeWindowAtom,
    session,
    HOME,
    listOfRows([
      ...posts.slice(0, 2).map(({ id }) => id),
      null,
      ...posts.slice(2).map(({ id }) => id),
    ]),
  )
  const change = (uuid: string, path: readonly string[], value: unknown) =>
    session.app.set(changeColumnParamsAtom, uuid, path, value)
  return { session, change }
}

const shown = (session: Session, uuid: string) =>
  session.store.get(columnLayoutAtoms(session)(uuid)).items
const reasons = (session: Session, uuid: string) =>
  Object.fromEntries(session.store.get(hiddenReportAtoms(session)(uuid)).reasons)

test(
  'two columns of one kind leave out by their own rules, and say why',
  { tags: ['BY-36', 'TL-26', 'SET-01'] },
  () => {
    const { session, change } = opened(['a', 'HOME'], ['b', 'HOME'])

    change('a', ['shows', 'reblog'], false)
    change('a', ['regex', 'body'], 'crypt.*')
    change('b', ['shows', 'reply'], false)

    expect(shown(session, 'a')).toEqual([null, '7', '6', '5'])
    expect(reasons(session, 'a')).toEqual({
      9: { rule: 'pattern', source: 'crypt.*' },
      8: { rule: 'boost' },
    })
    expect(shown(session, 'b')).toEqual(['9', '8', null, '6', '5'])
    expect(reasons(session, 'b')).toEqual({ 7: { rule: 'reply' } })
    expect(session.store.get(loadedCountAtoms(session)('a'))).toBe(5)
  },
)

test(
  'what the server keeps for Home counts until the column says something itself',
  { tags: ['BY-36', 'SET-01'] },
  () => {
    const { session, change } = opened(['a', 'HOME'])

    session.store.set(changeServerSettingAtom, session, ['home', 'shows', 'reblog'], false)
    expect(reasons(session, 'a')).toEqual({ 8: { rule: 'boost' } })

    change('a', ['shows', 'reblog'], true)
    expect(reasons(session, 'a')).toEqual({})
  },
)

test('a column with media only says so of each post without', { tags: ['BY-36'] }, () => {
  const { session, change } = opened(['a', 'HOME'])

  change('a', ['other', 'onlyMedia'], true)

  expect(shown(session, 'a')).toEqual([null])
  expect(Object.values(reasons(session, 'a'))).toEqual(Array(5).fill({ rule: 'media' }))
})

test(
  'a filter that hides is named, one that warns leaves the post in the list',
  { tags: ['BY-36', 'FLT-13'] },
  () => {
    const { session } = opened(['a', 'HOME'])
    const filter = (title: string, keyword: string, action: 'hide' | 'warn') => ({
      id: filterId(title),
      title,
      context: ['home'],
      expires_at: null,
      filter_action: action,
      keywords: [{ id: '1', keyword, whole_word: false }],
      statuses: [],
    })

    const rules = [filter('Spoilers', 'dies', 'hide'), filter('Calm', 'evening', 'warn')]
    session.store.set(keepFiltersAtom, session, rules)
    session.store.set(judgeAnewAtom, session)

    expect(reasons(session, 'a')).toEqual({ 6: { rule: 'filter', titles: ['Spoilers'] } })
    expect(shown(session, 'a')).toContain('5')
  },
)

test(
  'a report that says the same stays the same: nothing is drawn anew',
  { tags: ['BY-36'] },
  () => {
    const { session, change } = opened(['a', 'HOME'])
    change('a', ['shows', 'reblog'], false)
    change('a', ['regex', 'body'], 'crypto')
    const before = session.store.get(hiddenReportAtoms(session)('a'))

    const more = status({ id: '4' })
    session.store.set(ingestStatusesAtom, session, [more])
    session.store.set(
      writeWindowAtom,
      session,
      HOME,
      listOfRows([...posts.map(({ id }) => id), more.id]),
    )

    expect(session.store.get(hiddenReportAtoms(session)('a'))).toBe(before)
    change('a', ['regex', 'body'], 'crypto now')
    expect(session.store.get(hiddenReportAtoms(session)('a'))).not.toBe(before)
  },
)

test(
  'an expression that takes too long is switched off, and hides nothing',
  { tags: ['BY-36'] },
  () => {
    const { session, change } = opened(['a', 'HOME'])
    const pattern = 'crypto|(?=(a+)+$)x'
    change('a', ['regex', 'body'], pattern)
    expect(reasons(session, 'a')).toEqual({ 9: { rule: 'pattern', source: pattern } })

    session.store.set(ingestStatusesAtom, session, [status({ id: '5', content: LONG })])
    session.store.set(writeWindowAtom, session, HOME, listOfRows(['9', '5'].map(statusId)))

    expect(shown(session, 'a')).toEqual(['9', '5'])
    expect(session.store.get(hiddenReportAtoms(session)('a'))).toEqual({
      reasons: new Map(),
      isPatternGivenUp: true,
    })
  },
)

test.each([
  ['crypto', { hides: 1 }],
  ['.', { hides: 4 }],
  ['', { hides: 0 }],
  ['(', { trouble: 'invalid' }],
  [String.raw`(a)\1`, { trouble: 'unsupported' }],
  ['(a{1,99}){1,99}', { trouble: 'too-large' }],
])('trying %j out says %j, and changes nothing', { tags: ['BY-36'] }, (pattern, expected) => {
  const { session, change } = opened(['a', 'HOME'])
  change('a', ['shows', 'reblog'], false)
  const before = shown(session, 'a')

  expect(session.store.set(tryPatternAtom, session, 'a', pattern)).toEqual(expected)
  expect(shown(session, 'a')).toBe(before)
})

test(
  'trying out an expression that takes too long says so; a closed column says nothing',
  { tags: ['BY-36'] },
  () => {
    const { session } = opened(['a', 'HOME'])
    session.store.set(ingestStatusesAtom, session, [status({ id: '5', content: LONG })])

    expect(session.store.set(tryPatternAtom, session, 'a', '(?=(a+)+$)x')).toEqual({
      trouble: 'too-slow',
    })
    expect(session.store.set(tryPatternAtom, session, 'unknown', 'a')).toBeNull()
  },
)
