import { type Acceptance, checkFile, isPicture, type SizedFile } from './check-file.ts'

/** Files that were not added, told by the first of them. */
export interface TurnedAway {
  /** `one-by-one`: several were dropped at once. */
  readonly reason: 'wrong-type' | 'too-large' | 'no-room' | 'one-by-one'
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

/**
 * Takes as many files as there is room for, in their order. A picture may still be made smaller and of
 * another type: it is judged after that. What comes after the last one taken is counted, not looked at.
 *
 * @param room how many may be added
 * @see UPL-02, UPL-15
 */
export function chooseFiles<F extends SizedFile>(
  files: ArrayLike<F>,
  room: number,
  acceptance: Acceptance,
): { readonly taken: readonly F[]; readonly turnedAway: TurnedAway | null } {
  const taken: F[] = []
  let first: Omit<TurnedAway, 'others'> | null = null
  for (let index = 0; index < files.length; index += 1) {
    const file = files[index]
    if (file === undefined) break
    const isFull = taken.length >= room
    const refusal = isFull ? 'no-room' : isPicture(file) ? null : checkFile(file, acceptance)
    if (refusal === null) taken.push(file)
    else first ??= { reason: refusal, name: file.name, type: file.type }
    if (isFull) break
  }
  if (first === null) return { taken, turnedAway: null }
  return { taken, turnedAway: { ...first, others: files.length - taken.length - 1 } }
}
