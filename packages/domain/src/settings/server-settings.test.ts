import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_SERVER_SETTINGS, parseServerSettings } from './index.ts'

test(
  'uses the defaults without saved settings: every type shows, with sounds and alerts',
  { tags: ['SET-01', 'NTF-17'] },
  () => {
    const on = { follow: true, favourite: true, reblog: true, mention: true }

    expect(parseServerSettings(undefined)).toEqual(DEFAULT_SERVER_SETTINGS)
    expect(parseServerSettings(null).notifications).toEqual({
      alerts: on,
      shows: on,
      sounds: on,
      quickFilter: { active: 'all', show: true, advanced: false },
    })
    expect(parseServerSettings({})).toMatchObject({
      onboarded: false,
      skinTone: 1,
      home: { shows: { reblog: true, reply: true, direct: true }, regex: { body: '' } },
      frequentlyUsedEmojis: {},
    })
  },
)

test('merges saved values over the defaults, at every depth', { tags: ['SET-01'] }, () => {
  const settings = parseServerSettings({
    skinTone: 3,
    home: { shows: { reblog: false }, regex: { body: 'foo' } },
    public: { regex: { body: 'bar' } },
    notifications: { sounds: { mention: false }, quickFilter: { active: 'mention' } },
    frequentlyUsedEmojis: { heart: 3 },
  })

  expect(settings).toMatchObject({
    skinTone: 3,
    home: { shows: { reblog: false, reply: true, direct: true }, regex: { body: 'foo' } },
    public: { regex: { body: 'bar' } },
    community: { regex: { body: '' } },
    frequentlyUsedEmojis: { heart: 3 },
  })
  expect(settings.notifications.sounds).toMatchObject({ mention: false, follow: true })
  expect(settings.notifications.quickFilter).toEqual({
    active: 'mention',
    show: true,
    advanced: false,
  })
})

test('keeps the keys of other clients at every depth', { tags: ['SET-01'] }, () => {
  const raw = { trends: { show: true }, home: { regex: { body: '', flags: 'i' }, other: 1 } }

  expect(parseServerSettings(raw)).toMatchObject(raw)
})

test('keeps the switches of unknown notification types', { tags: ['ENT-10'] }, () => {
  const settings = parseServerSettings({ notifications: { shows: { poll: false, bad: 'x' } } })

  expect(settings.notifications.shows['poll']).toBe(false)
  expect(settings.notifications.shows).not.toHaveProperty('bad')
})

test('returns saved columns unchanged, or undefined without any', { tags: ['SET-01'] }, () => {
  const columns = [{ id: 'HOME', uuid: 'a', params: {} }]

  expect(parseServerSettings({ columns }).columns).toBe(columns)
  expect(parseServerSettings({}).columns).toBeUndefined()
})

test('omits the flag whether they are saved', { tags: ['SET-05'] }, () => {
  expect(parseServerSettings({ saved: true })).not.toHaveProperty('saved')
})

test.each([0, 7, 2.5, '3', null, -1])(
  'resets the invalid skin tone %j',
  { tags: ['EMO-07'] },
  (skinTone) => {
    expect(parseServerSettings({ skinTone }).skinTone).toBe(1)
  },
)

test('drops invalid emoji counts', { tags: ['EMO-11'] }, () => {
  const frequentlyUsedEmojis = {
    heart: 2,
    joy: 'many',
    sob: -1,
    yum: null,
    cat: 0,
    dog: Infinity,
    fox: '2',
  }

  expect(parseServerSettings({ frequentlyUsedEmojis }).frequentlyUsedEmojis).toEqual({ heart: 2 })
})

/** Returns the key and type of every known value. */
function getShape(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, getShape(inner)]))
}

test(
  'reads any JSON into the shape of the defaults without throwing',
  { tags: ['SET-01', 'LOC-03'] },
  () => {
    const { columns: _columns, ...defaults } = DEFAULT_SERVER_SETTINGS
    const keys = fc.constantFrom(
      ...Object.keys(defaults),
      'shows',
      'regex',
      'body',
      'alerts',
      '__proto__',
    )
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ depthSize: 'small' }, fc.jsonValue(), fc.dictionary(keys, tie('tree'))),
    }))
    fc.assert(
      fc.property(tree, (raw) => {
        const settings = parseServerSettings(raw)
        expect(getShape(settings)).toMatchObject(Object(getShape(defaults)))
        expect(parseServerSettings(settings)).toEqual(settings)
      }),
    )
  },
)
