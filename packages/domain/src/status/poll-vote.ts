import type { PollEntity } from '../entities/poll.ts'

/**
 * What is chosen after an option was pressed: the one alone, or it added to or taken from the others where several may be
 * chosen; by position, in order. Never throws. @see BY-05
 */
export function chooseOption(
  chosen: readonly number[],
  option: number,
  { multiple }: Pick<PollEntity, 'multiple'>,
): readonly number[] {
  if (!multiple) return [option]
  if (chosen.includes(option)) return chosen.filter((other) => other !== option)
  return [...chosen, option].toSorted((one, other) => one - other)
}

/** A poll as it will be once the vote is counted. Counts that the server keeps to itself stay unknown. Never throws. */
export function withVote(poll: PollEntity, choices: readonly number[]): PollEntity {
  if (poll.voted || choices.length === 0) return poll
  return {
    ...poll,
    voted: true,
    own_votes: choices,
    votes_count: poll.votes_count + choices.length,
    voters_count: poll.voters_count === null ? null : poll.voters_count + 1,
    options: poll.options.map((option, index) =>
      option.votes_count === null || !choices.includes(index)
        ? option
        : { ...option, votes_count: option.votes_count + 1 },
    ),
  }
}

/**
 * A poll told for nobody in particular, with the vote that is known: unless its author has changed what could be
 * chosen, which takes all votes back. Never throws.
 */
export function keepVote(known: PollEntity | null, told: PollEntity | null): PollEntity | null {
  if (known === null || told === null || !known.voted || told.voted) return told
  if (known.id !== told.id || !offersSame(known, told)) return told
  return { ...told, voted: true, own_votes: known.own_votes }
}

/** Whether two copies of a poll offer the same options. */
export const offersSame = (known: PollEntity, told: PollEntity): boolean =>
  known.options.length === told.options.length &&
  known.options.every(({ title }, index) => title === told.options[index]?.title)
