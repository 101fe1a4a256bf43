/** The cached versions, and what the open pages run. */
interface CacheState {
  readonly kept: readonly { readonly version: string; readonly paths: ReadonlySet<string> }[]
  readonly current: string
  /** Whether a newer version is being installed or is waiting. */
  readonly isUpdating: boolean
  /** The number of open windows of the app's origin. */
  readonly windows: number
  /** The path of the first script of each page that reported it. */
  readonly running: readonly string[]
}

/**
 * Returns the cached versions that no page runs any more. Returns none while a page has not reported its version: a
 * page that was opened before an update still loads its lazy chunks.
 */
export function findStaleVersions({
  kept,
  current,
  isUpdating,
  windows,
  running,
}: CacheState): string[] {
  if (isUpdating || running.length < windows) return []
  return kept
    .filter(
      ({ version, paths }) => version !== current && !running.some((entry) => paths.has(entry)),
    )
    .map(({ version }) => version)
}
