import { isExclusiveMedia } from '../draft-media.ts'
import { type UploadRules, checkFile, isPicture, type SizedFile } from './check-file.ts'
import { getRemainingUploads, type Uploads } from './uploads.ts'

/** How many rejected files are named after the first one. */
const MAX_OTHER_NAMES = 3

/** Files that were rejected, with the reason for the first of them. */
export interface RejectedFiles {
  /** `not-alone`: the file must be the only attachment of its post. */
  readonly reason: 'wrong-type' | 'too-large' | 'no-room' | 'not-alone'
  /** The name of the first one. */
  readonly name: string
  /** Its mime type. */
  readonly type: string
  /** The number of further files. */
  readonly others: number
  /** The names of the first few of them. */
  readonly otherNames: readonly string[]
}

type RejectionReason = 'wrong-type' | 'too-large' | 'not-alone'

/** Checks a file. A picture may still be resized and converted, so it is checked after that. */
const getRejection = (file: SizedFile, acceptance: UploadRules) =>
  isPicture(file) ? null : checkFile(file, acceptance)

/**
 * Creates a function that checks the files one after the other. A file that must be the only attachment is accepted
 * only if the post is empty and no other file could be accepted. For a video among pictures, the pictures are taken,
 * at any position.
 */
function createFileCheck(
  files: ArrayLike<SizedFile>,
  { attachments, pending }: Uploads,
  acceptance: UploadRules,
) {
  const isAlone = ({ type }: SizedFile) => isExclusiveMedia(type, acceptance.mixesSounds)
  let isWelcome: boolean | null = null
  const welcomesOne = () => {
    const hasCompany =
      attachments.length + pending.length > 0 ||
      Array.from(files).some((file) => !isAlone(file) && getRejection(file, acceptance) === null)
    return !hasCompany
  }

  return (file: SizedFile): RejectionReason | null => {
    const refusal = getRejection(file, acceptance)
    if (refusal !== null || !isAlone(file)) return refusal
    isWelcome ??= welcomesOne()
    if (!isWelcome) return 'not-alone'
    // Only the first of several is accepted.
    isWelcome = false
    return null
  }
}

/**
 * Takes as many files as the limit allows, in their order. Of the files after the last one taken, only a few names
 * are read.
 *
 * @param uploads the uploads of the draft
 * @see UPL-02, UPL-03, UPL-15, CMP-52
 */
export function chooseFiles<F extends SizedFile>(
  files: ArrayLike<F>,
  uploads: Uploads,
  acceptance: UploadRules,
): { readonly taken: readonly F[]; readonly turnedAway: RejectedFiles | null } {
  const room = getRemainingUploads(uploads, acceptance)
  const judge = createFileCheck(files, uploads, acceptance)
  const taken: F[] = []
  const otherNames: string[] = []
  let first: Omit<RejectedFiles, 'others' | 'otherNames'> | null = null
  for (let index = 0; index < files.length; index += 1) {
    const isFull = taken.length >= room
    if (isFull && otherNames.length >= MAX_OTHER_NAMES) break
    const file = files[index]
    if (file === undefined) break
    const refusal = isFull ? 'no-room' : judge(file)
    if (refusal === null) taken.push(file)
    else if (first === null) first = { reason: refusal, name: file.name, type: file.type }
    else if (otherNames.length < MAX_OTHER_NAMES) otherNames.push(file.name)
  }
  if (first === null) return { taken, turnedAway: null }
  return { taken, turnedAway: { ...first, others: files.length - taken.length - 1, otherNames } }
}
