import { type Visibility, VISIBILITIES } from '@colonnade/domain/entities'
import { getFlag, type Input, getText } from '../../http/input.ts'
import { resolvePreferences } from '../../store/preferences.ts'
import type { Preferences } from '../../store/tables.ts'
import { renderSelect, renderCheckbox } from '../form-controls.ts'
import {
  createExpiredFormPage,
  type PageContext,
  readForm,
  redirectSaved,
} from '../session-pages.ts'
import { renderSettingsForm, createSettingsPage } from './settings-page.ts'

const PATH = '/settings/preferences'

const VISIBILITY_NAMES: Readonly<Record<Visibility, string>> = {
  public: 'Public: anyone can see, listed in public timelines',
  unlisted: 'Unlisted: anyone can see, not listed in public timelines',
  private: 'Followers only: only your followers can see',
  direct: 'Direct: only mentioned people can see',
}

const MEDIA_NAMES: readonly (readonly [Preferences['display_media'], string])[] = [
  ['default', 'Hide media marked as sensitive'],
  ['show_all', 'Always show media'],
  ['hide_all', 'Always hide media'],
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
  expand_spoilers: 'Always expand posts marked with content warnings',
  auto_play_gif: 'Auto-play animated GIFs and emoji',
  reduce_motion: 'Reduce motion in animations',
  unfollow_modal: 'Before unfollowing someone',
  boost_modal: 'Before boosting',
  favourite_modal: 'Before favouriting',
  delete_modal: 'Before deleting a post',
} as const

type SwitchName = keyof typeof SWITCHES

/** Creates the page with the defaults for posting and reading. @see RTE-06 */
export async function createPreferencesPage(visit: PageContext): Promise<Response> {
  const { me } = visit
  const preferences = resolvePreferences(me)
  const renderSwitch = (name: SwitchName) =>
    renderCheckbox({ name, label: SWITCHES[name], isOn: preferences[name] })
  const controls = `<fieldset><legend>Posting</legend>
${renderSelect({
  name: 'default_privacy',
  label: 'Posting visibility',
  value: me.default_privacy,
  options: VISIBILITIES.map((value) => [value, VISIBILITY_NAMES[value]]),
})}
${renderSelect({
  name: 'language',
  label: 'Posting language',
  value: preferences.language ?? 'en',
  options: getLanguageOptions(preferences.language),
})}
${renderCheckbox({ name: 'default_sensitive', label: 'Always mark media as sensitive', isOn: me.default_sensitive })}
</fieldset>
<fieldset><legend>Reading</legend>
${renderSelect({ name: 'display_media', label: 'Media display', value: preferences.display_media, options: MEDIA_NAMES })}
${(['expand_spoilers', 'auto_play_gif', 'reduce_motion'] as const).map(renderSwitch).join('\n')}
</fieldset>
<fieldset><legend>Show a confirmation dialog</legend>
${(['unfollow_modal', 'boost_modal', 'favourite_modal', 'delete_modal'] as const).map(renderSwitch).join('\n')}
</fieldset>`
  return createSettingsPage(visit, { path: PATH, body: renderSettingsForm(visit, PATH, controls) })
}

/** Returns the languages, each with its name in that language. */
function getLanguageOptions(own: string | null): readonly (readonly [string, string])[] {
  const codes = own === null || LANGUAGES.includes(own) ? LANGUAGES : [own, ...LANGUAGES]
  return codes.map((code) => {
    const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'code' }).of(code)
    return [code, name ?? code]
  })
}

/** Saves the form. Invalid values leave a preference unchanged. */
export async function savePreferences(visit: PageContext): Promise<Response> {
  const input = await readForm(visit)
  if (input === null) return createExpiredFormPage()
  const { me, services } = visit
  const privacy = VISIBILITIES.find((one) => one === getText(input, 'default_privacy'))
  await services.store.db
    .updateTable('accounts')
    .set({
      default_privacy: privacy ?? me.default_privacy,
      default_sensitive: getFlag(input, 'default_sensitive') ?? false,
      preferences: JSON.stringify(parsePreferences(input, resolvePreferences(me))),
    })
    .where('id', '=', me.id)
    .execute()
  return redirectSaved(PATH)
}

function parsePreferences(input: Input, before: Preferences): Preferences {
  // Browsers omit unchecked checkboxes.
  const isOn = (name: SwitchName) => getFlag(input, name) ?? false
  const media = getText(input, 'display_media')
  const language = getText(input, 'language')
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
