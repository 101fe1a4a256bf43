import type { Session } from '../../state/session.ts'

/** Whether a profile of this server shows other people, by either name that the call has. */
export const canFeature = ({ has }: Session['api']['capabilities']): boolean =>
  has('endorsements') || has('accountEndorsements')
