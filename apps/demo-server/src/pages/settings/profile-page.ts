import { artworkUrl, smallArtworkUrl } from '../../serialize/media-urls.ts'
import { areaControl, pictureControl, switchControl, textControl } from '../controls.ts'
import type { PageVisit } from '../page-visit.ts'
import { FIELD_COUNT, LONGEST, type ProfileDraft } from './profile-draft.ts'
import { settingsForm, settingsPage } from './settings-page.ts'

export const PROFILE_PATH = '/settings/profile'

/** Who somebody is to others. @param problems why what was sent is not saved @see RTE-07 */
export async function profilePage(
  visit: PageVisit,
  draft: ProfileDraft = visit.me,
  problems: readonly string[] = [],
): Promise<Response> {
  const { me, origin } = visit
  const fields = Array.from({ length: FIELD_COUNT }, (_, index) => fieldControls(draft, index))
  const controls = `<fieldset><legend>About you</legend>
${textControl({ name: 'display_name', label: 'Name', value: draft.display_name, longest: LONGEST.name })}
${areaControl({ name: 'note', label: 'Bio', value: draft.note, longest: LONGEST.note, hint: 'Links, mentions and hashtags become links by themselves.' })}
${pictureControl({ name: 'avatar', label: 'Picture', shown: smallArtworkUrl(origin, me.avatar), shape: 'avatar', hint: 'PNG, JPEG, WebP or GIF. Nothing chosen leaves it as it is.' })}
${pictureControl({ name: 'header', label: 'Header', shown: artworkUrl(origin, me.header), shape: 'header' })}
</fieldset>
<fieldset><legend>A table of facts</legend>
${fields.join('\n')}
</fieldset>
<fieldset><legend>How others meet you</legend>
${switchControl({ name: 'locked', label: 'Ask me before somebody follows', isOn: draft.locked, hint: 'Who asks waits in your follow requests.' })}
${switchControl({ name: 'bot', label: 'This account posts by itself', isOn: draft.bot })}
</fieldset>`
  return settingsPage(visit, {
    path: PROFILE_PATH,
    body: settingsForm(visit, PROFILE_PATH, controls),
    problems,
  })
}

function fieldControls({ fields }: ProfileDraft, index: number): string {
  const { name = '', value = '' } = fields[index] ?? {}
  const longest = LONGEST.field
  const at = (part: string) => `fields[${index}][${part}]`
  return `<fieldset class="fields"><legend>Fact ${index + 1}</legend>
${textControl({ name: at('name'), label: 'Label', value: name, longest })}
${textControl({ name: at('value'), label: 'Content', value, longest })}
</fieldset>`
}
