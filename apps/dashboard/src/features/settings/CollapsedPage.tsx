import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { SettingGroup } from './SettingGroup.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'
import { useLocalSettings } from './use-local-settings.ts'

const REASONS = [
  { path: ['collapsed', 'auto', 'notifications'], label: msg`Favourites and boosts of my posts` },
  { path: ['collapsed', 'auto', 'lengthy'], label: msg`Long posts` },
  { path: ['collapsed', 'auto', 'reblogs'], label: msg`Boosts` },
  { path: ['collapsed', 'auto', 'replies'], label: msg`Replies` },
  { path: ['collapsed', 'auto', 'media'], label: msg`Posts with media` },
] as const

/** Which posts start as one line, and how they look. */
export function CollapsedPage() {
  const { t, i18n } = useLingui()
  const [{ collapsed }] = useLocalSettings()
  const isOff = !collapsed.enabled

  return (
    <>
      <SettingGroup
        title={t`Collapsed posts`}
        hint={t`A collapsed post is one line until you open it.`}
      >
        <SettingSwitch path={['collapsed', 'enabled']} label={t`Posts can be collapsed`} />
        <SettingSwitch
          path={['collapsed', 'show_action_bar']}
          label={t`Keep the action buttons`}
          isDisabled={isOff}
        />
      </SettingGroup>
      <SettingGroup title={t`Collapse by themselves`}>
        <SettingSwitch
          path={['collapsed', 'auto', 'all']}
          label={t`Every post`}
          isDisabled={isOff}
        />
        {REASONS.map(({ path, label }) => (
          <SettingSwitch
            key={path[2]}
            path={path}
            label={i18n._(label)}
            isDisabled={isOff || collapsed.auto.all}
          />
        ))}
      </SettingGroup>
      <SettingGroup title={t`Behind collapsed posts`}>
        <SettingSwitch
          path={['collapsed', 'backgrounds', 'user_backgrounds']}
          label={t`The author’s header picture`}
          isDisabled={isOff}
        />
        <SettingSwitch
          path={['collapsed', 'backgrounds', 'preview_images']}
          label={t`The first picture of the post`}
          isDisabled={isOff}
        />
      </SettingGroup>
    </>
  )
}
