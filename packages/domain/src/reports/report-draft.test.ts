import { expect, test } from 'vitest'
import { accountId, statusId } from '../entities/index.ts'
import {
  changeReport,
  EMPTY_REPORT,
  startReport,
  toggleBrokenRule,
  toggleReported,
} from './index.ts'

const ada = accountId('1')
const ben = accountId('2')
const post = { id: statusId('10'), reblog: null }
const boost = { id: statusId('11'), reblog: { id: statusId('10') } }

test(
  'a report draft begins with nobody, nothing chosen, nothing said and no forwarding',
  { tags: ['ENT-19'] },
  () => {
    expect(EMPTY_REPORT).toEqual({
      account_id: null,
      status_ids: [],
      comment: '',
      forward: false,
      category: null,
      rule_ids: [],
      isSubmitting: false,
    })
  },
)

test.each([
  ['an account alone', null, []],
  ['a status', post, ['10']],
  ['a boost, as its original', boost, ['10']],
])('a report is begun for %s', { tags: ['RPT-01'] }, (_name, status, ids) => {
  expect(startReport(EMPTY_REPORT, ada, status)).toEqual({
    ...EMPTY_REPORT,
    account_id: ada,
    status_ids: ids,
  })
})

test(
  'the same account again keeps the draft and adds the status once, another begins anew',
  { tags: ['RPT-01'] },
  () => {
    const said = changeReport(startReport(EMPTY_REPORT, ada, post), {
      comment: 'Spam',
      forward: true,
    })

    expect(startReport(said, ada, { id: statusId('12'), reblog: null })).toEqual({
      ...said,
      status_ids: ['10', '12'],
    })
    expect(startReport(said, ada, boost)).toBe(said)
    expect(startReport(said, ada, null)).toBe(said)
    expect(startReport(said, ben, null)).toEqual({ ...EMPTY_REPORT, account_id: ben })
  },
)

test(
  'statuses are chosen and left out, the comment and the forwarding change',
  { tags: ['RPT-02'] },
  () => {
    const begun = startReport(EMPTY_REPORT, ada, post)
    const two = toggleReported(begun, statusId('12'))

    expect(two.status_ids).toEqual(['10', '12'])
    expect(toggleReported(two, statusId('10')).status_ids).toEqual(['12'])
    expect(changeReport(two, { comment: 'Spam' })).toEqual({ ...two, comment: 'Spam' })
    expect(changeReport(two, { forward: true })).toEqual({ ...two, forward: true })
  },
)

test('a reason and the rules that are broken are said, and taken back', () => {
  const begun = startReport(EMPTY_REPORT, ada, null)
  const said = toggleBrokenRule(changeReport(begun, { category: 'violation' }), '3')

  expect(said).toEqual({ ...begun, category: 'violation', rule_ids: ['3'] })
  expect(toggleBrokenRule(said, '3').rule_ids).toEqual([])
})
