import { invalid, notFound } from '../http/response.ts'
import { hasEnded } from '../serialize/poll.ts'
import type { Store } from '../store/store.ts'
import type { Id, StoredPoll } from '../store/tables.ts'

/**
 * Votes in the poll of a status. A vote is final. Does nothing if there are no choices.
 *
 * @param choices the positions of the options
 * @throws {ApiFailure} 422 for an ended poll, an own poll, a second vote and an unknown option
 */
export async function vote(
  { db, clock }: Store,
  me: Id,
  statusId: Id,
  choices: readonly number[],
): Promise<void> {
  if (choices.length === 0) return
  await db.transaction().execute(async (trx) => {
    // Locks the status, because it contains the counts of the poll.
    const row = await trx
      .selectFrom('statuses')
      .select(['account_id', 'poll'])
      .where('id', '=', statusId)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined || row.poll === null) throw notFound()
    const before = await trx
      .selectFrom('poll_votes')
      .select('choice')
      .where('status_id', '=', statusId)
      .where('account_id', '=', me)
      .execute()
    if (row.account_id === me) throw invalid('You cannot vote in your own polls')
    checkVote(row.poll, choices, { now: clock(), hasVoted: before.length > 0 })
    await trx
      .insertInto('poll_votes')
      .values(choices.map((choice) => ({ status_id: statusId, account_id: me, choice })))
      .execute()
    await trx
      .updateTable('statuses')
      .set({ poll: JSON.stringify(addVotes(row.poll, choices)) })
      .where('id', '=', statusId)
      .execute()
  })
}

function checkVote(
  poll: StoredPoll,
  choices: readonly number[],
  { now, hasVoted }: { readonly now: number; readonly hasVoted: boolean },
): void {
  if (hasEnded(poll, now)) throw invalid('The poll has already ended')
  if (choices.some((choice) => poll.options[choice] === undefined)) {
    throw invalid('The chosen vote option does not exist')
  }
  if (hasVoted || (!poll.multiple && choices.length > 1)) {
    throw invalid('You have already voted on this poll')
  }
}

const addVotes = (poll: StoredPoll, choices: readonly number[]): StoredPoll => ({
  ...poll,
  voters: poll.voters + 1,
  options: poll.options.map(({ title, votes }, index) => ({
    title,
    votes: votes + (choices.includes(index) ? 1 : 0),
  })),
})
