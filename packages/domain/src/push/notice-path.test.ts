import { expect, test } from 'vitest'
import { accountId, statusId } from '../entities/index.ts'
import { sampleAccount, sampleStatus } from '../testing/samples.ts'
import { noticePath } from './index.ts'

const account = sampleAccount({ id: accountId('7') })

test(
  'a press leads to the post, or without one to who did it; ids may hold anything',
  { tags: ['PSH-14'] },
  () => {
    const status = sampleStatus({ id: statusId('2026-11-21/reblog') })

    expect(noticePath({ account, status })).toBe('/statuses/2026-11-21%2Freblog')
    expect(noticePath({ account, status: null })).toBe('/accounts/7')
  },
)
