import type { Input } from '../../http/input.ts'
import { SentFile } from '../../http/sent-file.ts'
import { inMegabytes, LARGEST_IMAGE } from '../../http/upload-limits.ts'
import { type SniffedType, sniffType } from '../../media/sniff-type.ts'
import { uploadedFile, uploadedName } from '../../serialize/media-urls.ts'
import type { AccountRow } from '../../store/reads.ts'
import type { Services } from '../../streaming/announce.ts'
import { oldFormPage, type PageVisit, readForm, savedRedirect } from '../page-visit.ts'
import { profileDraftOf, profileProblems } from './profile-draft.ts'
import { PROFILE_PATH, profilePage } from './profile-page.ts'

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
