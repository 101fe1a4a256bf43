import { Trans, useLingui } from '@lingui/react/macro'
import { chooseQuickFilterAtom } from '../../state/notifications/choose-quick-filter.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { serverSettingsAtom } from '../../state/settings/server-settings.ts'
import { Tabs } from '../../ui/tabs/Tabs.tsx'

/** One kind of notification at a time, or all. */
export function QuickFilter() {
  const { t } = useLingui()
  const { active, show } = useSessionValue(serverSettingsAtom).notifications.quickFilter
  const choose = useSessionAction(chooseQuickFilterAtom)
  if (!show) return null

  return (
    <Tabs
      label={t`Show`}
      selected={active}
      onSelect={(kind) => void choose(kind)}
      tabs={[
        { id: 'all', label: <Trans>All</Trans> },
        { id: 'mention', label: <Trans>Mentions</Trans> },
        { id: 'reblog', label: <Trans>Boosts</Trans> },
        { id: 'follow', label: <Trans>Follows</Trans> },
      ]}
    />
  )
}
