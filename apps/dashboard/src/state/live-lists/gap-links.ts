import { perSession } from '../session.ts'

/** Gaps come and go: more are never worth keeping. */
const MOST_LINKS = 100

/**
 * The server's own way down from what stands above a gap: some page notifications by a date and
 * ignore `max_id`, and of a page that a timeline leaves out whole no id leads on.
 */
export interface GapLinks {
  /** @param above the id just above the gap; null for the gap in front */
  readonly keep: (list: string, above: string | null, link: string | null) => void
  /** @returns null where nothing is kept */
  readonly of: (list: string, above: string | null) => string | null
}

export const gapLinks = perSession((): GapLinks => {
  const links = new Map<string, string>()
  const nameOf = (list: string, above: string | null) => `${list} ${above ?? ''}`

  return {
    keep(list, above, link) {
      const name = nameOf(list, above)
      links.delete(name)
      if (link === null) return
      links.set(name, link)
      const [oldest] = links.keys()
      if (links.size > MOST_LINKS && oldest !== undefined) links.delete(oldest)
    },
    of: (list, above) => links.get(nameOf(list, above)) ?? null,
  }
})
