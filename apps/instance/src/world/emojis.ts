import type { World } from './world.ts'

const inCategory = (category: string, shortcodes: readonly string[]) =>
  shortcodes.map((shortcode) => ({
    shortcode,
    artwork: `emoji-${shortcode.replaceAll('_', '-')}`,
    category,
  }))

/** The emoji of our own drawing that everybody here can use. */
export const EMOJIS: World['emojis'] = [
  ...inCategory('Harbour', ['lighthouse', 'anchor', 'craney', 'gull', 'crab', 'fog', 'buoy']),
  ...inCategory('Night', ['owl', 'moonwink', 'comet', 'saturn']),
  ...inCategory('Kitchen', ['loaf', 'thermos', 'teacup', 'bee']),
  ...inCategory('Feelings', ['purr', 'glow', 'tram']),
]
