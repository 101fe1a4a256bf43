import { decodePoll } from '../decode/poll.ts'
import { accepts, endpoint } from '../endpoint.ts'

/** @see https://docs.joinmastodon.org/methods/polls/#get */
export const getPoll = endpoint('GET', '/api/v1/polls/:id', {
  returns: decodePoll,
  needs: 'polls',
})

/** Votes, by the position of what is chosen. 422 for an ended poll and for a second vote. @see https://docs.joinmastodon.org/methods/polls/#vote */
export const votePoll = endpoint('POST', '/api/v1/polls/:id/votes', {
  accepts: accepts<{ choices: readonly number[] }>(),
  returns: decodePoll,
  needs: 'polls',
})
