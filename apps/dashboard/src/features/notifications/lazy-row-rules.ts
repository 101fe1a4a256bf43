import { lazyModule } from '../../lib/lazy-module.ts'

/** What decides which notifications columns show. Loaded after the first posts, or when a column waits for it. */
export const rowRulesModule = lazyModule(
  () => import('../../state/notification-rules/start-row-rules.ts'),
)

/** What the user can decide about a notification: entries of menus, and keys. */
export const entryActions = lazyModule(() => import('./entry-actions.ts'))
