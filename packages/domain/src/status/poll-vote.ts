import type { PollEntity } from '../entities/poll.ts'

/**
 * Returns the selection after an option was selected. Single choice replaces the selection, multiple choice adds or
 * removes the option. By position, in order. Never throws. @see BY-05
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

/** Applies the own vote to a poll. Counts that the server hides stay null. Never throws. */
export function applyVote(poll: PollEntity, choices: readonly number[]): PollEntity {
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
 * Adds the known own vote to a poll that was received without one. If the author has changed the options, all votes
 * were reset, and the received poll is returned. Never throws.
 */
export function keepVote(known: PollEntity | null, received: PollEntity | null): PollEntity | null {
  if (known === null || received === null || !known.voted || received.voted) return received
  if (known.id !== received.id || !hasSameOptions(known, received)) return received
  return { ...received, voted: true, own_votes: known.own_votes }
}

/** Whether two copies of a poll have the same options. */
export const hasSameOptions = (known: PollEntity, received: PollEntity): boolean =>
  known.options.length === received.options.length &&
  known.options.every(({ title }, index) => title === received.options[index]?.title)
