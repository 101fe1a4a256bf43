import { describe, expect, test } from 'vitest'
import { pollId } from '../entities/index.ts'
import { samplePoll } from '../testing/index.ts'
import { chooseOption, keepVote, applyVote } from './poll-vote.ts'

describe('chooseOption', () => {
  test.each([
    ['selects the first option', false, [], 1, [1]],
    ['replaces the selected option', false, [1], 2, [2]],
    ['keeps the selected option', false, [1], 1, [1]],
    ['adds an option in order', true, [2], 0, [0, 2]],
    ['removes one of several options', true, [0, 2], 2, [0]],
  ])('%s', { tags: ['BY-05'] }, (_title, multiple, chosen, option, expected) => {
    expect(chooseOption(chosen, option, { multiple })).toEqual(expected)
  })
})

describe('applyVote', () => {
  const options = [
    { title: 'Tea', votes_count: 3 },
    { title: 'Coffee', votes_count: null },
    { title: 'Water', votes_count: 1 },
  ]

  test('adds a vote to each choice, and one voter', { tags: ['BY-05'] }, () => {
    const poll = samplePoll({ options, votes_count: 4, voters_count: 4, multiple: true })

    expect(applyVote(poll, [0, 1])).toMatchObject({
      voted: true,
      own_votes: [0, 1],
      votes_count: 6,
      voters_count: 5,
      options: [{ votes_count: 4 }, { votes_count: null }, { votes_count: 1 }],
    })
  })

  test('keeps the voters count null if the server sends none', () => {
    expect(applyVote(samplePoll({ options, voters_count: null }), [0]).voters_count).toBeNull()
  })

  test.each([
    ['a second vote', { voted: true, own_votes: [2] }, [0]],
    ['an empty choice', {}, []],
  ])('returns the same poll for %s', (_title, patch, choices) => {
    const poll = samplePoll({ options, ...patch })

    expect(applyVote(poll, choices)).toBe(poll)
  })
})

describe('keepVote', () => {
  const known = samplePoll({ voted: true, own_votes: [1] })
  const received = samplePoll({ votes_count: 9, voters_count: 9 })

  test('keeps the own vote and uses the new counts', { tags: ['BY-05'] }, () => {
    expect(keepVote(known, received)).toEqual({ ...received, voted: true, own_votes: [1] })
  })

  test.each([
    ['a removed poll', known, null],
    ['a new poll', null, received],
    ['a poll without a known vote', samplePoll(), received],
    ['another poll', known, { ...received, id: pollId('9') }],
    ['fewer options', known, { ...received, options: received.options.slice(1) }],
    [
      'other options',
      known,
      { ...received, options: received.options.map((option) => ({ ...option, title: 'No' })) },
    ],
    ['a received vote', known, { ...received, voted: true, own_votes: [0] }],
  ])('returns the received poll for %s', (_title, before, after) => {
    expect(keepVote(before, after)).toBe(after)
  })
})
