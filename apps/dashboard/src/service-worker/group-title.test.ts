import { expect, test } from 'vitest'
import { LOCALES } from '@colonnade/domain/settings'
import { getGroupTitle } from './group-title.ts'

test.each([
  [['de-AT'], 6, '6 Benachrichtigungen'],
  [['nl', 'fr'], 7, '7 notifications'],
  [['es'], 6, '6 notificaciones'],
  [['ja-JP'], 9, '通知9件'],
  [['ar'], 7, '7 إشعارات'],
  [['ar-EG'], 12, '12 إشعارًا'],
  [['ar'], 100, '100 إشعار'],
  [['nl'], 6, '6 notifications'],
  [[], 6, '6 notifications'],
  [['not a tag'], 6, '6 notifications'],
])(
  'formats the title for %j and %i as “%s”',
  { tags: ['PSH-14', 'BY-19'] },
  (wanted, count, title) => {
    expect(getGroupTitle(wanted, count)).toBe(title)
  },
)

test.each(LOCALES)(
  'has a plural form in %s for each number that needs one',
  { tags: ['BY-19'] },
  (locale) => {
    const pluralRules = new Intl.PluralRules(locale)
    const forms = new Map(
      [0, 1, 2, 3, 11, 100, 1_000_000].map((count) => [
        pluralRules.select(count),
        getGroupTitle([locale], count).replaceAll(/\d+/g, '#'),
      ]),
    )

    expect(forms.size).toBe(pluralRules.resolvedOptions().pluralCategories.length)
    expect(new Set(forms.values()).size).toBeGreaterThanOrEqual(Math.min(2, forms.size))
  },
)
