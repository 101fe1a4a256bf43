import { expect, test } from 'vitest'
import { beforeDoodleAct } from './index.ts'

test.each([
  ['cancel', 'discard'],
  ['change-size', 'change-size'],
  ['clear', 'clear'],
  ['back', 'discard'],
  ['press-outside', 'discard'],
] as const)(
  '%s asks %s while something is rendered',
  { tags: ['DOO-15', 'DOO-16', 'DOO-17', 'DOO-18'] },
  (act, question) => {
    expect(beforeDoodleAct(act, true)).toEqual({ ask: question })
    expect(beforeDoodleAct(act, false)).toBe('do')
  },
)

test('Escape does nothing, drawn or not', { tags: ['DOO-18'] }, () => {
  expect(beforeDoodleAct('escape', true)).toBe('ignore')
  expect(beforeDoodleAct('escape', false)).toBe('ignore')
})
