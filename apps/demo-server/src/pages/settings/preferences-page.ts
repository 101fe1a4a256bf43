import { type Visibility, VISIBILITIES } from '@colonnade/domain/entities'
import { flagOf, type Input, textOf } from '../../http/input.ts'
import { preferencesOf } from '../../store/preferences.ts'
import type { Preferences } from '../../store/tables.ts'
import { selectControl, switchControl } from '../controls.ts'
import { oldFormPage, type PageVisit, readForm, savedRedirect } from '../page-visit.ts'
import { settingsForm, settingsPage } from './settings-page.ts'

const PATH = '/settings/preferences'

const VISIBILITY_NAMES: Readonly<Record<Visibility, string>> = {
  public: 'Public: everybody sees it, in every timeline',
  unlisted: 'Unlisted: everybody sees it, in no public timeline',
  private: 'Followers only',
  direct: 'Direct: only who is named in it',
}

const MEDIA_NAMES: readonly (readonly [Preferences['display_media'], string])[] = [
  ['default', 'Hide what is marked as sensitive'],
  ['show_all', 'Show everything'],
  ['hide_all', 'Hide everything'],
]

const LANGUAGES = [
  'en',
  'ar',
  'de',
  'es',
  'fr',
  'he',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'sv',
  'uk',
  'zh',
]

const SWITCHES = {
  expand_spoilers: 'Open posts with a content warning by themselves',
  auto_play_gif: 'Play moving pictures and emoji by themselves',
  reduce_motion: 'Reduce motion',
  unfollow_modal: 'Before unfollowing somebody',
  boost_modal: 'Before boosting',
  favourite_modal: 'Before favouriting',
  delete_modal: 'Before deleting a post',
} as const

type SwitchName = keyof typeof SWITCHES

/** How somebody posts and reads, as long as they say nothing else. @see RTE-06 */
export async function preferencesPage(visit: PageVisit): Promise<Response> {
  const { me } = visit
  const preferences = preferencesOf(me)
  const switchOf = (name: SwitchName) =>
    switchControl({ name, label: SWITCHES[name], isOn: preferences[name] })
  const controls = `<fieldset><legend>Posting</legend>
${selectControl({
  name: 'default_privacy',
  label: 'Who sees a new post',
  value: me.default_privacy,
  options: VISIBILITIES.map((value) => [value, VISIBILITY_NAMES[value]]),
})}
${selectControl({
  name: 'language',
  label: 'Language of your posts',
  value: preferences.language ?? 'en',
  options: languageOptions(preferences.language),
})}
${switchControl({ name: 'default_sensitive', label: 'Mark media as sensitive', isOn: me.default_sensitive })}
</fieldset>
<fieldset><legend>Reading</legend>
${selectControl({ name: 'display_media', label: 'Media', value: preferences.display_media, options: MEDIA_NAMES })}
${(['expand_spoilers', 'auto_play_gif', 'reduce_motion'] as const).map(switchOf).join('\n')}
</fieldset>
<fieldset><legend>Ask me first</legend>
${(['unfollow_modal', 'boost_modal', 'favourite_modal', 'delete_modal'] as const).map(switchOf).join('\n')}
</fieldset>`
  return settingsPage(visit, { path: PATH, body: settingsForm(visit, PATH, controls) })
}

/** Each in its own words. */
function languageOptions(own: string | null): readonly (readonly [string, string])[] {
  const codes = own === null || LANGUAGES.includes(own) ? LANGUAGES : [own, ...LANGUAGES]
  return codes.map((code) => {
    const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'code' }).of(code)
    return [code, name ?? code]
  })
}

/** Takes the form; what it cannot have said is left as it was. */
export async function savePreferences(visit: PageVisit): Promise<Response> {
  const input = await readForm(visit)
  if (input === null) return oldFormPage()
  const { me, services } = visit
  const privacy = VISIBILITIES.find((one) => one === textOf(input, 'default_privacy'))
  await services.store.db
    .updateTable('accounts')
    .set({
      default_privacy: privacy ?? me.default_privacy,
      default_sensitive: flagOf(input, 'default_sensitive') ?? false,
      preferences: JSON.stringify(saidIn(input, preferencesOf(me))),
    })
    .where('id', '=', me.id)
    .execute()
  return savedRedirect(PATH)
}

function saidIn(input: Input, before: Preferences): Preferences {
  // A browser leaves out what is not ticked.
  const isOn = (name: SwitchName) => flagOf(input, name) ?? false
  const media = textOf(input, 'display_media')
  const language = textOf(input, 'language')
  return {
    language: LANGUAGES.find((code) => code === language) ?? before.language,
    display_media: MEDIA_NAMES.find(([value]) => value === media)?.[0] ?? before.display_media,
    expand_spoilers: isOn('expand_spoilers'),
    auto_play_gif: isOn('auto_play_gif'),
    reduce_motion: isOn('reduce_motion'),
    unfollow_modal: isOn('unfollow_modal'),
    boost_modal: isOn('boost_modal'),
    favourite_modal: isOn('favourite_modal'),
    delete_modal: isOn('delete_modal'),
  }
}
