import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { reportHandlers } from '../../handlers/reports.ts'
import { type ContractOf, expectRefusal } from './contract.ts'

export const reportContract: ContractOf<typeof reportHandlers> = {
  async createReport({ createUser, guest, post, unusedId }) {
    const [me, foe] = [await createUser(), await createUser()]
    const rude = await post(foe.acct, 'Something rude')
    const report = { account_id: foe.id, status_ids: [rude], comment: 'rude', forward: false }

    expect(await me.api.request(endpoints.createReport, report)).toEqual({
      id: expect.any(String),
      action_taken: false,
    })
    expect(await me.api.request(endpoints.createReport, { account_id: foe.id })).toMatchObject({
      action_taken: false,
    })
    const reason = { category: 'violation', rule_ids: ['2'] } as const
    expect(await me.api.request(endpoints.createReport, { ...report, ...reason })).toMatchObject({
      action_taken: false,
    })
    await expectRefusal(
      me.api.request(endpoints.createReport, { ...report, ...reason, rule_ids: ['99'] }),
      422,
    )
    await expectRefusal(
      me.api.request(endpoints.createReport, { ...report, account_id: unusedId() }),
      404,
    )
    await expectRefusal(
      me.api.request(endpoints.createReport, { ...report, comment: 'x'.repeat(1_001) }),
      422,
    )
    await expectRefusal(guest.request(endpoints.createReport, report), 401)
  },
}
