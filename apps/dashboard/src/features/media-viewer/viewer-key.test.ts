import { expect, test } from 'vitest'
import { viewerKey } from './MediaViewer.tsx'

const pressed = (key: string, shiftKey = false) => ({ key, shiftKey })

test.each([
  ['ArrowRight', false, 1],
  ['ArrowLeft', false, -1],
  ['ArrowRight', true, -1],
  ['ArrowLeft', true, 1],
] as const)('%s, mirrored %s, goes %i', { tags: ['MV-05'] }, (key, isMirrored, by) => {
  expect(viewerKey(pressed(key), isMirrored, false)).toEqual({ type: 'step', by })
  expect(viewerKey(pressed(key), isMirrored, true)).toEqual({ type: 'step', by })
})

test.each([
  ['+', { type: 'zoom', by: 1.5 }],
  ['=', { type: 'zoom', by: 1.5 }],
  ['-', { type: 'zoom', by: 1 / 1.5 }],
  ['0', { type: 'whole' }],
])('%s zooms', { tags: ['MV-08'] }, (key, wish) => {
  expect(viewerKey(pressed(key), false, false)).toEqual(wish)
})

test.each([
  ['ArrowUp', false, 0, 80],
  ['ArrowDown', false, 0, -80],
  ['ArrowLeft', true, 80, 0],
  ['ArrowRight', true, -80, 0],
])('%s, with Shift %s, moves a larger picture', { tags: ['MV-08'] }, (key, shiftKey, x, y) => {
  expect(viewerKey(pressed(key, shiftKey), false, true)).toEqual({ type: 'pan', x, y })
})

test('a whole picture is not moved, and other keys mean nothing', { tags: ['MV-08'] }, () => {
  expect(viewerKey(pressed('ArrowUp'), false, false)).toBeNull()
  expect(viewerKey(pressed('x'), false, true)).toBeNull()
})
