import { expect, test } from 'vitest'
import { accountId, statusId } from '../entities/index.ts'
import {
  changeReport,
  EMPTY_REPORT,
  startReport,
  toggleBrokenRule,
  toggleReportedStatus,
} from './index.ts'

const ada = accountId('1')
const ben = accountId('2')
const post = { id: statusId('10'), reblog: null }
const boost = { id: statusId('11'), reblog: { id: statusId('10') } }

test('starts without an account, statuses, comment and forwarding', { tags: ['ENT-19'] }, () => {
  expect(EMPTY_REPORT).toEqual({
    account_id: null,
    status_ids: [],
    comment: '',
    forward: false,
    category: null,
    rule_ids: [],
    isSubmitting: false,
  })
})

test.each([
  ['an account alone', null, []],
  ['a status', post, ['10']],
  ['a boost, as its original', boost, ['10']],
])('starts a report for %s', { tags: ['RPT-01'] }, (_name, status, ids) => {
  expect(startReport(EMPTY_REPORT, ada, status)).toEqual({
    ...EMPTY_REPORT,
    account_id: ada,
    status_ids: ids,
  })
})

test(
  'keeps the draft and adds the status once for the same account, and restarts for another',
  { tags: ['RPT-01'] },
  () => {
    const changed = changeReport(startReport(EMPTY_REPORT, ada, post), {
      comment: 'Spam',
      forward: true,
    })

    expect(startReport(changed, ada, { id: statusId('12'), reblog: null })).toEqual({
      ...changed,
      status_ids: ['10', '12'],
    })
    expect(startReport(changed, ada, boost)).toBe(changed)
    expect(startReport(changed, ada, null)).toBe(changed)
    expect(startReport(changed, ben, null)).toEqual({ ...EMPTY_REPORT, account_id: ben })
  },
)

test('toggles statuses and changes comment and forwarding', { tags: ['RPT-02'] }, () => {
  const started = startReport(EMPTY_REPORT, ada, post)
  const two = toggleReportedStatus(started, statusId('12'))

  expect(two.status_ids).toEqual(['10', '12'])
  expect(toggleReportedStatus(two, statusId('10')).status_ids).toEqual(['12'])
  expect(changeReport(two, { comment: 'Spam' })).toEqual({ ...two, comment: 'Spam' })
  expect(changeReport(two, { forward: true })).toEqual({ ...two, forward: true })
})

test('sets and unsets the category and the violated rules', () => {
  const started = startReport(EMPTY_REPORT, ada, null)
  const changed = toggleBrokenRule(changeReport(started, { category: 'violation' }), '3')

  expect(changed).toEqual({ ...started, category: 'violation', rule_ids: ['3'] })
  expect(toggleBrokenRule(changed, '3').rule_ids).toEqual([])
})
