/** What a player of sounds is told. @see BY-16 */
export interface SoundInputs {
  readonly id: string
  readonly src: string
  /** Where the file itself is. */
  readonly address: string
  /** What is heard, or the name of the file. */
  readonly title: string
  /** A picture that came with it. */
  readonly cover: string | null
  /** What the server says, in seconds. */
  readonly duration?: number | undefined
}
