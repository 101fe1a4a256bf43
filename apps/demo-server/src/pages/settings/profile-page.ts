import { formatMegabytes, MAX_IMAGE_BYTES } from '../../http/body-limits.ts'
import { getFlag, type Input, isRecord, getText } from '../../http/input.ts'
import { UploadedFile } from '../../http/read-body.ts'
import { type SniffedType, sniffType } from '../../media/read-image.ts'
import {
  getArtworkUrl,
  getSmallArtworkUrl,
  getUploadFile,
  toUploadName,
} from '../../serialize/media.ts'
import type { AccountRow } from '../../store/find-rows.ts'
import type { Services } from '../../streaming/send-events.ts'
import {
  renderTextArea,
  renderFileInput,
  renderCheckbox,
  renderTextInput,
} from '../form-controls.ts'
import {
  createExpiredFormPage,
  type PageContext,
  readForm,
  redirectSaved,
} from '../session-pages.ts'
import { renderSettingsForm, createSettingsPage } from './settings-page.ts'

const FIELD_COUNT = 4

/** Unit: characters. */
const MAX_LENGTHS = { name: 60, note: 500, field: 255 } as const

type ProfileDraft = Pick<AccountRow, 'display_name' | 'note' | 'fields' | 'locked' | 'bot'>

/** Parses the form of a profile. Missing fields become empty or false. */
function parseProfile(input: Input): ProfileDraft {
  return {
    display_name: (getText(input, 'display_name') ?? '').trim(),
    note: (getText(input, 'note') ?? '').replaceAll('\r\n', '\n').trim(),
    fields: parseFields(input),
    locked: getFlag(input, 'locked') ?? false,
    bot: getFlag(input, 'bot') ?? false,
  }
}

function parseFields(input: Input): ProfileDraft['fields'] {
  const given = isRecord(input['fields']) ? Object.values(input['fields']) : []
  return given
    .filter(isRecord)
    .slice(0, FIELD_COUNT)
    .map((field) => ({
      name: (getText(field, 'name') ?? '').trim(),
      value: (getText(field, 'value') ?? '').trim(),
    }))
    .filter(({ name, value }) => name !== '' || value !== '')
}

/** Returns the validation errors of a profile. */
function validateProfile({ display_name, note, fields }: ProfileDraft): readonly string[] {
  const isLong = (text: string, longest: number) => Array.from(text).length > longest
  return [
    ...(isLong(display_name, MAX_LENGTHS.name)
      ? [`The display name has more than ${MAX_LENGTHS.name} characters.`]
      : []),
    ...(isLong(note, MAX_LENGTHS.note)
      ? [`The bio has more than ${MAX_LENGTHS.note} characters.`]
      : []),
    ...fields.flatMap(({ name, value }, index) => [
      ...(name === '' ? [`Field ${index + 1} needs a label.`] : []),
      ...([name, value].some((text) => isLong(text, MAX_LENGTHS.field))
        ? [`Field ${index + 1} has more than ${MAX_LENGTHS.field} characters.`]
        : []),
    ]),
  ]
}

const PROFILE_PATH = '/settings/profile'

/** Creates the page of the public profile. @param problems the errors of a form that was not saved @see RTE-07 */
export async function createProfilePage(
  visit: PageContext,
  draft: ProfileDraft = visit.me,
  problems: readonly string[] = [],
): Promise<Response> {
  const { me, origin } = visit
  const fields = Array.from({ length: FIELD_COUNT }, (_, index) =>
    renderFieldControls(draft, index),
  )
  const controls = `<fieldset><legend>About you</legend>
${renderTextInput({ name: 'display_name', label: 'Display name', value: draft.display_name, longest: MAX_LENGTHS.name })}
${renderTextArea({ name: 'note', label: 'Bio', value: draft.note, longest: MAX_LENGTHS.note, hint: 'You can @mention other people or use #hashtags.' })}
${renderFileInput({ name: 'avatar', label: 'Profile picture', shown: getSmallArtworkUrl(origin, me.avatar), shape: 'avatar', hint: 'PNG, JPEG, WebP or GIF. Select a file only to replace the current picture.' })}
${renderFileInput({ name: 'header', label: 'Header', shown: getArtworkUrl(origin, me.header), shape: 'header' })}
</fieldset>
<fieldset><legend>Extra fields</legend>
${fields.join('\n')}
</fieldset>
<fieldset><legend>Privacy and automation</legend>
${renderCheckbox({ name: 'locked', label: 'Manually approve followers', isOn: draft.locked, hint: 'New followers appear in your follow requests until you approve them.' })}
${renderCheckbox({ name: 'bot', label: 'This is an automated account', isOn: draft.bot })}
</fieldset>`
  return createSettingsPage(visit, {
    path: PROFILE_PATH,
    body: renderSettingsForm(visit, PROFILE_PATH, controls),
    problems,
  })
}

function renderFieldControls({ fields }: ProfileDraft, index: number): string {
  const { name = '', value = '' } = fields[index] ?? {}
  const longest = MAX_LENGTHS.field
  const at = (part: string) => `fields[${index}][${part}]`
  return `<fieldset class="fields"><legend>Field ${index + 1}</legend>
${renderTextInput({ name: at('name'), label: 'Label', value: name, longest })}
${renderTextInput({ name: at('value'), label: 'Content', value, longest })}
</fieldset>`
}

interface UploadedPicture {
  readonly name: 'avatar' | 'header'
  readonly label: string
  readonly bytes: Buffer
}

/** Saves the form of a profile. If it has errors, shows it again with the user's input. */
export async function saveProfile(visit: PageContext): Promise<Response> {
  const input = await readForm(visit, 'profile')
  if (input === null) return createExpiredFormPage()
  const draft = parseProfile(input)
  const pictures = findPictures(input)
  const problems = [...validateProfile(draft), ...pictures.flatMap(validatePicture)]
  if (problems.length > 0) return createProfilePage(visit, draft, problems)

  const { me, services } = visit
  const kept = await savePictures(services, pictures)
  if (kept === null) return createProfilePage(visit, draft, ['Couldn’t read a picture.'])
  await services.store.db
    .updateTable('accounts')
    .set({ ...draft, ...kept, fields: JSON.stringify(draft.fields) })
    .where('id', '=', me.id)
    .execute()
  await deleteOldPictures(services, me, kept)
  return redirectSaved(PROFILE_PATH)
}

function findPictures(input: Input): readonly UploadedPicture[] {
  const brought: UploadedPicture[] = []
  for (const [name, label] of [
    ['avatar', 'profile picture'],
    ['header', 'header'],
  ] as const) {
    const file = input[name]
    if (file instanceof UploadedFile && file.bytes.length > 0)
      brought.push({ name, label, bytes: file.bytes })
  }
  return brought
}

function validatePicture({ label, bytes }: UploadedPicture): readonly string[] {
  if (bytes.byteLength > MAX_IMAGE_BYTES)
    return [`The ${label} is larger than ${formatMegabytes(MAX_IMAGE_BYTES)}.`]
  return detectImageType(bytes) === null
    ? [`The ${label} is not a picture in a supported format.`]
    : []
}

function detectImageType(bytes: Buffer): SniffedType | null {
  const sniffed = sniffType(bytes)
  return sniffed?.type === 'image' ? sniffed : null
}

type SavedPictures = Partial<Record<UploadedPicture['name'], string>>

/** @returns null if one of them is not a valid picture */
async function savePictures(
  { uploads }: Services,
  pictures: readonly UploadedPicture[],
): Promise<SavedPictures | null> {
  const kept: SavedPictures = {}
  for (const { name, bytes } of pictures) {
    const sniffed = detectImageType(bytes)
    if (sniffed === null) return null
    const size = name === 'avatar' ? 'small' : 'large'
    const file = await uploads.savePicture({ bytes, sniffed }, size).catch(() => null)
    if (file === null) return null
    kept[name] = toUploadName(file)
  }
  return kept
}

/** Deletes the files of replaced pictures. */
async function deleteOldPictures(
  { uploads }: Services,
  me: AccountRow,
  kept: SavedPictures,
): Promise<void> {
  const old = (['avatar', 'header'] as const)
    .filter((name) => kept[name] !== undefined)
    .flatMap((name) => getUploadFile(me[name]) ?? [])
  await uploads.deleteFiles(old.map((file) => ({ file, preview: null })))
}
