import { expect, test } from 'vitest'
import { accountId, statusId } from '../entities/index.ts'
import { sampleAccount, sampleStatus } from '../testing/samples.ts'
import { getNotificationPath } from './index.ts'

const account = sampleAccount({ id: accountId('7') })

test(
  'links to the post, or else to the account, with any characters in ids',
  { tags: ['PSH-14'] },
  () => {
    const status = sampleStatus({ id: statusId('2026-11-21/reblog') })

    expect(getNotificationPath({ account, status })).toBe('/statuses/2026-11-21%2Freblog')
    expect(getNotificationPath({ account, status: null })).toBe('/accounts/7')
  },
)
