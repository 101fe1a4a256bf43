import { useLingui } from '@lingui/react/macro'
import { SettingGroup } from './SettingGroup.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'

/** How pictures and players stand in posts. */
export function MediaPage() {
  const { t } = useLingui()

  return (
    <>
      <SettingGroup title={t`Pictures and videos`}>
        <SettingSwitch
          path={['media', 'letterbox']}
          label={t`Show all of a picture`}
          hint={t`Otherwise it fills its box, cropped around its focal point.`}
        />
        <SettingSwitch path={['media', 'fullwidth']} label={t`From edge to edge of the post`} />
        <SettingSwitch
          path={['media', 'reveal_behind_cw']}
          label={t`Opening a content warning shows sensitive media too`}
        />
      </SettingGroup>
      <SettingGroup title={t`Players`}>
        <SettingSwitch
          path={['media', 'pop_in_player']}
          label={t`Go on in a corner when scrolled out of sight`}
        />
      </SettingGroup>
    </>
  )
}
