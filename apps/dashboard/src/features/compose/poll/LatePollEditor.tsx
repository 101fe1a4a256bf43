import { lazy } from 'react'

/** Asked for with the first poll. */
export const LatePollEditor = lazy(async () => ({
  default: (await import('./PollEditor.tsx')).PollEditor,
}))
