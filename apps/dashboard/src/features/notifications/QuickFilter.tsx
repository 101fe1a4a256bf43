import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { chooseQuickFilterAtom } from '../../state/notifications/choose-quick-filter.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { serverSettingsAtom } from '../../state/settings/server-settings.ts'
import { Tabs } from '../../ui/tabs/Tabs.tsx'

const OTHERS = [
  { id: 'favourite', label: msg`Favourites` },
  { id: 'reblog', label: msg`Boosts` },
  { id: 'follow', label: msg`Follows` },
] as const

/** One kind of notification at a time, or all: mentions alone, or every kind where that is chosen (NTF-05). */
export function QuickFilter() {
  const { t, i18n } = useLingui()
  const { active, show, advanced } = useSessionValue(serverSettingsAtom).notifications.quickFilter
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
        ...(advanced ? OTHERS.map(({ id, label }) => ({ id, label: i18n._(label) })) : []),
      ]}
    />
  )
}
