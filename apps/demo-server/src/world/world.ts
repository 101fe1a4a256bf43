import type { Visibility } from '@colonnade/domain/entities'

/** `username` for people of this instance, `username@domain` for everybody else. */
export type Acct = string

/** One profile. Texts are plain: the instance turns links, mentions, tags and emoji into HTML. */
export interface WorldAccount {
  readonly username: string
  /** null: a person of this instance, who can sign in. */
  readonly domain: string | null
  readonly displayName: string
  readonly note: string
  readonly locked: boolean
  readonly bot: boolean
  readonly fields: readonly {
    readonly name: string
    readonly value: string
    /** Where the page behind it points back. */
    readonly isVerified?: true
  }[]
  /** Artwork names. */
  readonly avatar: string
  readonly header: string
  readonly createdAt: Date
  /** The language most of the posts are written in (BCP 47). */
  readonly language: string
  /** Where they live now. */
  readonly movedTo?: Acct
  /** What the moderators of this instance made of it, where they did. */
  readonly standing?: 'limited' | 'suspended'
}

/** Whether somebody lives here as they are: they may be heard of, and take part. */
export const isActive = ({ movedTo, standing }: WorldAccount): boolean =>
  movedTo === undefined && standing === undefined

export interface WorldMedia {
  /** An artwork name, or the name of a film in `FILMS` where `type` is not `image`. */
  readonly artwork: string
  readonly type: 'image' | 'video' | 'gifv' | 'audio'
  /** Alternative text; empty where the author wrote none. */
  readonly description: string
  /** Each from -1 to 1; x left to right, y bottom to top. */
  readonly focus?: { readonly x: number; readonly y: number }
  readonly width: number
  readonly height: number
  readonly blurhash: string
}

export interface WorldPoll {
  readonly options: readonly { readonly title: string; readonly votes: number }[]
  readonly multiple: boolean
  readonly expiresAt: Date
  readonly voters: number
}

export interface WorldCard {
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
  /** Code for a frame of the other site; empty where it offers none. */
  readonly html: string
}

/** What an author writes: the part that world posts and living posts have in common. */
export interface WorldPost {
  readonly author: Acct
  /** Plain text with `@acct` (always whole), `#tag`, URLs and `:shortcode:`. Empty for a boost. */
  readonly text: string
  readonly spoilerText: string
  readonly sensitive: boolean
  readonly visibility: Visibility
  readonly language: string
  /** The key of the answered status. */
  readonly inReplyTo: string | null
  /** The key of the quoted status. */
  readonly quoteOf: string | null
  /** The key of the boosted status; everything else is then empty. */
  readonly boostOf: string | null
  readonly media: readonly WorldMedia[]
  readonly poll: WorldPoll | null
  readonly card: WorldCard | null
}

export interface WorldStatus extends WorldPost {
  /** Unique in the world and stable for one seed. */
  readonly key: string
  readonly at: Date
  /** How many people nobody here has heard of did the same, besides `reactions` and boosts. */
  readonly favourites: number
  readonly boosts: number
}

export interface WorldReaction {
  readonly acct: Acct
  readonly statusKey: string
  readonly at: Date
}

export interface World {
  /** The username of the person who signs in by default. */
  readonly owner: string
  readonly accounts: readonly WorldAccount[]
  /** Oldest first. */
  readonly statuses: readonly WorldStatus[]
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
    readonly favourites: readonly WorldReaction[]
    readonly bookmarks: readonly WorldReaction[]
  }
}

/** @returns how the account is written in a mention, without the leading `@` */
export function acctOf(account: Pick<WorldAccount, 'username' | 'domain'>): Acct {
  return account.domain === null ? account.username : `${account.username}@${account.domain}`
}
