import {
  type AccountEntity,
  accountId,
  type CredentialAccountEntity,
  type PollEntity,
  pollId,
  type StatusEntity,
  statusId,
} from '../entities/index.ts'

/** Complete default entities for tests, with the given fields replaced. */
export const sampleAccount = (patch: Partial<AccountEntity> = {}): AccountEntity => ({
  id: accountId('1'),
  username: 'ada',
  acct: 'ada',
  display_name: 'Ada',
  locked: false,
  bot: false,
  created_at: '2026-01-01T00:00:00.000Z',
  note: '',
  url: 'https://host.example/@ada',
  avatar: 'https://host.example/a.gif',
  avatar_static: 'https://host.example/a.png',
  header: '',
  header_static: '',
  followers_count: 3,
  following_count: 2,
  statuses_count: 1,
  emojis: [],
  fields: [],
  ...patch,
})

export const sampleCredentials = (
  patch: Partial<CredentialAccountEntity> = {},
): CredentialAccountEntity => ({
  ...sampleAccount(),
  source: { privacy: 'public', sensitive: false, note: '', follow_requests_count: 0 },
  ...patch,
})

export const sampleStatus = (patch: Partial<StatusEntity> = {}): StatusEntity => ({
  id: statusId('10'),
  account: sampleAccount(),
  reblog: null,
  created_at: '2026-11-20T10:00:00.000Z',
  edited_at: null,
  in_reply_to_id: null,
  in_reply_to_account_id: null,
  sensitive: false,
  spoiler_text: '',
  visibility: 'public',
  language: 'en',
  uri: 'https://host.example/10',
  url: 'https://host.example/@ada/10',
  replies_count: 0,
  reblogs_count: 0,
  favourites_count: 0,
  content: '<p>Hello</p>',
  media_attachments: [],
  mentions: [],
  tags: [],
  emojis: [],
  card: null,
  poll: null,
  quote: null,
  application: null,
  favourited: false,
  reblogged: false,
  bookmarked: false,
  muted: false,
  pinned: false,
  local_only: false,
  ...patch,
})

/** A poll with two options and without votes. */
export const samplePoll = (patch: Partial<PollEntity> = {}): PollEntity => ({
  id: pollId('1'),
  expires_at: null,
  expired: false,
  multiple: false,
  votes_count: 0,
  voters_count: 0,
  options: [
    { title: 'Tea', votes_count: 0 },
    { title: 'Coffee', votes_count: 0 },
  ],
  emojis: [],
  voted: false,
  own_votes: [],
  ...patch,
})
