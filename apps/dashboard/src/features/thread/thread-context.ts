/** What the parts of the list need beside the rows; the parts themselves stay the same. */
export interface ThreadContext {
  /** The feed's name. */
  readonly label: string
  readonly isLoading: boolean
  /** What was said around the post did not come. */
  readonly hasFailed: boolean
  /** There may be less below the opened post than fills the view. */
  readonly isShort: boolean
  readonly onRetry: () => void
}
