/** Calls that Mastodon counts a second time, each family by itself. */
export type CallFamily = 'paged' | 'uploads' | 'deletions'

interface FamilyLimit {
  readonly calls: number
  readonly windowMs: number
}

const MINUTE_MS = 60_000

/** How often each family is granted, to a user on all their devices. @see Mastodon `rack_attack.rb` */
export const FAMILY_LIMITS: Readonly<Record<CallFamily, FamilyLimit>> = {
  paged: { calls: 300, windowMs: 15 * MINUTE_MS },
  uploads: { calls: 30, windowMs: 30 * MINUTE_MS },
  deletions: { calls: 30, windowMs: 30 * MINUTE_MS },
}

const PAGING = ['max_id', 'since_id', 'min_id'] as const

/** @param url absolute. @returns null for what is counted once, with all others. Never throws. */
export function familyOf(method: string, url: string): CallFamily | null {
  const { pathname, searchParams } = new URL(url)
  if (method === 'POST' && /^\/api\/v\d\/media$/.test(pathname)) return 'uploads'
  if (method === 'DELETE' && /^\/api\/v1\/statuses\/[^/]+$/.test(pathname)) return 'deletions'
  if (method === 'POST' && /^\/api\/v1\/statuses\/[^/]+\/unreblog$/.test(pathname)) {
    return 'deletions'
  }
  return PAGING.some((name) => searchParams.has(name)) ? 'paged' : null
}
