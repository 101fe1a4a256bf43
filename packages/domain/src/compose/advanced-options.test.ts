import { expect, test } from 'vitest'
import { ADVANCED_OPTIONS, type Draft, createEmptyDraft, hasOption, toggleOption } from './index.ts'

const draft = (patch: Partial<Draft> = {}): Draft => ({
  ...createEmptyDraft({ idempotencyKey: 'k' }),
  ...patch,
})

test('toggles local-only and threaded mode separately', { tags: ['CMP-41'] }, () => {
  expect(ADVANCED_OPTIONS).toEqual(['localOnly', 'threaded'])
  const localOnly = toggleOption(draft(), 'localOnly')
  const both = toggleOption(localOnly, 'threaded')

  expect(localOnly).toMatchObject({ localOnly: true, threaded: false })
  expect(both).toMatchObject({ localOnly: true, threaded: true })
  expect(toggleOption(both, 'localOnly')).toMatchObject({ localOnly: false, threaded: true })
  expect([draft(), localOnly, both].map(hasOption)).toEqual([false, true, true])
})
