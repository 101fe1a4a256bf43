import { expect, test } from 'vitest'
import { filterId, type StatusEntity, statusId } from '@colonnade/domain/entities'
import { createListOfRows } from '@colonnade/domain/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, status } from '../../testing/factories.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { updateColumnParamsAtom } from '../columns/columns.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { reapplyFiltersAtom } from '../filters/apply-filters.ts'
import { storeFiltersAtom } from '../filters/fetch-filters.ts'
import type { Session } from '../session.ts'
import { changeServerSettingAtom } from '../settings/server-settings.ts'
import { openColumnAtom } from './open-column.ts'
import { previewPatternAtom } from './preview-pattern.ts'
import { loadedCountAtoms } from './saved-columns.ts'
import { writeTimelineAtom } from './schedule-recompute.ts'
import { columnLayoutAtoms, hiddenReportAtoms } from './timeline-column-atoms.ts'
import { watchRecompute } from './watch-recompute.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const LONG = `<p>${'a'.repeat(4_998)}b</p>`

const posts: readonly StatusEntity[] = [
  status({ id: '9', content: '<p>Buy crypto now</p>' }),
  status({ id: '8', account: account({ id: '5' }), reblog: status({ id: '80' }) }),
  status({ id: '7', in_reply_to_id: '1', in_reply_to_account_id: '5' }),
  status({ id: '6', content: '<p>Who dies in the end</p>' }),
  status({ id: '5', content: '<p>A quiet evening</p>' }),
]

function openTestColumns(...columns: Parameters<typeof column>[]) {
  const traits = { columns: columns.map((each) => column(...each)) }
  const { session } = testSession(traits)
  watchRecompute(session)
  for (const [uuid] of columns) session.store.set(openColumnAtom, session, uuid)
  session.store.set(ingestStatusesAtom, session, posts)
  session.store.set(
    writeTimelineAtom,
    session,
    HOME,
    createListOfRows([
      ...posts.slice(0, 2).map(({ id }) => id),
      null,
      ...posts.slice(2).map(({ id }) => id),
    ]),
  )
  const change = (uuid: string, path: readonly string[], value: unknown) =>
    session.app.set(updateColumnParamsAtom, uuid, path, value)
  return { session, change }
}

const getShownIds = (session: Session, uuid: string) =>
  session.store.get(columnLayoutAtoms(session)(uuid)).items
const getReasons = (session: Session, uuid: string) =>
  Object.fromEntries(session.store.get(hiddenReportAtoms(session)(uuid)).reasons)

test(
  'filters two columns of one kind by their own rules and reports the reasons',
  { tags: ['BY-36', 'TL-26', 'SET-01'] },
  () => {
    const { session, change } = openTestColumns(['a', 'HOME'], ['b', 'HOME'])

    change('a', ['shows', 'reblog'], false)
    change('a', ['regex', 'body'], 'crypt.*')
    change('b', ['shows', 'reply'], false)

    expect(getShownIds(session, 'a')).toEqual([null, '7', '6', '5'])
    expect(getReasons(session, 'a')).toEqual({
      9: { rule: 'pattern', source: 'crypt.*' },
      8: { rule: 'boost' },
    })
    expect(getShownIds(session, 'b')).toEqual(['9', '8', null, '6', '5'])
    expect(getReasons(session, 'b')).toEqual({ 7: { rule: 'reply' } })
    expect(session.store.get(loadedCountAtoms(session)('a'))).toBe(5)
  },
)

test(
  'uses the server settings of Home until the column has its own setting',
  { tags: ['BY-36', 'SET-01'] },
  () => {
    const { session, change } = openTestColumns(['a', 'HOME'])

    session.store.set(changeServerSettingAtom, session, ['home', 'shows', 'reblog'], false)
    expect(getReasons(session, 'a')).toEqual({ 8: { rule: 'boost' } })

    change('a', ['shows', 'reblog'], true)
    expect(getReasons(session, 'a')).toEqual({})
  },
)

test('reports every post without media in a media-only column', { tags: ['BY-36'] }, () => {
  const { session, change } = openTestColumns(['a', 'HOME'])

  change('a', ['other', 'onlyMedia'], true)

  expect(getShownIds(session, 'a')).toEqual([null])
  expect(Object.values(getReasons(session, 'a'))).toEqual(Array(5).fill({ rule: 'media' }))
})

test(
  'reports the titles of hiding filters and keeps posts with a warning in the list',
  { tags: ['BY-36', 'FLT-13'] },
  () => {
    const { session } = openTestColumns(['a', 'HOME'])
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
    session.store.set(storeFiltersAtom, session, rules)
    session.store.set(reapplyFiltersAtom, session)

    expect(getReasons(session, 'a')).toEqual({ 6: { rule: 'filter', titles: ['Spoilers'] } })
    expect(getShownIds(session, 'a')).toContain('5')
  },
)

test(
  'keeps an equal report, so that its subscribers do not render again',
  { tags: ['BY-36'] },
  () => {
    const { session, change } = openTestColumns(['a', 'HOME'])
    change('a', ['shows', 'reblog'], false)
    change('a', ['regex', 'body'], 'crypto')
    const before = session.store.get(hiddenReportAtoms(session)('a'))

    const more = status({ id: '4' })
    session.store.set(ingestStatusesAtom, session, [more])
    session.store.set(
      writeTimelineAtom,
      session,
      HOME,
      createListOfRows([...posts.map(({ id }) => id), more.id]),
    )

    expect(session.store.get(hiddenReportAtoms(session)('a'))).toBe(before)
    change('a', ['regex', 'body'], 'crypto now')
    expect(session.store.get(hiddenReportAtoms(session)('a'))).not.toBe(before)
  },
)

test('disables an expression that takes too long and shows its posts', { tags: ['BY-36'] }, () => {
  const { session, change } = openTestColumns(['a', 'HOME'])
  const pattern = 'crypto|(?=(a+)+$)x'
  change('a', ['regex', 'body'], pattern)
  expect(getReasons(session, 'a')).toEqual({ 9: { rule: 'pattern', source: pattern } })

  session.store.set(ingestStatusesAtom, session, [status({ id: '5', content: LONG })])
  session.store.set(writeTimelineAtom, session, HOME, createListOfRows(['9', '5'].map(statusId)))

  expect(getShownIds(session, 'a')).toEqual(['9', '5'])
  expect(session.store.get(hiddenReportAtoms(session)('a'))).toEqual({
    reasons: new Map(),
    isPatternGivenUp: true,
  })
})

test.each([
  ['crypto', { hides: 1 }],
  ['.', { hides: 4 }],
  ['', { hides: 0 }],
  ['(', { error: 'invalid' }],
  [String.raw`(a)\1`, { error: 'unsupported' }],
  ['(a{1,99}){1,99}', { error: 'too-large' }],
])(
  'previews the pattern %j as %j without changing the column',
  { tags: ['BY-36'] },
  (pattern, expected) => {
    const { session, change } = openTestColumns(['a', 'HOME'])
    change('a', ['shows', 'reblog'], false)
    const before = getShownIds(session, 'a')

    expect(session.store.set(previewPatternAtom, session, 'a', pattern)).toEqual(expected)
    expect(getShownIds(session, 'a')).toBe(before)
  },
)

test(
  'reports a slow expression in the preview, and returns null for a closed column',
  { tags: ['BY-36'] },
  () => {
    const { session } = openTestColumns(['a', 'HOME'])
    session.store.set(ingestStatusesAtom, session, [status({ id: '5', content: LONG })])

    expect(session.store.set(previewPatternAtom, session, 'a', '(?=(a+)+$)x')).toEqual({
      error: 'too-slow',
    })
    expect(session.store.set(previewPatternAtom, session, 'unknown', 'a')).toBeNull()
  },
)
