import { expect, test } from 'vitest'
import { mediaId } from '../entities/ids.ts'
import { getEditedMedia } from './edit-params.ts'

const media = (description: string | null, focus?: { x: number; y: number }) => ({
  id: mediaId('3'),
  description,
  meta: focus === undefined ? null : { focus },
})
const CENTRE = { x: 0, y: 0 }

test.each([
  ['no unchanged description', media('a cat'), media('a cat'), []],
  ['no empty description without an earlier one', media(null), media('', undefined), []],
  ['a changed description', media('a cat'), media('a dog'), [{ id: '3', description: 'a dog' }]],
  ['a removed description', media('a cat'), media(''), [{ id: '3', description: '' }]],
  ['a first focal point', media(null), media(null, CENTRE), [{ id: '3', focus: '0.00,0.00' }]],
  [
    'a changed description and focal point together',
    media('a cat', CENTRE),
    media('a dog', { x: 0.5, y: -1 }),
    [{ id: '3', description: 'a dog', focus: '0.50,-1.00' }],
  ],
])('sends %s', { tags: ['BY-04'] }, (_what, before, now, expected) => {
  expect(getEditedMedia([before], [now])).toEqual(expected)
})

test('leaves out new attachments, whose descriptions were sent with the upload', () => {
  expect(getEditedMedia([], [media('a cat')])).toEqual([])
})
