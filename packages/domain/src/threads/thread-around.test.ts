import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statusId } from '../entities/index.ts'
import { threadAround } from './index.ts'

const said = (id: string, parent: string | null, minute = Number(id)) => ({
  id: statusId(id),
  in_reply_to_id: parent === null ? null : statusId(parent),
  created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
})

test(
  'what was said before stands as the server sends it, answers as they are read',
  { tags: ['TH-02'] },
  () => {
    const around = threadAround(
      statusId('3'),
      [said('1', null), said('2', '1')],
      [said('6', '3'), said('4', '3'), said('5', '4')],
    )

    expect(around).toEqual({ ancestors: ['1', '2'], descendants: ['4', '5', '6'] })
  },
)

test.each([
  ['twice before', [said('1', null), said('1', null)], [], ['1'], []],
  ['twice after', [], [said('4', '3'), said('4', '3')], [], ['4']],
  ['before and after', [said('1', null)], [said('1', '3'), said('4', '1')], ['1'], ['4']],
  ['the status itself before', [said('3', null), said('1', null)], [], ['1'], []],
  ['the status itself after', [], [said('3', '4'), said('4', '3')], [], ['4']],
])(
  'a post that is sent %s stands once',
  { tags: ['TH-02'] },
  (_how, before, after, ancestors, descendants) => {
    expect(threadAround(statusId('3'), before, after)).toEqual({ ancestors, descendants })
  },
)

test(
  'whatever answers whatever, no post stands twice and none is lost',
  { tags: ['TH-02'] },
  () => {
    const id = fc.integer({ min: 0, max: 9 }).map(String)
    const post = fc.tuple(id, fc.option(id)).map(([own, parent]) => said(own, parent))
    fc.assert(
      fc.property(fc.array(post), fc.array(post), (before, after) => {
        const { ancestors, descendants } = threadAround(statusId('3'), before, after)
        const stands = ['3', ...ancestors, ...descendants]
        expect(stands.toSorted()).toEqual(
          [
            ...new Set(['3', ...before.map((one) => one.id), ...after.map((one) => one.id)]),
          ].toSorted(),
        )
      }),
    )
  },
)
