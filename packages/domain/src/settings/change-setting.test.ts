import { expect, test } from 'vitest'
import {
  changeLocalSetting,
  changeServerSetting,
  DEFAULT_LOCAL_SETTINGS,
  parseServerSettings,
} from './index.ts'

const settings = parseServerSettings({ theirs: { kept: true } })

test(
  'changes one server setting and keeps all others, including those of other clients',
  { tags: ['SET-01'] },
  () => {
    const changed = changeServerSetting(settings, ['home', 'shows', 'reblog'], false)

    expect(changed).toEqual({
      ...settings,
      home: { ...settings.home, shows: { reblog: false, reply: true, direct: true } },
    })
  },
)

test('changes one local setting and keeps all others', { tags: ['LOC-03'] }, () => {
  const chosen = { ...DEFAULT_LOCAL_SETTINGS, stretch: false }

  expect(changeLocalSetting(chosen, ['media', 'letterbox'], false)).toEqual({
    ...chosen,
    media: { ...chosen.media, letterbox: false },
  })
})

test('creates missing objects on the path', () => {
  expect(changeServerSetting(settings, ['new', 'deep'], 1)['new']).toEqual({ deep: 1 })
  expect(changeServerSetting(settings, ['theirs', 'kept', 'deep'], 1)['theirs']).toEqual({
    kept: { deep: 1 },
  })
  expect(changeServerSetting(settings, [], 1)).toEqual(settings)
})

test('resets an invalid value to its default', { tags: ['LOC-03'] }, () => {
  expect(changeServerSetting(settings, ['skinTone'], 9).skinTone).toBe(1)
  expect(changeLocalSetting(DEFAULT_LOCAL_SETTINGS, ['layout'], 'sideways')).toEqual(
    DEFAULT_LOCAL_SETTINGS,
  )
})
