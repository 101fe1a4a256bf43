import { type BootEnvironment, getSignedInAccounts, isHomeCached } from './signed-in-accounts.ts'

/**
 * Returns the modules that the start of the signed-in accounts imports dynamically. Never throws.
 *
 * @param files of the modules that a start needs under a condition, separated by spaces. The build lists them in the
 *   tag of the boot script.
 */
export function findModulesToPreload(
  entrance: BootEnvironment,
  files: Readonly<Partial<Record<string, string>>>,
): ReadonlySet<string> {
  const needed = new Set<'scrollPosition'>()
  try {
    for (const account of getSignedInAccounts(entrance))
      if (!isHomeCached(account) && account.read('places') !== null) needed.add('scrollPosition')
  } catch {
    // Storage is blocked or damaged. The app loads its modules itself.
  }
  const names = [...needed].flatMap((condition) => files[condition]?.split(' ') ?? [])
  return new Set(names.filter((name) => name.endsWith('.js')))
}

/** Preloads modules in parallel with the app itself. */
export function preloadModules(names: Iterable<string>): void {
  for (const name of names) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `/${name}`
    document.head.append(link)
  }
}
