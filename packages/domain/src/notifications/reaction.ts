/** The names that servers have for a reaction to a post with an emoji: Pleroma and Akkoma, Fedibird and Hollo, forks of Mastodon. */
const REACTION_TYPES: ReadonlySet<string> = new Set([
  'pleroma:emoji_reaction',
  'emoji_reaction',
  'reaction',
])

/** Whether a notification tells of a reaction with an emoji. */
export const isReaction = (type: string): boolean => REACTION_TYPES.has(type)
