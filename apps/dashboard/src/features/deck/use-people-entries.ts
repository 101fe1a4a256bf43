import { useLingui } from '@lingui/react/macro'
import { waitingRequestsAtom } from '../../state/people-lists/waiting-requests.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { goTo } from '../../ui/link/go-to.ts'
import type { MenuEntries } from '../../ui/menu/menu-entries.ts'

/** The ways to lists of people, each where it applies: who waits is told beside. @see SES-16 */
export function usePeopleEntries(): () => MenuEntries {
  const { t, i18n } = useLingui()
  const { api } = useSession()
  const waiting = useSessionValue(waitingRequestsAtom)

  return () => {
    const { has } = api.capabilities
    const screens = [
      [waiting !== null, '/follow_requests', t`Follow requests`, 'person'],
      [has('lists'), '/lists', t`Lists`, 'list'],
      [true, '/blocks', t`Blocked accounts`, 'block'],
      [has('accountMutes'), '/mutes', t`Muted accounts`, 'mute'],
      [has('domainBlocks'), '/domain_blocks', t`Blocked domains`, 'globe'],
    ] as const
    return screens.flatMap(([applies, path, label, icon]) => {
      if (!applies) return []
      const count = path === '/follow_requests' ? (waiting ?? 0) : 0
      const meta = count > 0 ? { meta: i18n.number(count) } : {}
      return [{ id: path, label, icon, ...meta, onSelect: () => goTo(path) }]
    })
  }
}
