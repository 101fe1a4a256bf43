import {
  accountId,
  mediaId,
  pollId,
  statusId,
  toAccountRecord,
  toStatusRecord,
  type AccountRecord,
  type MediaAttachmentEntity,
  type StatusRecord,
} from '@colonnade/domain/entities'
import { sampleAccount, sampleStatus } from '@colonnade/domain/testing'
import { createSearchIndex } from '@colonnade/domain/text'

/** Creates an account as the store contains it. */
export function createSampleAccount(
  username: string,
  rest: Partial<AccountRecord> = {},
): AccountRecord {
  const account = sampleAccount({
    id: accountId(username),
    username,
    acct: username,
    display_name: username,
    url: `https://colonnade.example/@${username}`,
    avatar: '',
    avatar_static: '',
  })
  return { ...toAccountRecord(account), ...rest }
}

/** Returns the time some minutes ago, in the format of the API. */
export const getTimeMinutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * 60_000).toISOString()

/** Creates a post as the store contains it. */
export function createSampleStatus(id: string, rest: Partial<StatusRecord> = {}): StatusRecord {
  const status = sampleStatus({
    id: statusId(id),
    account: sampleAccount({ id: accountId('ada') }),
    created_at: getTimeMinutesAgo(3),
    uri: `https://colonnade.example/statuses/${id}`,
    url: `https://colonnade.example/@ada/${id}`,
    content: '<p>Hello.</p>',
  })
  const record = { ...toStatusRecord(status), ...rest }
  return { ...record, search_index: createSearchIndex(record) }
}

/** Creates an image of three colours, without a network. */
export function createSampleImage(
  id: string,
  colours: readonly [string, string, string],
): MediaAttachmentEntity {
  const [from, middle, to] = colours
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450"><defs><linearGradient id="g" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${from}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="800" height="450" fill="url(#g)"/></svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return {
    id: mediaId(id),
    type: 'image',
    url,
    preview_url: url,
    remote_url: null,
    description: 'Jupiter and three of its moons in a row',
    blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
    meta: { original: { width: 800, height: 450 } },
  }
}

export const bench = {
  id: pollId('1'),
  expires_at: getTimeMinutesAgo(-300),
  expired: false,
  multiple: false,
  votes_count: 120,
  voters_count: 120,
  options: [
    { title: 'By the net lofts', votes_count: 70 },
    { title: 'Under the crane', votes_count: 32 },
    { title: 'The wet one', votes_count: 18 },
  ],
  emojis: [],
  voted: true,
  own_votes: [1],
}
