import { describe, expect, test } from 'vitest'
import { mediaId } from '../entities/index.ts'
import {
  ADVANCED_OPTIONS,
  asksBeforeLeaving,
  composeShortcut,
  type Draft,
  draftNotices,
  emptyDraft,
  hasOption,
  helperFriend,
  nextHelperFriend,
  publishedVisibility,
  RARE_FRIEND_SHARE,
  sensitiveToggle,
  toggleOption,
} from './index.ts'

const draft = (patch: Partial<Draft> = {}): Draft => ({
  ...emptyDraft({ idempotencyKey: 'k' }),
  ...patch,
})
const media = [mediaId('1')]

describe('the switch for sensitive media', () => {
  test('is there with media only [CMP-20]', () => {
    expect(sensitiveToggle(draft()).isShown).toBe(false)
    expect(sensitiveToggle(draft({ mediaIds: media }))).toEqual({
      isShown: true,
      isOn: false,
      isFixed: false,
    })
    expect(sensitiveToggle(draft({ mediaIds: media, sensitive: true }))).toMatchObject({
      isOn: true,
      isFixed: false,
    })
  })

  test('is held on by a content warning [CMP-20]', () => {
    const warned = draft({ mediaIds: media, spoiler: true })

    expect(sensitiveToggle(warned)).toMatchObject({ isOn: true, isFixed: true })
  })

  test('where the warning is always there, only a written one holds it [CMP-20, CMP-49]', () => {
    expect(sensitiveToggle(draft({ spoiler: true }), true).isFixed).toBe(false)
    expect(sensitiveToggle(draft({ spoilerText: 'x' }), true).isFixed).toBe(true)
  })
})

describe('what is said about a draft', () => {
  test.each([
    ['private', false, '', ['unlocked-account']],
    ['private', true, '', []],
    ['public', false, '', []],
    ['unlisted', false, '', []],
  ] as const)('%s, locked %s: %j%j [CMP-43]', (privacy, isLocked, text, notices) => {
    expect(draftNotices({ privacy, text }, isLocked)).toEqual(notices)
  })

  test('a direct post says so, locked or not [CMP-44]', () => {
    expect(draftNotices({ privacy: 'direct', text: '' }, false)).toEqual(['direct'])
    expect(draftNotices({ privacy: 'direct', text: '' }, true)).toEqual(['direct'])
  })

  test.each([
    ['unlisted', '#a', ['unlisted-hashtag']],
    ['private', '#a', ['unlisted-hashtag']],
    ['direct', '#a', ['direct', 'unlisted-hashtag']],
    ['public', '#a', []],
    ['unlisted', '#1', []],
  ] as const)('a %s post with %s: %j [CMP-45]', (privacy, text, notices) => {
    expect(draftNotices({ privacy, text }, true)).toEqual(notices)
  })
})

describe('a shortcut', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false }

  test.each([
    ['Enter', { ctrlKey: true }, 'main'],
    ['Enter', { metaKey: true }, 'main'],
    ['Enter', { altKey: true }, 'side-arm'],
    ['Enter', { altKey: true, ctrlKey: true }, 'main'],
    ['Enter', {}, null],
    ['Enter', { ctrlKey: true, isComposing: true }, null],
    ['Enter', { ctrlKey: true, isComposing: false }, 'main'],
    ['a', { ctrlKey: true }, null],
    ['a', { altKey: true }, null],
  ] as const)('%s with %j means %s [CMP-34] [CMP-35]', (key, modifiers, button) => {
    expect(composeShortcut({ key, ...none, ...modifiers })).toBe(button)
  })
})

test.each([
  ['main', 'public', 'unlisted', 'public'],
  ['side-arm', 'public', 'unlisted', 'unlisted'],
  ['side-arm', 'private', null, 'private'],
] as const)(
  'the %s button publishes a %s draft, with a side arm of %s, as %s [CMP-35] [CMP-36]',
  (button, privacy, sideArm, expected) => {
    expect(publishedVisibility(button, privacy, sideArm)).toBe(expected)
  },
)

test('leaving asks while there is text or media [CMP-54]', () => {
  expect(asksBeforeLeaving(draft())).toBe(false)
  expect(asksBeforeLeaving(draft({ text: 'x' }))).toBe(true)
  expect(asksBeforeLeaving(draft({ mediaIds: media }))).toBe(true)
})

test('local-only and threaded mode are toggled one by one [CMP-41]', () => {
  expect(ADVANCED_OPTIONS).toEqual(['localOnly', 'threaded'])
  const localOnly = toggleOption(draft(), 'localOnly')
  const both = toggleOption(localOnly, 'threaded')

  expect(localOnly).toMatchObject({ localOnly: true, threaded: false })
  expect(both).toMatchObject({ localOnly: true, threaded: true })
  expect(toggleOption(both, 'localOnly')).toMatchObject({ localOnly: false, threaded: true })
  expect([draft(), localOnly, both].map(hasOption)).toEqual([false, true, true])
})

describe('the friend under the composer', () => {
  test.each([
    [0, 0],
    [0.31, 0],
    [0.33, 1],
    [0.63, 1],
    [0.65, 2],
    [0.959, 2],
    [0.96, 3],
    [0.999, 3],
  ])('chance %d sends number %i: three alike, the fourth in 4 % [CMP-57]', (chance, friend) => {
    expect(helperFriend(chance)).toBe(friend)
    expect(RARE_FRIEND_SHARE).toBe(0.04)
  })

  test('pressed, the next of the common three comes [CMP-57]', () => {
    expect(([0, 1, 2, 3] as const).map(nextHelperFriend)).toEqual([1, 2, 0, 0])
  })
})
