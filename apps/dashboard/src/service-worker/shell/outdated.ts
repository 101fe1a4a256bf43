/** What is kept, and who still needs it. */
interface Standing {
  readonly kept: readonly { readonly version: string; readonly paths: ReadonlySet<string> }[]
  readonly current: string
  /** A later version is on its way, or waits. */
  readonly isUpdating: boolean
  /** The windows of the program's origin, by their ids. */
  readonly windows: readonly string[]
  /** Which program runs in a window: the path of its first script. */
  readonly running: ReadonlyMap<string, string>
}

/**
 * The versions that nobody runs any more. While any window does not say what it runs, all stay: a page that
 * was opened before an update still asks for its late parts.
 */
export function outdated({ kept, current, isUpdating, windows, running }: Standing): string[] {
  if (isUpdating || windows.some((id) => !running.has(id))) return []
  const needed = windows.map((id) => running.get(id) ?? '')
  return kept
    .filter(
      ({ version, paths }) => version !== current && !needed.some((entry) => paths.has(entry)),
    )
    .map(({ version }) => version)
}
