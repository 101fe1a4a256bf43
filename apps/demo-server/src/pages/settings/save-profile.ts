import { inMegabytes, LARGEST_IMAGE } from '../../http/body-limits.ts'
import { flagOf, type Input, isRecord, textOf } from '../../http/input.ts'
import { SentFile } from '../../http/read-body.ts'
import { type SniffedType, sniffType } from '../../media/read-image.ts'
import { artworkUrl, smallArtworkUrl, uploadedFile, uploadedName } from '../../serialize/media.ts'
import type { AccountRow } from '../../store/reads.ts'
import type { Services } from '../../streaming/announce.ts'
import { areaControl, pictureControl, switchControl, textControl } from '../controls.ts'
import { oldFormPage, type PageVisit, readForm, savedRedirect } from '../page-visit.ts'
import { settingsForm, settingsPage } from './settings-page.ts'

const FIELD_COUNT = 4

/** Characters. */
const LONGEST = { name: 60, note: 500, field: 255 } as const

type ProfileDraft = Pick<AccountRow, 'display_name' | 'note' | 'fields' | 'locked' | 'bot'>

/** What a form says of somebody; what it leaves out is empty, or off. */
function profileDraftOf(input: Input): ProfileDraft {
  return {
    display_name: (textOf(input, 'display_name') ?? '').trim(),
    note: (textOf(input, 'note') ?? '').replaceAll('\r\n', '\n').trim(),
    fields: fieldsOf(input),
    locked: flagOf(input, 'locked') ?? false,
    bot: flagOf(input, 'bot') ?? false,
  }
}

function fieldsOf(input: Input): ProfileDraft['fields'] {
  const given = isRecord(input['fields']) ? Object.values(input['fields']) : []
  return given
    .filter(isRecord)
    .slice(0, FIELD_COUNT)
    .map((field) => ({
      name: (textOf(field, 'name') ?? '').trim(),
      value: (textOf(field, 'value') ?? '').trim(),
    }))
    .filter(({ name, value }) => name !== '' || value !== '')
}

/** Why a profile cannot be as it says; empty where it can. */
function profileProblems({ display_name, note, fields }: ProfileDraft): readonly string[] {
  const isLong = (text: string, longest: number) => Array.from(text).length > longest
  return [
    ...(isLong(display_name, LONGEST.name)
      ? [`The name has more than ${LONGEST.name} characters.`]
      : []),
    ...(isLong(note, LONGEST.note) ? [`The bio has more than ${LONGEST.note} characters.`] : []),
    ...fields.flatMap(({ name, value }, index) => [
      ...(name === '' ? [`Fact ${index + 1} needs a label.`] : []),
      ...([name, value].some((text) => isLong(text, LONGEST.field))
        ? [`Fact ${index + 1} has more than ${LONGEST.field} characters.`]
        : []),
    ]),
  ]
}

const PROFILE_PATH = '/settings/profile'

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

interface Brought {
  readonly name: 'avatar' | 'header'
  readonly label: string
  readonly bytes: Buffer
}

/** Takes the form of a profile; where something is wrong with it, it comes back as it was written. */
export async function saveProfile(visit: PageVisit): Promise<Response> {
  const input = await readForm(visit, 'profile')
  if (input === null) return oldFormPage()
  const draft = profileDraftOf(input)
  const pictures = picturesIn(input)
  const problems = [...profileProblems(draft), ...pictures.flatMap(pictureProblems)]
  if (problems.length > 0) return profilePage(visit, draft, problems)

  const { me, services } = visit
  const kept = await keepPictures(services, pictures)
  if (kept === null) return profilePage(visit, draft, ['A picture could not be read.'])
  await services.store.db
    .updateTable('accounts')
    .set({ ...draft, ...kept, fields: JSON.stringify(draft.fields) })
    .where('id', '=', me.id)
    .execute()
  await forgetOld(services, me, kept)
  return savedRedirect(PROFILE_PATH)
}

function picturesIn(input: Input): readonly Brought[] {
  const brought: Brought[] = []
  for (const [name, label] of [
    ['avatar', 'picture'],
    ['header', 'header'],
  ] as const) {
    const file = input[name]
    if (file instanceof SentFile && file.bytes.length > 0)
      brought.push({ name, label, bytes: file.bytes })
  }
  return brought
}

function pictureProblems({ label, bytes }: Brought): readonly string[] {
  if (bytes.byteLength > LARGEST_IMAGE)
    return [`The ${label} is larger than ${inMegabytes(LARGEST_IMAGE)}.`]
  return imageTypeOf(bytes) === null ? [`The ${label} is not a picture that can be shown.`] : []
}

function imageTypeOf(bytes: Buffer): SniffedType | null {
  const sniffed = sniffType(bytes)
  return sniffed?.type === 'image' ? sniffed : null
}

type Kept = Partial<Record<Brought['name'], string>>

/** @returns null where one of them is no picture after all */
async function keepPictures(
  { uploads }: Services,
  pictures: readonly Brought[],
): Promise<Kept | null> {
  const kept: Kept = {}
  for (const { name, bytes } of pictures) {
    const sniffed = imageTypeOf(bytes)
    if (sniffed === null) return null
    const size = name === 'avatar' ? 'small' : 'large'
    const file = await uploads.keepPicture({ bytes, sniffed }, size).catch(() => null)
    if (file === null) return null
    kept[name] = uploadedName(file)
  }
  return kept
}

/** What nobody shows any longer goes. */
async function forgetOld({ uploads }: Services, me: AccountRow, kept: Kept): Promise<void> {
  const old = (['avatar', 'header'] as const)
    .filter((name) => kept[name] !== undefined)
    .flatMap((name) => uploadedFile(me[name]) ?? [])
  await uploads.forget(old.map((file) => ({ file, preview: null })))
}
