import type { NetworkFault } from '@colonnade/demo-server/testing/faults'

/** Faults of the browser. */
export type BrowserFault =
  /** The storage is full for this time. */
  | { readonly type: 'storage-full'; readonly ms: number }
  /** The device sleeps. */
  | { readonly type: 'sleep'; readonly ms: number }
  /** The tab is closed and opened again. */
  | { readonly type: 'reload' }
  /** The page is hidden for a while. */
  | { readonly type: 'hidden'; readonly ms: number }
  /** A column is hidden for a while. */
  | {
      readonly type: 'out-of-sight'
      readonly uuid: 'local' | 'federated'
      readonly ms: number
    }

/** Faults of all streams, while requests continue to work. */
export type StreamLoss =
  /** This number of posts is published right before the streams are lost. */
  | {
      readonly type: 'burst'
      readonly count: number
      /** How many more are published while the connection is already lost but the loss is not detected. */
      readonly unheard: number
      /** Whether the network is available again immediately. */
      readonly isBackAtOnce: boolean
    }
  /** No stream opens for a while, and the user publishes a post in that time. */
  | { readonly type: 'no-streams'; readonly attempts: number }

export type SoakFault = NetworkFault | BrowserFault | StreamLoss

export type OtherAction =
  | 'say'
  | 'say-tagged'
  | 'reply'
  | 'mention'
  | 'edit'
  | 'delete'
  | 'boost'
  | 'favourite'
  | 'follow'
export type UserAction = 'publish' | 'draft' | 'favourite' | 'boost' | 'vote' | 'scroll'

/** One step: the actions of other accounts and of the user, and the faults. */
export interface SoakStep {
  readonly faults: readonly SoakFault[]
  readonly others: readonly OtherAction[]
  readonly user: UserAction | null
}

type Random = () => number
type Weighted<Item> = readonly (readonly [weight: number, make: (random: Random) => Item])[]

const drawMs = (random: Random, least: number, most: number) =>
  Math.round(least + random() * (most - least))
const pickOne = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

const NETWORK: Weighted<SoakFault> = [
  [10, () => ({ type: 'lose-request' })],
  [10, () => ({ type: 'lose-answer' })],
  [5, () => ({ type: 'lose-answer', method: 'POST' })],
  [8, () => ({ type: 'cut' })],
  [10, (random) => ({ type: 'delay', ms: drawMs(random, 200, 20_000) })],
  [8, () => ({ type: 'overtake' })],
  [8, (random) => ({ type: 'repeat', delivered: pickOne(random, ['first', 'second']) })],
  [
    4,
    (random) => ({
      type: 'repeat',
      delivered: pickOne(random, ['first', 'second']),
      method: 'POST',
    }),
  ],
  [
    3,
    (random) => ({ type: 'refuse', status: 429, body: 'json', retryAfter: drawMs(random, 1, 6) }),
  ],
  [0.3, () => ({ type: 'refuse', status: 429, body: 'html' })],
  [
    12,
    (random) => ({
      type: 'refuse',
      status: pickOne(random, [500, 502, 503, 504]),
      body: pickOne(random, ['html', 'json', 'empty']),
    }),
  ],
  [4, () => ({ type: 'silence' })],
  [3, () => ({ type: 'stream-drop' })],
  [2, () => ({ type: 'stream-cut' })],
  [1, () => ({ type: 'stream-silence' })],
  [4, () => ({ type: 'stream-repeat' })],
  [4, () => ({ type: 'stream-overtake' })],
  [4, (random) => ({ type: 'stream-delay', ms: drawMs(random, 100, 5_000) })],
  [1.5, (random) => ({ type: 'handshake-refuse', status: pickOne(random, [502, 503]) })],
  [0.5, () => ({ type: 'handshake-silence' })],
  [
    3,
    (random) => ({
      type: 'burst',
      count: drawMs(random, 1, 12) * pickOne(random, [1, 1, 6]),
      unheard: pickOne(random, [0, 1, 5, 45]),
      isBackAtOnce: random() < 0.5,
    }),
  ],
  [1, (random) => ({ type: 'no-streams', attempts: drawMs(random, 2, 6) })],
]

const BROWSER: Weighted<SoakFault> = [
  [3, (random) => ({ type: 'storage-full', ms: drawMs(random, 1_000, 60_000) })],
  [1, (random) => ({ type: 'sleep', ms: drawMs(random, 30_000, 300_000) })],
  [2, () => ({ type: 'reload' })],
  [2, (random) => ({ type: 'hidden', ms: drawMs(random, 1_000, 60_000) })],
  [
    2,
    (random) => ({
      type: 'out-of-sight',
      uuid: pickOne(random, ['local', 'federated']),
      ms: drawMs(random, 1_000, 120_000),
    }),
  ],
]

const OTHERS: Weighted<OtherAction> = [
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

const USER: Weighted<UserAction> = [
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

/** One of this number of faults is a fault of the browser. */
const BROWSER_EVERY = 25

/** Draws a plan. The same seed gives the same plan. */
export function planSoak(random: Random, faults: number, steps: number): readonly SoakStep[] {
  const perStep = faults / steps
  let planned = 0
  return Array.from({ length: steps }, (_, step) => {
    const due = Math.round(perStep * (step + 1)) - planned
    const stepFaults = Array.from({ length: due }, (_none, index) =>
      draw(random, (planned + index) % BROWSER_EVERY === BROWSER_EVERY - 1 ? BROWSER : NETWORK),
    )
    planned += due
    return {
      faults: stepFaults,
      others: random() < 0.8 ? [draw(random, OTHERS)] : [],
      user: random() < 0.7 ? draw(random, USER) : null,
    }
  })
}
