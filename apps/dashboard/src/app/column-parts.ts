import { lazyModule } from '../lib/lazy-module.ts'

/* The columns that are preloaded. */

export const threadPart = lazyModule(
  async () => (await import('../features/thread/index.ts')).ThreadColumn,
)
export const searchPart = lazyModule(
  async () => (await import('../features/search/index.ts')).SearchColumn,
)
export const profilePart = lazyModule(
  async () => (await import('../features/account/index.ts')).ProfileColumn,
)
