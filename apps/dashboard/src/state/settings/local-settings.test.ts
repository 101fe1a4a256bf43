import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../lib/storage.ts'
import { testSession } from '../../testing/test-session.ts'
import { changeLocalSettingAtom, LOCAL_SETTINGS_KEY, localSettingsAtom } from './local-settings.ts'

test('applies a change at once and stores it as JSON', { tags: ['LOC-02', 'LOC-20'] }, () => {
  const storage = createMemoryStorage()
  const { app } = testSession({ storage }).session

  app.set(changeLocalSettingAtom, ['media', 'letterbox'], false)

  expect(app.get(localSettingsAtom).media.letterbox).toBe(false)
  expect(JSON.parse(storage.read(LOCAL_SETTINGS_KEY) ?? '')).toMatchObject({
    media: { letterbox: false },
  })
  expect(testSession({ storage }).session.app.get(localSettingsAtom).media.letterbox).toBe(false)
})

test(
  'uses the defaults for invalid JSON, and applies stored values over them',
  { tags: ['LOC-02', 'LOC-03'] },
  () => {
    const storage = createMemoryStorage()
    storage.write(LOCAL_SETTINGS_KEY, '{"theme":"dark"')
    expect(testSession({ storage }).session.app.get(localSettingsAtom).theme).toBe('auto')

    storage.write(LOCAL_SETTINGS_KEY, '{"theme":"dark","layout":"nonsense"}')
    const settings = testSession({ storage }).session.app.get(localSettingsAtom)
    expect(settings).toMatchObject({ theme: 'dark', layout: 'auto', stretch: true })
  },
)
