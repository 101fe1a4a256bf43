import { expect, test, vi } from 'vitest'
import { testSession } from '../../testing/test-session.ts'
import { memoiseRule, warningRuleAtom } from './content-warning-rule.ts'
import { changeLocalSettingAtom } from './local-settings.ts'

test('applies changed settings to open content warnings at once', { tags: ['ST-20'] }, () => {
  const { app } = testSession().session
  const isOpen = () => app.get(warningRuleAtom)('US Politics')

  const before = isOpen()
  app.set(changeLocalSettingAtom, ['content_warnings', 'auto_unfold'], true)
  const unfolded = isOpen()
  app.set(changeLocalSettingAtom, ['content_warnings', 'filter'], 'politics')

  expect([before, unfolded, isOpen()]).toEqual([false, true, false])
})

test('evaluates a warning once, until the cache is full', () => {
  const judge = vi.fn((text: string) => text.startsWith('a'))
  const judgeOnce = memoiseRule(judge)

  expect([judgeOnce('apple'), judgeOnce('pear'), judgeOnce('apple')]).toEqual([true, false, true])
  expect(judge).toHaveBeenCalledTimes(2)
  for (let other = 0; other < 500; other += 1) judgeOnce(`other ${other}`)
  judgeOnce('apple')

  expect(judge).toHaveBeenCalledTimes(503)
})
