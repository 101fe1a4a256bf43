/** The type names of emoji reactions to a post: Pleroma and Akkoma, Fedibird and Hollo, forks of Mastodon. */
const REACTION_TYPES: ReadonlySet<string> = new Set([
  'pleroma:emoji_reaction',
  'emoji_reaction',
  'reaction',
])

/** Whether a notification is an emoji reaction. */
export const isReaction = (type: string): boolean => REACTION_TYPES.has(type)
