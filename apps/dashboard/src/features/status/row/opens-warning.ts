/**
 * Whether a content warning starts open: only with `auto_unfold`, and not when the filter, a regular
 * expression in any letter case, finds its text. A broken expression leaves it closed.
 *
 * @see ST-20
 */
export function opensWarning(
  warning: string,
  settings: { readonly autoUnfold: boolean; readonly filter: string | null },
): boolean {
  if (!settings.autoUnfold) return false
  if (settings.filter === null || settings.filter.trim() === '') return true
  try {
    return !new RegExp(settings.filter, 'i').test(warning)
  } catch {
    return false
  }
}
