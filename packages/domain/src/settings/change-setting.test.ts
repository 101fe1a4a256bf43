import { expect, test } from 'vitest'
import {
  changeLocalSetting,
  changeServerSetting,
  DEFAULT_LOCAL_SETTINGS,
  parseServerSettings,
} from './index.ts'

const settings = parseServerSettings({ theirs: { kept: true } })

test('one value changes, all others stay, those of other clients too', { tags: ['SET-01'] }, () => {
  const changed = changeServerSetting(settings, ['home', 'shows', 'reblog'], false)

  expect(changed).toEqual({
    ...settings,
    home: { ...settings.home, shows: { reblog: false, reply: true, direct: true } },
  })
})

test('one local value changes, all others stay', { tags: ['LOC-03'] }, () => {
  const chosen = { ...DEFAULT_LOCAL_SETTINGS, stretch: false }

  expect(changeLocalSetting(chosen, ['media', 'letterbox'], false)).toEqual({
    ...chosen,
    media: { ...chosen.media, letterbox: false },
  })
})

test('what is missing on the way is made', () => {
  expect(changeServerSetting(settings, ['new', 'deep'], 1)['new']).toEqual({ deep: 1 })
  expect(changeServerSetting(settings, ['theirs', 'kept', 'deep'], 1)['theirs']).toEqual({
    kept: { deep: 1 },
  })
  expect(changeServerSetting(settings, [], 1)).toEqual(settings)
})

test('a value that cannot be is the default again', { tags: ['LOC-03'] }, () => {
  expect(changeServerSetting(settings, ['skinTone'], 9).skinTone).toBe(1)
  expect(changeLocalSetting(DEFAULT_LOCAL_SETTINGS, ['layout'], 'sideways')).toEqual(
    DEFAULT_LOCAL_SETTINGS,
  )
})
