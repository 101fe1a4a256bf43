import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { pollHandlers } from '../../handlers/polls.ts'
import type { ContractFixture } from './contract-fixture.ts'
import { type ContractOf, expectRefusal } from './contract.ts'

const { createStatus, getPoll, votePoll } = endpoints

async function createPoll({ createUser }: ContractFixture) {
  const [author, voter] = [await createUser(), await createUser()]
  const poll = { options: ['Tea', 'Coffee'], expires_in: 600 }
  const status = await author.api.request(createStatus, { status: 'Which?', poll })
  return { author, voter, id: status.poll?.id ?? '' }
}

export const pollContract: ContractOf<typeof pollHandlers> = {
  async getPoll(fixture) {
    const { id } = await createPoll(fixture)
    const status = await fixture.post((await fixture.createUser()).acct)

    expect(await fixture.guest.request(getPoll, { id })).toMatchObject({
      id,
      expired: false,
      multiple: false,
      votes_count: 0,
      options: [
        { title: 'Tea', votes_count: 0 },
        { title: 'Coffee', votes_count: 0 },
      ],
    })
    await expectRefusal(fixture.guest.request(getPoll, { id: status }), 404)
  },

  async votePoll(fixture) {
    const { author, voter, id } = await createPoll(fixture)

    expect(await voter.api.request(votePoll, { id, choices: [1] })).toMatchObject({
      votes_count: 1,
      voters_count: 1,
      voted: true,
      own_votes: [1],
      options: [{ votes_count: 0 }, { votes_count: 1 }],
    })
    expect(await fixture.guest.request(getPoll, { id })).toMatchObject({ votes_count: 1 })
    await expectRefusal(voter.api.request(votePoll, { id, choices: [0] }), 422)
    await expectRefusal(author.api.request(votePoll, { id, choices: [0] }), 422)
    await expectRefusal(fixture.guest.request(votePoll, { id, choices: [0] }), 401)
  },
}
