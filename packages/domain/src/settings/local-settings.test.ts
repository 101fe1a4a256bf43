import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_LOCAL_SETTINGS, parseLocalSettings } from './index.ts'

test(
  'has the defaults of the specification',
  {
    tags: [
      'LOC-01',
      'LOC-04',
      'LOC-05',
      'LOC-06',
      'LOC-07',
      'LOC-10',
      'LOC-11',
      'LOC-12',
      'LOC-13',
      'LOC-14',
      'LOC-15',
      'LOC-17',
      'LOC-18',
      'LOC-19',
      'BY-14',
    ],
  },
  () => {
    expect(parseLocalSettings(null)).toMatchObject({
      layout: 'auto',
      stretch: true,
      slow_mode: false,
      navbar_under: false,
      swipe_to_change_columns: true,
      side_arm: 'none',
      side_arm_reply_mode: 'keep',
      show_reply_count: false,
      always_show_spoilers_field: false,
      confirm_missing_media_description: false,
      confirm_before_clearing_draft: true,
      preselect_on_reply: true,
      inline_preview_cards: true,
      content_warnings: { auto_unfold: false, filter: null },
      collapsed: {
        enabled: true,
        auto: {
          all: false,
          notifications: true,
          lengthy: true,
          reblogs: false,
          replies: false,
          media: false,
        },
        backgrounds: { user_backgrounds: false, preview_images: false },
        show_action_bar: true,
      },
      media: { letterbox: true, fullwidth: true, reveal_behind_cw: false, pop_in_player: false },
      notifications: { favicon_badge: false, tab_badge: true },
    })
  },
)

test('follows the system theme by default', () => {
  expect(DEFAULT_LOCAL_SETTINGS).toMatchObject({
    language: 'auto',
    theme: 'auto',
    contrast: 'auto',
    density: 'cosy',
    accent: '#4f7df0',
    text_size: 'normal',
    motion: 'auto',
    mention_in_every_part: true,
    status_line: false,
    single_keys: true,
  })
})

test(
  'merges stored values over the defaults, so that new keys get their default',
  { tags: ['LOC-03'] },
  () => {
    const settings = parseLocalSettings({ stretch: false, collapsed: { auto: { media: true } } })

    expect(settings.stretch).toBe(false)
    expect(settings.collapsed.auto).toMatchObject({ media: true, lengthy: true })
    expect(settings.collapsed.enabled).toBe(true)
  },
)

test('keeps every known value of a setting', { tags: ['LOC-04', 'LOC-08', 'LOC-09'] }, () => {
  const chosen = {
    layout: 'single',
    side_arm: 'direct',
    side_arm_reply_mode: 'restrict',
    language: 'ar',
    theme: 'light',
    contrast: 'more',
    density: 'compact',
    accent: '#aa00ff',
    text_size: 'largest',
    motion: 'reduce',
  }

  expect(parseLocalSettings(chosen)).toMatchObject(chosen)
})

test('replaces an unknown value by the default', { tags: ['LOC-02', 'CMP-39'] }, () => {
  const damaged = {
    layout: 'mosaic',
    side_arm: 'friends',
    side_arm_reply_mode: 'other',
    language: 'tlh',
    theme: 7,
    contrast: 'less',
    density: null,
    accent: 'url(evil)',
    text_size: '200%',
    motion: true,
  }

  expect(parseLocalSettings(damaged)).toEqual(DEFAULT_LOCAL_SETTINGS)
})

test('normalises an accent colour', { tags: ['BY-18'] }, () => {
  expect(parseLocalSettings({ accent: '#AA00Ff' }).accent).toBe('#aa00ff')
  expect(parseLocalSettings({ accent: '#a0f' }).accent).toBe(DEFAULT_LOCAL_SETTINGS.accent)
})

test('reads the content warning filter as text or null', { tags: ['LOC-16'] }, () => {
  const readFilterSettings = (filter: unknown) =>
    parseLocalSettings({ content_warnings: { auto_unfold: true, filter } }).content_warnings

  expect(readFilterSettings('politics')).toEqual({ auto_unfold: true, filter: 'politics' })
  expect(readFilterSettings(5)).toEqual({ auto_unfold: true, filter: null })
  expect(readFilterSettings(undefined)).toEqual({ auto_unfold: true, filter: null })
})

/** Returns the key and type of every known value. A text that may be null counts as text. */
function getShape(value: unknown): unknown {
  if (value === null) return 'string'
  if (typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, getShape(inner)]))
}

test(
  'reads any JSON into the shape of the defaults, idempotently',
  { tags: ['LOC-02', 'LOC-03'] },
  () => {
    const keys = fc.constantFrom(
      ...Object.keys(DEFAULT_LOCAL_SETTINGS),
      'auto',
      'filter',
      '__proto__',
    )
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ depthSize: 'small' }, fc.jsonValue(), fc.dictionary(keys, tie('tree'))),
    }))
    fc.assert(
      fc.property(tree, (raw) => {
        const settings = parseLocalSettings(raw)
        expect(parseLocalSettings(settings)).toEqual(settings)
        expect(getShape(settings)).toMatchObject(Object(getShape(DEFAULT_LOCAL_SETTINGS)))
      }),
    )
  },
)
