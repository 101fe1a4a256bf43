import { useLingui } from '@lingui/react/macro'
import { undescribedMedia } from '@colonnade/domain/settings'
import { SettingChoice } from './SettingChoice.tsx'
import { SettingGroup } from './SettingGroup.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'
import { useLocalSettings } from './use-local-settings.ts'

/** What the composer shows, and when it asks. */
export function ComposePage() {
  const { t } = useLingui()
  const [settings, change] = useLocalSettings()
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
          label={t`Select further names when replying`}
          hint={t`The first name stays; typing drops the others.`}
        />
        <SettingSwitch
          path={['mention_in_every_part']}
          label={t`Mention others in every part of a thread`}
          hint={t`When this is off, only the first part mentions them.`}
        />
      </SettingGroup>
      <SettingGroup title={t`Questions`}>
        <SettingSwitch
          path={['confirm_before_clearing_draft']}
          label={t`Ask before turning what you are writing into a reply`}
        />
        <SettingChoice
          label={t`Media without a description`}
          value={undescribedMedia(settings)}
          options={[
            { value: 'publish', label: t`Off`, description: t`They are published` },
            { value: 'ask', label: t`Ask`, description: t`Before they are published` },
            {
              value: 'refuse',
              label: t`Refuse`,
              description: t`Nothing is published before it is described`,
            },
          ]}
          onChange={(value) => {
            change(['confirm_missing_media_description'], value !== 'publish')
            change(['refuse_missing_media_description'], value === 'refuse')
          }}
        />
      </SettingGroup>
      <SettingGroup
        title={t`Second publish button`}
        hint={t`Publishes with a visibility of its own, whatever the post is set to.`}
      >
        <SettingChoice
          label={t`Visibility`}
          value={side_arm}
          options={[
            { value: 'none', label: t`No second button` },
            { value: 'public', label: t`Public` },
            { value: 'unlisted', label: t`Unlisted` },
            { value: 'private', label: t`Followers only` },
            { value: 'direct', label: t`Direct` },
          ]}
          onChange={(value) => change(['side_arm'], value)}
        />
        <SettingChoice
          label={t`When replying, the second button should`}
          value={side_arm_reply_mode}
          options={[
            { value: 'keep', label: t`Keep its own visibility` },
            { value: 'copy', label: t`Use the visibility of the post` },
            { value: 'restrict', label: t`Use the stricter of the two` },
          ]}
          onChange={(value) => change(['side_arm_reply_mode'], value)}
        />
      </SettingGroup>
    </>
  )
}
