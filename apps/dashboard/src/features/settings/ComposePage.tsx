import { useLingui } from '@lingui/react/macro'
import { getUndescribedMediaPolicy } from '@colonnade/domain/settings'
import { useAppValue } from '../../state/react/index.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { SettingChoice } from './SettingChoice.tsx'
import { SettingGroup } from './SettingGroup.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'
import { useLocalSettings } from './use-local-settings.ts'

/** Settings of the composer and its confirmations. */
export function ComposePage() {
  const { t } = useLingui()
  const [settings, change] = useLocalSettings()
  const hasSeveral = useAppValue(sessionsAtom).length > 1
  const { side_arm, side_arm_reply_mode } = settings

  return (
    <>
      <SettingGroup title={t`Writing`}>
        <SettingSwitch
          path={['always_show_spoilers_field']}
          label={t`Always show the content warning field`}
        />
        <SettingSwitch
          path={['preselect_on_reply']}
          label={t`Pre-select usernames on reply`}
          hint={t`When replying to a conversation with multiple participants, pre-select usernames past the first`}
        />
        <SettingSwitch
          path={['mention_in_every_part']}
          label={t`Mention others in every part of a thread`}
          hint={t`When this is off, only the first part mentions them.`}
        />
      </SettingGroup>
      <SettingGroup title={t`Confirmations`}>
        <SettingSwitch
          path={['confirm_before_clearing_draft']}
          label={t`Show confirmation dialog before overwriting the message being composed`}
        />
        {hasSeveral && (
          <SettingChoice
            label={t`Reply as another account than the column's`}
            value={settings.confirm_other_author}
            options={[
              { value: 'once', label: t`Ask once for each account` },
              { value: 'always', label: t`Always ask` },
              { value: 'never', label: t`Never ask` },
            ]}
            onChange={(value) => change(['confirm_other_author'], value)}
          />
        )}
        <SettingChoice
          label={t`Missing alt text`}
          value={getUndescribedMediaPolicy(settings)}
          options={[
            {
              value: 'publish',
              label: t`Allow`,
              description: t`Media can be published without alt text`,
            },
            {
              value: 'ask',
              label: t`Warn before posting`,
              description: t`Show confirmation dialog before publishing media without alt text`,
            },
            {
              value: 'refuse',
              label: t`Require alt text`,
              description: t`Media without alt text can't be published`,
            },
          ]}
          onChange={(value) => {
            change(['confirm_missing_media_description'], value !== 'publish')
            change(['refuse_missing_media_description'], value === 'refuse')
          }}
        />
      </SettingGroup>
      <SettingGroup
        title={t`Secondary post button`}
        hint={t`Publishes with its own visibility, regardless of the post's visibility setting.`}
      >
        <SettingChoice
          label={t`Visibility`}
          value={side_arm}
          options={[
            { value: 'none', label: t`No secondary button` },
            { value: 'public', label: t`Public` },
            { value: 'unlisted', label: t`Unlisted` },
            { value: 'private', label: t`Followers only` },
            { value: 'direct', label: t`Direct` },
          ]}
          onChange={(value) => change(['side_arm'], value)}
        />
        <SettingChoice
          label={t`When replying to a post, the secondary button should`}
          value={side_arm_reply_mode}
          options={[
            { value: 'keep', label: t`Keep its set privacy` },
            { value: 'copy', label: t`Copy privacy setting of the post being replied to` },
            {
              value: 'restrict',
              label: t`Restrict privacy setting to that of the post being replied to`,
            },
          ]}
          onChange={(value) => change(['side_arm_reply_mode'], value)}
        />
      </SettingGroup>
    </>
  )
}
