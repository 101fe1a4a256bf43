import type { Page } from '../http/page.ts'
import { differs, type Outcome, works } from './step.ts'

/** Looks at one page of a list and at the next, as somebody who scrolls does. */
export async function turnPages<Item extends { readonly id: string }>(
  first: Page<Item>,
  follow: (link: string) => Promise<Page<Item>>,
): Promise<Outcome> {
  const ids = first.items.map(({ id }) => id)
  if (ids.length === 0) return works('empty')
  if (new Set(ids).size < ids.length) return differs('the same items come twice on a page')
  if (first.next === null) return works(`${ids.length} on one page`)
  const next = await follow(first.next)
  const again = next.items.filter(({ id }) => ids.includes(id)).length
  if (again > 0) return differs(`${again} of the next page had come before`)
  return works(`${ids.length}, then ${next.items.length}`)
}
