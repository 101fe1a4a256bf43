import { type BootEnvironment, getSignedInAccounts, isHomeCached } from './signed-in-accounts.ts'

/** Modules that a start needs under a condition only. The build lists their files in the tag of the boot script. */
type Condition = 'storedSession' | 'scrollPosition'

/**
 * Preloads modules that the start of the signed-in accounts imports dynamically, in parallel with the app itself. Never
 * throws.
 *
 * @param files of the modules, by condition, separated by spaces
 */
export function preloadModules(
  entrance: BootEnvironment,
  files: Readonly<Partial<Record<string, string>>>,
): void {
  const needed = new Set<Condition>()
  try {
    for (const account of getSignedInAccounts(entrance)) {
      if (!account.isInPage) needed.add('storedSession')
      if (!isHomeCached(account)) needed.add('scrollPosition')
    }
  } catch {
    // Storage is blocked or damaged. The app loads its modules itself.
  }
  const names = [...needed].flatMap((condition) => files[condition]?.split(' ') ?? [])
  for (const name of new Set(names)) if (name.endsWith('.js')) preloadModule(`/${name}`)
}

function preloadModule(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}
