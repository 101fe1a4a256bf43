import { describe, expect, test } from 'vitest'
import { accountId, toStatusRecord, type Visibility } from '../entities/index.ts'
import { DEFAULT_LOCAL_SETTINGS } from '../settings/index.ts'
import { sampleAccount, sampleStatus } from '../testing/samples.ts'
import { canBoost, canPin, isClick, formatReplyCount, shouldCollapse } from './index.ts'

const me = accountId('99')
const createStatus = (visibility: Visibility, author = '1') =>
  toStatusRecord(sampleStatus({ visibility, account: sampleAccount({ id: accountId(author) }) }))

test.each([
  ['public', '1', true],
  ['unlisted', '1', true],
  ['private', '1', false],
  ['private', '99', true],
  ['direct', '1', false],
  ['direct', '99', false],
] as const)(
  'allows boosting a %s status by account %s: %s',
  { tags: ['ST-04'] },
  (visibility, author, expected) => {
    expect(canBoost(createStatus(visibility, author), me)).toBe(expected)
  },
)

test('allows pinning own public and unlisted statuses', { tags: ['ST-10'] }, () => {
  expect(canPin(createStatus('public', '99'), me)).toBe(true)
  expect(canPin(createStatus('unlisted', '99'), me)).toBe(true)
  expect(canPin(createStatus('private', '99'), me)).toBe(false)
  expect(canPin(createStatus('public', '1'), me)).toBe(false)
})

test.each([
  [0, '0'],
  [1, '1'],
  [7, '1+'],
  [-1, '0'],
])('formats %i replies as %s', { tags: ['ST-29'] }, (count, label) => {
  expect(formatReplyCount(count)).toBe(label)
})

describe('shouldCollapse', () => {
  const { collapsed } = DEFAULT_LOCAL_SETTINGS
  const off = {
    all: false,
    notifications: false,
    lengthy: false,
    reblogs: false,
    replies: false,
    media: false,
  }
  const row = {
    isReactionRow: false,
    isInNotifications: false,
    isBoost: false,
    isReply: false,
    hasMedia: false,
    hasWarning: false,
    height: 100,
  }
  const collapses = (auto: Partial<typeof off>, patch: Partial<typeof row>) =>
    shouldCollapse({ ...row, ...patch, settings: { ...collapsed, auto: { ...off, ...auto } } })

  test.each([
    [{ all: true }, {}, true],
    [{ notifications: true }, { isReactionRow: true }, true],
    [{ reblogs: true }, { isBoost: true }, true],
    [{ replies: true }, { isReply: true }, true],
    [{ media: true }, { hasMedia: true }, true],
    [{ media: true }, { hasMedia: true, hasWarning: true }, false],
    [{}, { isReactionRow: true, isBoost: true, isReply: true, hasMedia: true, height: 900 }, false],
  ])('collapses with only %j enabled, for %j: %s', { tags: ['ST-31'] }, (auto, patch, expected) => {
    expect(collapses(auto, patch)).toBe(expected)
  })

  test(
    'treats a status as lengthy above 400 px, with media outside of notifications above 650 px',
    { tags: ['ST-31'] },
    () => {
      const lengthy = { lengthy: true }

      expect(collapses(lengthy, { height: 400 })).toBe(false)
      expect(collapses(lengthy, { height: 401 })).toBe(true)
      expect(collapses(lengthy, { height: 600, hasMedia: true })).toBe(false)
      expect(collapses(lengthy, { height: 651, hasMedia: true })).toBe(true)
      expect(collapses(lengthy, { height: 600, hasMedia: true, isInNotifications: true })).toBe(
        true,
      )
    },
  )

  test('returns false while collapsing is disabled', { tags: ['ST-30'] }, () => {
    const settings = { ...collapsed, enabled: false, auto: { ...off, all: true } }

    expect(shouldCollapse({ ...row, settings })).toBe(false)
  })
})

test('treats a pointer that moves less than 5 px as a click', { tags: ['ST-34', 'MOB-08'] }, () => {
  expect(isClick(2, -2)).toBe(true)
  expect(isClick(0, 4)).toBe(true)
  expect(isClick(3, 2)).toBe(false)
  expect(isClick(-10, 0)).toBe(false)
})
