import { expect, test } from 'vitest'
import { accountId, statusId } from '../entities/index.ts'
import {
  changeReport,
  EMPTY_REPORT,
  failReport,
  createReportBody,
  startReport,
  submitReport,
  toggleBrokenRule,
} from './index.ts'

const ada = accountId('1')
const post = { id: statusId('10'), reblog: null }

test('sends the draft, even an empty one', { tags: ['RPT-08'] }, () => {
  const bare = startReport(EMPTY_REPORT, ada, null)
  const full = changeReport(startReport(bare, ada, post), { comment: 'Spam', forward: true })

  expect(createReportBody(bare)).toEqual({
    account_id: '1',
    status_ids: [],
    comment: '',
    forward: false,
  })
  expect(createReportBody(full)).toEqual({
    account_id: '1',
    status_ids: ['10'],
    comment: 'Spam',
    forward: true,
  })
})

test.each([
  ['the category', 'spam', { category: 'spam' }],
  [
    'violated rules only with their category',
    'violation',
    { category: 'violation', rule_ids: ['3'] },
  ],
] as const)('includes %s', (_what, category, sent) => {
  const started = toggleBrokenRule(startReport(EMPTY_REPORT, ada, null), '3')

  expect(createReportBody(changeReport(started, { category }))).toEqual({
    ...createReportBody(started),
    ...sent,
  })
  expect(createReportBody(started)).not.toHaveProperty('rule_ids')
})

test('does not send without an account or twice', { tags: ['RPT-04', 'RPT-08'] }, () => {
  const started = startReport(EMPTY_REPORT, ada, post)

  expect(createReportBody(EMPTY_REPORT)).toBeNull()
  expect(createReportBody(submitReport(started))).toBeNull()
})

test('keeps the draft editable after a failure', { tags: ['RPT-06'] }, () => {
  const started = changeReport(startReport(EMPTY_REPORT, ada, post), { comment: 'Spam' })
  const sent = submitReport(started)

  expect(sent).toEqual({ ...started, isSubmitting: true })
  expect(failReport(sent)).toEqual(started)
})
