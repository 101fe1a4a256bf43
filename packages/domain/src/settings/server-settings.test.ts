import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_SERVER_SETTINGS, parseServerSettings } from './index.ts'

test(
  'nothing saved gives the defaults: every kind shows, sounds and alerts',
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

test('what was saved stands over the defaults, at every depth', { tags: ['SET-01'] }, () => {
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

test('keys of other clients are kept at every depth', { tags: ['SET-01'] }, () => {
  const raw = { trends: { show: true }, home: { regex: { body: '', flags: 'i' }, other: 1 } }

  expect(parseServerSettings(raw)).toMatchObject(raw)
})

test('switches for kinds of notification that are not known are kept', { tags: ['ENT-10'] }, () => {
  const settings = parseServerSettings({ notifications: { shows: { poll: false, bad: 'x' } } })

  expect(settings.notifications.shows['poll']).toBe(false)
  expect(settings.notifications.shows).not.toHaveProperty('bad')
})

test('saved columns are handed on untouched, with or without any', { tags: ['SET-01'] }, () => {
  const columns = [{ id: 'HOME', uuid: 'a', params: {} }]

  expect(parseServerSettings({ columns }).columns).toBe(columns)
  expect(parseServerSettings({}).columns).toBeUndefined()
})

test('whether they are saved is no setting', { tags: ['SET-05'] }, () => {
  expect(parseServerSettings({ saved: true })).not.toHaveProperty('saved')
})

test.each([0, 7, 2.5, '3', null, -1])('%j is no skin tone', { tags: ['EMO-07'] }, (skinTone) => {
  expect(parseServerSettings({ skinTone }).skinTone).toBe(1)
})

test('counts of emoji that are no counts are dropped', { tags: ['EMO-11'] }, () => {
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

/** The name and kind of every known value. */
function shape(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
}

test(
  'any JSON is read without an error and has every default’s shape',
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
        expect(shape(settings)).toMatchObject(Object(shape(defaults)))
        expect(parseServerSettings(settings)).toEqual(settings)
      }),
    )
  },
)
