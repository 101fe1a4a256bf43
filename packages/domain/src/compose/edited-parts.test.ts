import { expect, test } from 'vitest'
import { mediaId } from '../entities/ids.ts'
import { editedMedia } from './edited-parts.ts'

const media = (description: string | null, focus?: { x: number; y: number }) => ({
  id: mediaId('3'),
  description,
  meta: focus === undefined ? null : { focus },
})
const CENTRE = { x: 0, y: 0 }

test.each([
  ['nothing of what stayed as it was', media('a cat'), media('a cat'), []],
  ['nothing of one that never had a description', media(null), media('', undefined), []],
  ['another description', media('a cat'), media('a dog'), [{ id: '3', description: 'a dog' }]],
  ['one that was taken away', media('a cat'), media(''), [{ id: '3', description: '' }]],
  ['a first focal point', media(null), media(null, CENTRE), [{ id: '3', focus: '0.00,0.00' }]],
  [
    'both at once',
    media('a cat', CENTRE),
    media('a dog', { x: 0.5, y: -1 }),
    [{ id: '3', description: 'a dog', focus: '0.50,-1.00' }],
  ],
])('an edit says %s', { tags: ['BY-04'] }, (_what, before, now, said) => {
  expect(editedMedia([before], [now])).toEqual(said)
})

test('what is attached only now was described when it was sent', () => {
  expect(editedMedia([], [media('a cat')])).toEqual([])
})
