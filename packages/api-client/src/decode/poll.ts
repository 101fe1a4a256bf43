import { pollId, type PollEntity } from '@colonnade/domain/entities'
import { decodeCustomEmojis } from './account.ts'
import {
  toShortText,
  toCount,
  toCountOrNull,
  DecodeError,
  toFields,
  toFlag,
  toIdText,
  decodeItems,
  MAX_LIST_LENGTH,
  toTimeOrNull,
} from './fields.ts'

/** Maximum length of an option, in UTF-16 code units: more than servers allow. Longer ones are malicious. */
const MAX_OPTION_LENGTH = 500

type PollOption = PollEntity['options'][number]

/** Decodes the poll of a status; null without a poll or without options. */
export function readPoll(raw: unknown): PollEntity | null {
  const fields = toFields<PollEntity>(raw)
  const id = toIdText(fields?.id)
  const options = decodeItems(fields?.options, readOption, MAX_LIST_LENGTH)
  if (fields === null || id === '' || options.length === 0) return null
  return {
    id: pollId(id),
    expires_at: toTimeOrNull(fields.expires_at),
    expired: toFlag(fields.expired),
    multiple: toFlag(fields.multiple),
    votes_count: toCount(fields.votes_count),
    voters_count: toCountOrNull(fields.voters_count),
    options,
    emojis: decodeCustomEmojis(fields.emojis),
    voted: toFlag(fields.voted),
    own_votes: decodeItems(fields.own_votes, toCountOrNull),
  }
}

/** Decodes a poll response. @throws DecodeError without an id or options */
export function decodePoll(raw: unknown): PollEntity {
  const poll = readPoll(raw)
  if (poll === null) throw new DecodeError('poll', 'no id, or nothing to choose')
  return poll
}

/** Keeps empty options, because votes are counted by position. */
function readOption(raw: unknown): PollOption {
  const fields = toFields<PollOption>(raw)
  return {
    title: toShortText(fields?.title, MAX_OPTION_LENGTH),
    votes_count: toCountOrNull(fields?.votes_count),
  }
}
