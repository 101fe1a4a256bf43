/** What is kept, and who still needs it. */
interface Standing {
  readonly kept: readonly { readonly version: string; readonly paths: ReadonlySet<string> }[]
  readonly current: string
  /** A later version is on its way, or waits. */
  readonly isUpdating: boolean
  /** How many windows of the program's origin are open. */
  readonly windows: number
  /** What runs in those that say so: the path of each one's first script. */
  readonly running: readonly string[]
}

/**
 * The versions that nobody runs any more. While any window does not say what it runs, all stay: a page that
 * was opened before an update still asks for its late parts.
 */
export function outdated({ kept, current, isUpdating, windows, running }: Standing): string[] {
  if (isUpdating || running.length < windows) return []
  return kept
    .filter(
      ({ version, paths }) => version !== current && !running.some((entry) => paths.has(entry)),
    )
    .map(({ version }) => version)
}
