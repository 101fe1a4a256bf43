import type { ListContext } from './list-context.ts'

/** What stands above the first row and scrolls with it. */
export function ListStart({ context }: { readonly context: ListContext }) {
  return context.header
}
