interface WarningSettings {
  readonly auto_unfold: boolean
  /** A regular expression for the warnings that stay folded. */
  readonly filter: string | null
}

/**
 * Whether a content warning starts open. A filter that is no regular expression leaves it closed.
 *
 * @see ST-20
 */
export function startsUnfolded(spoilerText: string, settings: WarningSettings): boolean {
  if (!settings.auto_unfold) return false
  const filter = settings.filter?.trim()
  if (!filter) return true
  try {
    return !new RegExp(filter, 'iu').test(spoilerText)
  } catch {
    return false
  }
}
