import { perSession } from '../session.ts'

/** Asks for what is kept to follow what is shown now: somebody was taken out of sight. Set by `keep-seen.ts`. */
export const keepSoon = perSession(() => ({ ask: () => {} }))
