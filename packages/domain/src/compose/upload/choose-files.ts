import { standsAlone } from '../draft-media.ts'
import { type Acceptance, checkFile, isPicture, type SizedFile } from './check-file.ts'
import { roomLeft, type Uploads } from './uploads.ts'

/** Files that were not added, told by the first of them. */
export interface TurnedAway {
  /** `not-alone`: a post has nothing beside it. `one-by-one`: several were dropped at once. */
  readonly reason: 'wrong-type' | 'too-large' | 'no-room' | 'not-alone' | 'one-by-one'
  /** Of the first one. */
  readonly name: string
  /** Its mime type. */
  readonly type: string
  /** How many more there were. */
  readonly others: number
}

/** @returns that a single file can be dropped, not these. @see CMP-52 */
export function turnAwayAll(files: ArrayLike<SizedFile>): TurnedAway | null {
  const first = files[0]
  if (first === undefined) return null
  return { reason: 'one-by-one', name: first.name, type: first.type, others: files.length - 1 }
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
 * Takes as many files as there is room for, in their order. What comes after the last one taken is counted, not looked
 * at.
 *
 * @param uploads what the draft has
 * @see UPL-02, UPL-03, UPL-15
 */
export function chooseFiles<F extends SizedFile>(
  files: ArrayLike<F>,
  uploads: Uploads,
  acceptance: Acceptance,
): { readonly taken: readonly F[]; readonly turnedAway: TurnedAway | null } {
  const room = roomLeft(uploads, acceptance)
  const judge = judgeFor(files, uploads, acceptance)
  const taken: F[] = []
  let first: Omit<TurnedAway, 'others'> | null = null
  for (let index = 0; index < files.length; index += 1) {
    const file = files[index]
    if (file === undefined) break
    const isFull = taken.length >= room
    const refusal = isFull ? 'no-room' : judge(file)
    if (refusal === null) taken.push(file)
    else first ??= { reason: refusal, name: file.name, type: file.type }
    if (isFull) break
  }
  if (first === null) return { taken, turnedAway: null }
  return { taken, turnedAway: { ...first, others: files.length - taken.length - 1 } }
}
