import type { Visibility } from '@colonnade/domain/entities'

/** `username` for accounts of this server, `username@domain` for all others. */
export type Acct = string

/** A profile. Texts are plain: the server turns links, mentions, tags and emoji into HTML. */
export interface SeedAccount {
  readonly username: string
  /** null for an account of this server, which can sign in. */
  readonly domain: string | null
  readonly displayName: string
  readonly note: string
  readonly locked: boolean
  readonly bot: boolean
  readonly fields: readonly {
    readonly name: string
    readonly value: string
    /** Whether the linked page links back. */
    readonly isVerified?: true
  }[]
  /** Artwork names. */
  readonly avatar: string
  readonly header: string
  readonly createdAt: Date
  /** The language of most of the posts (BCP 47). */
  readonly language: string
  /** The account that it has moved to. */
  readonly movedTo?: Acct
  /** Set when moderators of this server limited or suspended the account. */
  readonly standing?: 'limited' | 'suspended'
}

/** Whether an account takes part in the seed data: it has not moved and is neither limited nor suspended. */
export const isActive = ({ movedTo, standing }: SeedAccount): boolean =>
  movedTo === undefined && standing === undefined

export interface SeedMedia {
  /** An artwork name, or the name of a film in `FILMS` when `type` is not `image`. */
  readonly artwork: string
  readonly type: 'image' | 'video' | 'gifv' | 'audio'
  /** Alternative text; empty when the author wrote none. */
  readonly description: string
  /** Each from -1 to 1; x left to right, y bottom to top. */
  readonly focus?: { readonly x: number; readonly y: number }
  readonly width: number
  readonly height: number
  readonly blurhash: string
}

export interface SeedPoll {
  readonly options: readonly { readonly title: string; readonly votes: number }[]
  readonly multiple: boolean
  readonly expiresAt: Date
  readonly voters: number
}

export interface SeedCard {
  readonly url: string
  readonly type: 'link' | 'photo' | 'video'
  readonly title: string
  readonly description: string
  readonly provider: string
  readonly author: string
  /** An artwork name. */
  readonly image: string | null
  readonly blurhash: string | null
  readonly width: number
  readonly height: number
  /** The HTML of an iframe of the linked site; empty when there is none. */
  readonly html: string
}

/** The content of a post: the part that seed statuses and posts of the simulator have in common. */
export interface SeedPost {
  readonly author: Acct
  /** Plain text with `@acct` (always complete), `#tag`, URLs and `:shortcode:`. Empty for a boost. */
  readonly text: string
  readonly spoilerText: string
  readonly sensitive: boolean
  readonly visibility: Visibility
  readonly language: string
  /** The key of the status that it replies to. */
  readonly inReplyTo: string | null
  /** The key of the quoted status. */
  readonly quoteOf: string | null
  /** The key of the boosted status. All other content is empty then. */
  readonly boostOf: string | null
  readonly media: readonly SeedMedia[]
  readonly poll: SeedPoll | null
  readonly card: SeedCard | null
}

export interface SeedStatus extends SeedPost {
  /** Unique in the seed data and stable for one seed. */
  readonly key: string
  readonly at: Date
  /**
   * How many further accounts favourited or boosted it that are not part of the seed data. They add to `reactions`
   * and boosts.
   */
  readonly favourites: number
  readonly boosts: number
}

export interface SeedReaction {
  readonly acct: Acct
  readonly statusKey: string
  readonly at: Date
}

export interface SeedData {
  /** The username of the account that signs in by default. */
  readonly owner: string
  readonly accounts: readonly SeedAccount[]
  /** Oldest first. */
  readonly statuses: readonly SeedStatus[]
  readonly follows: readonly {
    readonly follower: Acct
    readonly followed: Acct
    readonly at: Date
  }[]
  readonly lists: readonly {
    readonly owner: Acct
    readonly title: string
    readonly members: readonly Acct[]
  }[]
  readonly emojis: readonly {
    readonly shortcode: string
    readonly artwork: string
    readonly category: string
  }[]
  readonly reactions: {
    readonly favourites: readonly SeedReaction[]
    readonly bookmarks: readonly SeedReaction[]
  }
}

/** @returns the account as a mention names it, without the leading `@` */
export function getAcct(account: Pick<SeedAccount, 'username' | 'domain'>): Acct {
  return account.domain === null ? account.username : `${account.username}@${account.domain}`
}
