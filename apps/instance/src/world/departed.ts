import { publish } from './publish.ts'
import type { Random } from './seeded.ts'
import { acctOf, type WorldAccount, type WorldStatus } from './world.ts'

const DAY_MS = 86_400_000

const REMOTE = { locked: false, bot: false, fields: [], language: 'en' } as const

const leilaBefore: WorldAccount = {
  ...REMOTE,
  username: 'leila',
  domain: 'oldquay.example',
  displayName: 'Leila Haddad',
  note: 'The library has moved up the hill, and so has its librarian. The biscuits came first.',
  avatar: 'avatar-leila',
  header: 'header-books-dusk-1',
  createdAt: new Date('2019-05-04'),
  movedTo: 'leila',
}

const brassTubes: WorldAccount = {
  ...REMOTE,
  username: 'brasstubes',
  domain: 'bazaar.example',
  displayName: 'Brass Tubes Direct',
  note: 'Telescopes by the dozen. Ask about our lenses; some have two sides.',
  avatar: 'avatar-brasstubes',
  header: 'header-ridge-night-3',
  createdAt: new Date('2023-09-01'),
  standing: 'limited',
}

const gullet: WorldAccount = {
  ...REMOTE,
  username: 'gullet',
  domain: 'bazaar.example',
  displayName: 'Gullet',
  note: 'I shout at lighthouses.',
  avatar: 'avatar-gullet',
  header: 'header-ridge-night-3',
  createdAt: new Date('2023-11-11'),
  standing: 'suspended',
}

/** Who lives elsewhere now, and whom the moderators hid or took away: nobody follows them. */
export const DEPARTED: readonly WorldAccount[] = [leilaBefore, brassTubes, gullet]

const OFFERS = [
  'Forty telescopes, one careful owner each. Prices by lamplight only.',
  'Last year’s comets at half price, while the tail lasts.',
]

/** What they left behind: long ago, so that it is come upon in their profile alone. */
export function departedStatuses(now: Date, random: Random): readonly WorldStatus[] {
  const author = acctOf(brassTubes)
  return OFFERS.map((text, index) => {
    const at = new Date(now.getTime() - (90 + index) * DAY_MS)
    const post = publish(
      { text },
      { author, language: 'en', at, inReplyTo: null },
      { accts: new Map(), random },
    )
    return { ...post, key: `brasstubes-${index}`, at, favourites: 0, boosts: 0 }
  })
}
