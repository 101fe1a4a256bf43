import { expect, test } from 'vitest'
import voted from '../fixtures/gotosocial-poll-voted.json'
import deleted from '../fixtures/gotosocial-status-deleted.json'
import history from '../fixtures/gotosocial-status-history.json'
import source from '../fixtures/gotosocial-status-source.json'
import deletedBySnac from '../fixtures/snac-status-deleted.json'
import { DecodeError, createListDecoder } from './fields.ts'
import { decodePoll } from './poll.ts'
import { decodeStatusEdit, decodeStatusSource } from './status-edit.ts'
import { decodeDeletedStatus } from './status.ts'

const unknown = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`x${index}`, index]))
const account = { id: '1', acct: 'ada' }

test('decodes the source of a status and rejects one without text', { tags: ['BY-04'] }, () => {
  expect(decodeStatusSource({ ...source, ...unknown })).toEqual({
    id: source.id,
    text: source.text,
    spoiler_text: '',
  })
  expect(() => decodeStatusSource({ id: '1' })).toThrow(DecodeError)
  expect(() => decodeStatusSource({ text: 'Hi' })).toThrow(DecodeError)
})

test('decodes each version of a status with the options of its poll', { tags: ['BY-04'] }, () => {
  const [first] = createListDecoder(decodeStatusEdit)(history)
  const poll = { options: [{ title: 'Tea', votes_count: 3 }] }

  expect(first).toMatchObject({ created_at: history[0]?.created_at, account: { acct: 'ada' } })
  expect(first?.content).toContain('Morning walk')
  expect(decodeStatusEdit({ account, ...unknown }).poll).toBeNull()
  expect(decodeStatusEdit({ account, poll }).poll).toEqual({ options: [{ title: 'Tea' }] })
  expect(() => decodeStatusEdit({ content: '<p>Hi</p>' })).toThrow(DecodeError)
})

test('decodes a deleted status for a redraft, and an empty response', { tags: ['OVR-09'] }, () => {
  const nothing = { text: null, media_attachments: [] }

  expect(decodeDeletedStatus({ ...deleted, ...unknown })).toMatchObject({
    text: deleted.text,
    media_attachments: deleted.media_attachments.map(({ id }) => ({ id })),
  })
  expect(decodeDeletedStatus(deletedBySnac).media_attachments).toHaveLength(2)
  expect(decodeDeletedStatus({})).toEqual(nothing)
  expect(decodeDeletedStatus(undefined)).toEqual(nothing)
})

test(
  'decodes the own votes of a poll and rejects one without options',
  { tags: ['OVR-09'] },
  () => {
    expect(decodePoll({ ...voted, ...unknown })).toMatchObject({ voted: true, own_votes: [0] })
    expect(() => decodePoll({ id: '1', options: [] })).toThrow(DecodeError)
  },
)
