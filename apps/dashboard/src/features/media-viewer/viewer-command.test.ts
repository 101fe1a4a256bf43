import { expect, test } from 'vitest'
import { getViewerCommand } from './MediaViewer.tsx'

const createKey = (key: string, shiftKey = false) => ({ key, shiftKey })

test.each([
  ['ArrowRight', false, 1],
  ['ArrowLeft', false, -1],
  ['ArrowRight', true, -1],
  ['ArrowLeft', true, 1],
] as const)('maps %s, mirrored %s, to a step of %i', { tags: ['MV-05'] }, (key, isMirrored, by) => {
  expect(getViewerCommand(createKey(key), isMirrored, false)).toEqual({ type: 'step', by })
  expect(getViewerCommand(createKey(key), isMirrored, true)).toEqual({ type: 'step', by })
})

test.each([
  ['+', { type: 'zoom', by: 1.5 }],
  ['=', { type: 'zoom', by: 1.5 }],
  ['-', { type: 'zoom', by: 1 / 1.5 }],
  ['0', { type: 'whole' }],
])('zooms by %s', { tags: ['MV-08'] }, (key, command) => {
  expect(getViewerCommand(createKey(key), false, false)).toEqual(command)
})

test.each([
  ['ArrowUp', false, 0, 80],
  ['ArrowDown', false, 0, -80],
  ['ArrowLeft', true, 80, 0],
  ['ArrowRight', true, -80, 0],
])('pans an enlarged image by %s, with Shift %s', { tags: ['MV-08'] }, (key, shiftKey, x, y) => {
  expect(getViewerCommand(createKey(key, shiftKey), false, true)).toEqual({ type: 'pan', x, y })
})

test(
  'does not pan an image at its original scale, and ignores other keys',
  { tags: ['MV-08'] },
  () => {
    expect(getViewerCommand(createKey('ArrowUp'), false, false)).toBeNull()
    expect(getViewerCommand(createKey('x'), false, true)).toBeNull()
  },
)
