import type { Fault } from '@colonnade/demo-server/testing/faults'

/** What goes wrong in the browser itself. */
export type BrowserFault =
  /** Nothing can be kept, for so long. */
  | { readonly type: 'storage-full'; readonly ms: number }
  /** The device sleeps. */
  | { readonly type: 'sleep'; readonly ms: number }
  /** The tab is closed and opened anew. */
  | { readonly type: 'reload' }
  /** The page is not looked at for a while. */
  | { readonly type: 'hidden'; readonly ms: number }
  /** A column leaves the view for a while. */
  | {
      readonly type: 'out-of-sight'
      readonly uuid: 'local' | 'federated'
      readonly ms: number
    }

/** What goes wrong with all streams, while others go on. */
export type StreamLoss =
  /** So many posts come right before the streams are lost. */
  | {
      readonly type: 'burst'
      readonly count: number
      /** How many more come while the connection is gone already and nobody knows. */
      readonly unheard: number
      /** The network is back in the same moment. */
      readonly isBackAtOnce: boolean
    }
  /** No stream opens for a while, and the reader publishes meanwhile. */
  | { readonly type: 'no-streams'; readonly attempts: number }

export type SoakFault = Fault | BrowserFault | StreamLoss

export type WorldAct =
  | 'say'
  | 'say-tagged'
  | 'reply'
  | 'mention'
  | 'edit'
  | 'delete'
  | 'boost'
  | 'favourite'
  | 'follow'
export type PersonAct = 'publish' | 'draft' | 'favourite' | 'boost' | 'vote' | 'scroll'

/** One step of the way: what others do, what the person does, and what goes wrong meanwhile. */
export interface SoakStep {
  readonly faults: readonly SoakFault[]
  readonly others: readonly WorldAct[]
  readonly person: PersonAct | null
}

type Random = () => number
type Weighted<Item> = readonly (readonly [weight: number, make: (random: Random) => Item])[]

const ms = (random: Random, least: number, most: number) =>
  Math.round(least + random() * (most - least))
const oneOf = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

const NETWORK: Weighted<SoakFault> = [
  [10, () => ({ type: 'lose-request' })],
  [10, () => ({ type: 'lose-answer' })],
  [5, () => ({ type: 'lose-answer', method: 'POST' })],
  [8, () => ({ type: 'cut' })],
  [10, (random) => ({ type: 'delay', ms: ms(random, 200, 20_000) })],
  [8, () => ({ type: 'overtake' })],
  [8, (random) => ({ type: 'repeat', delivered: oneOf(random, ['first', 'second']) })],
  [
    4,
    (random) => ({ type: 'repeat', delivered: oneOf(random, ['first', 'second']), method: 'POST' }),
  ],
  [3, (random) => ({ type: 'refuse', status: 429, body: 'json', retryAfter: ms(random, 1, 6) })],
  [0.3, () => ({ type: 'refuse', status: 429, body: 'html' })],
  [
    12,
    (random) => ({
      type: 'refuse',
      status: oneOf(random, [500, 502, 503, 504]),
      body: oneOf(random, ['html', 'json', 'empty']),
    }),
  ],
  [4, () => ({ type: 'silence' })],
  [3, () => ({ type: 'stream-drop' })],
  [2, () => ({ type: 'stream-cut' })],
  [1, () => ({ type: 'stream-silence' })],
  [4, () => ({ type: 'stream-repeat' })],
  [4, () => ({ type: 'stream-overtake' })],
  [4, (random) => ({ type: 'stream-delay', ms: ms(random, 100, 5_000) })],
  [1.5, (random) => ({ type: 'handshake-refuse', status: oneOf(random, [502, 503]) })],
  [0.5, () => ({ type: 'handshake-silence' })],
  [
    3,
    (random) => ({
      type: 'burst',
      count: ms(random, 1, 12) * oneOf(random, [1, 1, 6]),
      unheard: oneOf(random, [0, 1, 5, 45]),
      isBackAtOnce: random() < 0.5,
    }),
  ],
  [1, (random) => ({ type: 'no-streams', attempts: ms(random, 2, 6) })],
]

const BROWSER: Weighted<SoakFault> = [
  [3, (random) => ({ type: 'storage-full', ms: ms(random, 1_000, 60_000) })],
  [1, (random) => ({ type: 'sleep', ms: ms(random, 30_000, 300_000) })],
  [2, () => ({ type: 'reload' })],
  [2, (random) => ({ type: 'hidden', ms: ms(random, 1_000, 60_000) })],
  [
    2,
    (random) => ({
      type: 'out-of-sight',
      uuid: oneOf(random, ['local', 'federated']),
      ms: ms(random, 1_000, 120_000),
    }),
  ],
]

const OTHERS: Weighted<WorldAct> = [
  [10, () => 'say'],
  [4, () => 'say-tagged'],
  [4, () => 'reply'],
  [3, () => 'mention'],
  [5, () => 'edit'],
  [5, () => 'delete'],
  [3, () => 'boost'],
  [2, () => 'favourite'],
  [0.5, () => 'follow'],
]

const PERSON: Weighted<PersonAct> = [
  [4, () => 'publish'],
  [3, () => 'draft'],
  [5, () => 'favourite'],
  [3, () => 'boost'],
  [1, () => 'vote'],
  [3, () => 'scroll'],
]

function draw<Item>(random: Random, table: Weighted<Item>): Item {
  const total = table.reduce((sum, [weight]) => sum + weight, 0)
  let left = random() * total
  for (const [weight, make] of table) {
    left -= weight
    if (left < 0) return make(random)
  }
  throw new Error('nothing to draw from')
}

/** Of so many faults one is the browser's own. */
const BROWSER_EVERY = 25

/** What happens, drawn from a seed: the same seed gives the same plan. */
export function planSoak(random: Random, faults: number, steps: number): readonly SoakStep[] {
  const perStep = faults / steps
  let planned = 0
  return Array.from({ length: steps }, (_, step) => {
    const due = Math.round(perStep * (step + 1)) - planned
    const drawn = Array.from({ length: due }, (_none, index) =>
      draw(random, (planned + index) % BROWSER_EVERY === BROWSER_EVERY - 1 ? BROWSER : NETWORK),
    )
    planned += due
    return {
      faults: drawn,
      others: random() < 0.8 ? [draw(random, OTHERS)] : [],
      person: random() < 0.7 ? draw(random, PERSON) : null,
    }
  })
}
