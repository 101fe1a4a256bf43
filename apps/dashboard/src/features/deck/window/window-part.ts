import { lazyModule } from '../../../lib/lazy-module.ts'

/** Everything about windows, as one chunk: few users have several. */
export const windowPart = lazyModule(async () => (await import('./WindowPart.tsx')).WindowPart)
