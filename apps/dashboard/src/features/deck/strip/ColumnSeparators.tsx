import { lazyModule } from '../../../lib/lazy-module.ts'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import type { StackDividerProps } from './StackDivider.tsx'
import type { WidthSeparatorProps } from './WidthSeparator.tsx'

const widthSeparator = lazyModule(async () => (await import('./WidthSeparator.tsx')).WidthSeparator)

/** Loaded after the first posts, because columns are not resized before. Its arrival causes no layout shift. */
export function LazyWidthSeparator(props: WidthSeparatorProps) {
  return <Lazy module={widthSeparator} props={props} failure="nothing" when="later" />
}

const lazyStackDivider = lazyModule(async () => (await import('./StackDivider.tsx')).StackDivider)

/** Loaded on demand, because few strips have stacks. Its arrival causes no layout shift. */
export function LazyStackDivider(props: StackDividerProps) {
  return <Lazy module={lazyStackDivider} props={props} failure="nothing" />
}
