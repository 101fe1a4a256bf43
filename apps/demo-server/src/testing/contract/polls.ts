import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { pollHandlers } from '../../handlers/polls.ts'
import { type ContractOf, expectRefusal } from './contract.ts'
import type { Stage } from './stage.ts'

const { createStatus, getPoll, votePoll } = endpoints

async function askedPoll({ newcomer }: Stage) {
  const [author, voter] = [await newcomer(), await newcomer()]
  const poll = { options: ['Tea', 'Coffee'], expires_in: 600 }
  const status = await author.api.call(createStatus, { status: 'Which?', poll })
  return { author, voter, id: status.poll?.id ?? '' }
}

export const pollContract: ContractOf<typeof pollHandlers> = {
  async getPoll(stage) {
    const { id } = await askedPoll(stage)
    const status = await stage.say((await stage.newcomer()).acct)

    expect(await stage.guest.call(getPoll, { id })).toMatchObject({
      id,
      expired: false,
      multiple: false,
      votes_count: 0,
      options: [
        { title: 'Tea', votes_count: 0 },
        { title: 'Coffee', votes_count: 0 },
      ],
    })
    await expectRefusal(stage.guest.call(getPoll, { id: status }), 404)
  },

  async votePoll(stage) {
    const { author, voter, id } = await askedPoll(stage)

    expect(await voter.api.call(votePoll, { id, choices: [1] })).toMatchObject({
      votes_count: 1,
      voters_count: 1,
      voted: true,
      own_votes: [1],
      options: [{ votes_count: 0 }, { votes_count: 1 }],
    })
    expect(await stage.guest.call(getPoll, { id })).toMatchObject({ votes_count: 1 })
    await expectRefusal(voter.api.call(votePoll, { id, choices: [0] }), 422)
    await expectRefusal(author.api.call(votePoll, { id, choices: [0] }), 422)
    await expectRefusal(stage.guest.call(votePoll, { id, choices: [0] }), 401)
  },
}
