import { followRequestCountAtom } from '../../../state/account-lists/account-lists.ts'
import { useSessionValue } from '../../../state/react/index.ts'
import { CountBadge } from '../../../ui/count/CountBadge.tsx'

interface FollowRequestBadgeProps {
  readonly className: string | undefined
}

/** The number of follow requests on the menu's button. @see SES-16 */
export function FollowRequestBadge({ className }: FollowRequestBadgeProps) {
  const waiting = useSessionValue(followRequestCountAtom) ?? 0
  return <CountBadge value={waiting} className={className} />
}
