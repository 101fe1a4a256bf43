import { decodePoll } from '../decode/poll.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'

/** @see https://docs.joinmastodon.org/methods/polls/#get */
export const getPoll = defineEndpoint('GET', '/api/v1/polls/:id', {
  returns: decodePoll,
  needs: 'polls',
})

/**
 * Votes by the positions of the selected options. 422 for an ended poll and for a second vote. @see
 * https://docs.joinmastodon.org/methods/polls/#vote
 */
export const votePoll = defineEndpoint('POST', '/api/v1/polls/:id/votes', {
  accepts: accepts<{ choices: readonly number[] }>(),
  returns: decodePoll,
  needs: 'polls',
})
