import { pollId, type PollEntity } from '@colonnade/domain/entities'
import { customEmojis } from './account.ts'
import {
  brief,
  count,
  countOrNull,
  DecodeError,
  fieldsOf,
  flag,
  idText,
  many,
  MOST_LISTED,
  timeOrNull,
} from './fields.ts'

/** More than any server lets be written, in UTF-16 units: what is longer is meant to harm. */
const LONGEST_OPTION = 500

type PollOption = PollEntity['options'][number]

/** The poll of a status; null when there is none, or nothing to choose. */
export function readPoll(raw: unknown): PollEntity | null {
  const fields = fieldsOf<PollEntity>(raw)
  const id = idText(fields?.id)
  const options = many(fields?.options, readOption, MOST_LISTED)
  if (fields === null || id === '' || options.length === 0) return null
  return {
    id: pollId(id),
    expires_at: timeOrNull(fields.expires_at),
    expired: flag(fields.expired),
    multiple: flag(fields.multiple),
    votes_count: count(fields.votes_count),
    voters_count: countOrNull(fields.voters_count),
    options,
    emojis: customEmojis(fields.emojis),
    voted: flag(fields.voted),
    own_votes: many(fields.own_votes, countOrNull),
  }
}

/** A poll by itself. @throws DecodeError without an id or options */
export function decodePoll(raw: unknown): PollEntity {
  const poll = readPoll(raw)
  if (poll === null) throw new DecodeError('poll', 'no id, or nothing to choose')
  return poll
}

/** Never left out, however empty: votes are counted by position. */
function readOption(raw: unknown): PollOption {
  const fields = fieldsOf<PollOption>(raw)
  return {
    title: brief(fields?.title, LONGEST_OPTION),
    votes_count: countOrNull(fields?.votes_count),
  }
}
