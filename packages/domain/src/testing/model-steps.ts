/** The actions of a step. Each has a number, which says how many or which rows. */
export const ACTIONS = [
  'publish',
  'burst',
  'publish late',
  'publish own',
  'delete',
  'open',
  'drop',
  'drop losing events',
  'deliver',
  'deliver all',
  'ask newest',
  'ask whole',
  'verify',
  'ask older',
  'fill from top',
  'fill from bottom',
  'confirm',
  'serve',
  'serve last',
  'answer',
  'answer last',
  'answer twice',
  'fail',
  'scroll down',
  'scroll up',
  'hide',
  'reveal',
  'stop listening',
] as const

export type Action = (typeof ACTIONS)[number]
export type Step = readonly [action: Action, amount: number]
