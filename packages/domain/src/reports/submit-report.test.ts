import { expect, test } from 'vitest'
import { accountId, statusId } from '../entities/index.ts'
import {
  changeReport,
  EMPTY_REPORT,
  failReport,
  reportBody,
  startReport,
  submitReport,
  toggleBrokenRule,
} from './index.ts'

const ada = accountId('1')
const post = { id: statusId('10'), reblog: null }

test(
  'a report is sent with whatever the draft holds, even with nothing',
  { tags: ['RPT-08'] },
  () => {
    const bare = startReport(EMPTY_REPORT, ada, null)
    const full = changeReport(startReport(bare, ada, post), { comment: 'Spam', forward: true })

    expect(reportBody(bare)).toEqual({
      account_id: '1',
      status_ids: [],
      comment: '',
      forward: false,
    })
    expect(reportBody(full)).toEqual({
      account_id: '1',
      status_ids: ['10'],
      comment: 'Spam',
      forward: true,
    })
  },
)

test.each([
  ['a reason', 'spam', { category: 'spam' }],
  ['broken rules with their reason alone', 'violation', { category: 'violation', rule_ids: ['3'] }],
] as const)('%s goes with it', (_what, category, sent) => {
  const begun = toggleBrokenRule(startReport(EMPTY_REPORT, ada, null), '3')

  expect(reportBody(changeReport(begun, { category }))).toEqual({ ...reportBody(begun), ...sent })
  expect(reportBody(begun)).not.toHaveProperty('rule_ids')
})

test('nothing is sent about nobody, nor twice', { tags: ['RPT-04', 'RPT-08'] }, () => {
  const begun = startReport(EMPTY_REPORT, ada, post)

  expect(reportBody(EMPTY_REPORT)).toBeNull()
  expect(reportBody(submitReport(begun))).toBeNull()
})

test('a failure keeps the draft and lets it be changed again', { tags: ['RPT-06'] }, () => {
  const begun = changeReport(startReport(EMPTY_REPORT, ada, post), { comment: 'Spam' })
  const sent = submitReport(begun)

  expect(sent).toEqual({ ...begun, isSubmitting: true })
  expect(failReport(sent)).toEqual(begun)
})
