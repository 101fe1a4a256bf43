import { standsAlone } from '../draft-media.ts'
import { type Acceptance, checkFile, isPicture, type SizedFile } from './check-file.ts'
import { roomLeft, type Uploads } from './uploads.ts'

/** How many of the files that were not added are named after the first one. */
const MOST_OTHER_NAMES = 3

/** Files that were not added, with the reason for the first of them. */
export interface TurnedAway {
  /** `not-alone`: the file must be the only one of its post. */
  readonly reason: 'wrong-type' | 'too-large' | 'no-room' | 'not-alone'
  /** Of the first one. */
  readonly name: string
  /** Its mime type. */
  readonly type: string
  /** How many more there were. */
  readonly others: number
  /** The names of the first few of those. */
  readonly otherNames: readonly string[]
}

type Refusal = 'wrong-type' | 'too-large' | 'not-alone'

/** A picture may still be made smaller and of another type: it is judged after that. */
const refusalOf = (file: SizedFile, acceptance: Acceptance) =>
  isPicture(file) ? null : checkFile(file, acceptance)

/**
 * Judges files one after the other. One that stands alone in a post is taken where the post is empty and nothing else
 * could be taken: of a video among pictures the pictures go, wherever it stands among them.
 */
function judgeFor(
  files: ArrayLike<SizedFile>,
  { attachments, pending }: Uploads,
  acceptance: Acceptance,
) {
  const isAlone = ({ type }: SizedFile) => standsAlone(type, acceptance.mixesSounds)
  let isWelcome: boolean | null = null
  const welcomesOne = () => {
    const hasCompany =
      attachments.length + pending.length > 0 ||
      Array.from(files).some((file) => !isAlone(file) && refusalOf(file, acceptance) === null)
    return !hasCompany
  }

  return (file: SizedFile): Refusal | null => {
    const refusal = refusalOf(file, acceptance)
    if (refusal !== null || !isAlone(file)) return refusal
    isWelcome ??= welcomesOne()
    if (!isWelcome) return 'not-alone'
    // The first of several.
    isWelcome = false
    return null
  }
}

/**
 * Takes as many files as there is room for, in their order. Of what comes after the last one taken only a few names
 * are read.
 *
 * @param uploads what the draft has
 * @see UPL-02, UPL-03, UPL-15, CMP-52
 */
export function chooseFiles<F extends SizedFile>(
  files: ArrayLike<F>,
  uploads: Uploads,
  acceptance: Acceptance,
): { readonly taken: readonly F[]; readonly turnedAway: TurnedAway | null } {
  const room = roomLeft(uploads, acceptance)
  const judge = judgeFor(files, uploads, acceptance)
  const taken: F[] = []
  const otherNames: string[] = []
  let first: Omit<TurnedAway, 'others' | 'otherNames'> | null = null
  for (let index = 0; index < files.length; index += 1) {
    const isFull = taken.length >= room
    if (isFull && otherNames.length >= MOST_OTHER_NAMES) break
    const file = files[index]
    if (file === undefined) break
    const refusal = isFull ? 'no-room' : judge(file)
    if (refusal === null) taken.push(file)
    else if (first === null) first = { reason: refusal, name: file.name, type: file.type }
    else if (otherNames.length < MOST_OTHER_NAMES) otherNames.push(file.name)
  }
  if (first === null) return { taken, turnedAway: null }
  return { taken, turnedAway: { ...first, others: files.length - taken.length - 1, otherNames } }
}
