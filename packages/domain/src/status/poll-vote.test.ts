import { describe, expect, test } from 'vitest'
import { pollId } from '../entities/index.ts'
import { samplePoll } from '../testing/index.ts'
import { chooseOption, keepVote, withVote } from './poll-vote.ts'

describe('choosing', () => {
  test.each([
    ['the first', false, [], 1, [1]],
    ['another takes the place of the first', false, [1], 2, [2]],
    ['the same again changes nothing', false, [1], 1, [1]],
    ['several stand in order', true, [2], 0, [0, 2]],
    ['one of several is let go', true, [0, 2], 2, [0]],
  ])('%s', { tags: ['BY-05'] }, (_title, multiple, chosen, option, expected) => {
    expect(chooseOption(chosen, option, { multiple })).toEqual(expected)
  })
})

describe('a vote', () => {
  const options = [
    { title: 'Tea', votes_count: 3 },
    { title: 'Coffee', votes_count: null },
    { title: 'Water', votes_count: 1 },
  ]

  test('is counted for each choice, and for one voter', { tags: ['BY-05'] }, () => {
    const poll = samplePoll({ options, votes_count: 4, voters_count: 4, multiple: true })

    expect(withVote(poll, [0, 1])).toMatchObject({
      voted: true,
      own_votes: [0, 1],
      votes_count: 6,
      voters_count: 5,
      options: [{ votes_count: 4 }, { votes_count: null }, { votes_count: 1 }],
    })
  })

  test('counts no voters where the server does not', () => {
    expect(withVote(samplePoll({ options, voters_count: null }), [0]).voters_count).toBeNull()
  })

  test.each([
    ['a second vote', { voted: true, own_votes: [2] }, [0]],
    ['a choice of nothing', {}, []],
  ])('%s changes nothing', (_title, patch, choices) => {
    const poll = samplePoll({ options, ...patch })

    expect(withVote(poll, choices)).toBe(poll)
  })
})

describe('what is told for nobody in particular', () => {
  const known = samplePoll({ voted: true, own_votes: [1] })
  const told = samplePoll({ votes_count: 9, voters_count: 9 })

  test('keeps the own vote, and brings the new counts', { tags: ['BY-05'] }, () => {
    expect(keepVote(known, told)).toEqual({ ...told, voted: true, own_votes: [1] })
  })

  test.each([
    ['no poll any more', known, null],
    ['no poll before', null, told],
    ['no vote before', samplePoll(), told],
    ['another poll', known, { ...told, id: pollId('9') }],
    ['fewer options', known, { ...told, options: told.options.slice(1) }],
    [
      'other options',
      known,
      { ...told, options: told.options.map((option) => ({ ...option, title: 'No' })) },
    ],
    ['a vote of its own', known, { ...told, voted: true, own_votes: [0] }],
  ])('%s is believed', (_title, before, after) => {
    expect(keepVote(before, after)).toBe(after)
  })
})
