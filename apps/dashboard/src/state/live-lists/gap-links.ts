import { perSession } from '../session.ts'

/** Maximum number of stored links. Gaps are short-lived. */
const MAX_LINKS = 100

/**
 * Links of the server to the page below a gap. Some servers page notifications by date and ignore `max_id`, and a
 * page that the timeline hides completely has no ID to continue from.
 */
export interface GapLinks {
  /** @param above the ID directly above the gap; null for the gap at the top */
  readonly set: (list: string, above: string | null, link: string | null) => void
  /** @returns null if no link is stored */
  readonly get: (list: string, above: string | null) => string | null
}

export const gapLinks = perSession((): GapLinks => {
  const links = new Map<string, string>()
  const getKey = (list: string, above: string | null) => `${list} ${above ?? ''}`

  return {
    set(list, above, link) {
      const name = getKey(list, above)
      links.delete(name)
      if (link === null) return
      links.set(name, link)
      const [oldest] = links.keys()
      if (links.size > MAX_LINKS && oldest !== undefined) links.delete(oldest)
    },
    get: (list, above) => links.get(getKey(list, above)) ?? null,
  }
})
