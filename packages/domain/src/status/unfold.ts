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
  const pattern = patternOf(filter)
  return pattern !== null && !pattern.test(spoilerText)
}

/** Whether a text can be used as the filter for warnings; an empty one can. */
export function isWarningFilter(text: string): boolean {
  return patternOf(text.trim()) !== null
}

function patternOf(text: string): RegExp | null {
  try {
    return new RegExp(text, 'iu')
  } catch {
    return null
  }
}
