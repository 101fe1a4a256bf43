/** The props of an audio player. @see BY-16 */
export interface AudioPlayerProps {
  readonly id: string
  readonly src: string
  /** The original file's URL. */
  readonly address: string
  /** The description of the audio, or the file name. */
  readonly title: string
  /** The cover image of the file. */
  readonly cover: string | null
  /** As reported by the server, in seconds. */
  readonly duration?: number | undefined
}
