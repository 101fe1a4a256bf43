import { expect, test } from 'vitest'
import { memoryStorage } from '../../lib/storage.ts'
import { testSession } from '../../testing/test-session.ts'
import { changeLocalSettingAtom, LOCAL_SETTINGS_KEY, localSettingsAtom } from './local-settings.ts'

test('a change holds at once and is in the browser as JSON', { tags: ['LOC-02', 'LOC-20'] }, () => {
  const storage = memoryStorage()
  const { app } = testSession({ storage }).session

  app.set(changeLocalSettingAtom, ['media', 'letterbox'], false)

  expect(app.get(localSettingsAtom).media.letterbox).toBe(false)
  expect(JSON.parse(storage.read(LOCAL_SETTINGS_KEY) ?? '')).toMatchObject({
    media: { letterbox: false },
  })
  expect(testSession({ storage }).session.app.get(localSettingsAtom).media.letterbox).toBe(false)
})

test(
  'damaged JSON gives the defaults, and stored values lie over them',
  { tags: ['LOC-02', 'LOC-03'] },
  () => {
    const storage = memoryStorage()
    storage.write(LOCAL_SETTINGS_KEY, '{"theme":"dark"')
    expect(testSession({ storage }).session.app.get(localSettingsAtom).theme).toBe('auto')

    storage.write(LOCAL_SETTINGS_KEY, '{"theme":"dark","layout":"nonsense"}')
    const settings = testSession({ storage }).session.app.get(localSettingsAtom)
    expect(settings).toMatchObject({ theme: 'dark', layout: 'auto', stretch: true })
  },
)
