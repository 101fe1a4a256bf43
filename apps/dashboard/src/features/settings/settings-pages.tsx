import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { findWarningFilterError } from '@colonnade/domain/status'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { TextField } from '../../ui/text-field/TextField.tsx'
import { AppearancePage } from './AppearancePage.tsx'
import { ComposePage } from './ComposePage.tsx'
import { GeneralPage } from './GeneralPage.tsx'
import { SettingGroup } from './SettingGroup.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'
import { useLocalSettings } from './use-local-settings.ts'

const AUTO_COLLAPSE_SETTINGS = [
  { path: ['collapsed', 'auto', 'notifications'], label: msg`Favourites and boosts of my posts` },
  { path: ['collapsed', 'auto', 'lengthy'], label: msg`Long posts` },
  { path: ['collapsed', 'auto', 'reblogs'], label: msg`Boosts` },
  { path: ['collapsed', 'auto', 'replies'], label: msg`Replies` },
  { path: ['collapsed', 'auto', 'media'], label: msg`Posts with media` },
] as const

/** Settings of collapsed posts: which ones collapse, and how they look. */
function CollapsedPage() {
  const { t, i18n } = useLingui()
  const [{ collapsed }] = useLocalSettings()
  const isOff = !collapsed.enabled

  return (
    <>
      <SettingGroup
        title={t`Collapsed posts`}
        hint={t`A collapsed post is one line until you open it.`}
      >
        <SettingSwitch path={['collapsed', 'enabled']} label={t`Enable collapsed posts`} />
        <SettingSwitch
          path={['collapsed', 'show_action_bar']}
          label={t`Show action buttons in collapsed posts`}
          isDisabled={isOff}
        />
      </SettingGroup>
      <SettingGroup title={t`Automatic collapsing`}>
        <SettingSwitch
          path={['collapsed', 'auto', 'all']}
          label={t`Every post`}
          isDisabled={isOff}
        />
        {AUTO_COLLAPSE_SETTINGS.map(({ path, label }) => (
          <SettingSwitch
            key={path[2]}
            path={path}
            label={i18n._(label)}
            isDisabled={isOff || collapsed.auto.all}
          />
        ))}
      </SettingGroup>
      <SettingGroup title={t`Collapsed post backgrounds`}>
        <SettingSwitch
          path={['collapsed', 'backgrounds', 'user_backgrounds']}
          label={t`The author's header picture`}
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

/** Settings that unfold content warnings automatically. */
function WarningsPage() {
  const { t } = useLingui()
  const [{ content_warnings }, change] = useLocalSettings()
  const filter = content_warnings.filter ?? ''
  const error = findWarningFilterError(filter)
  const messages = {
    invalid: t`Invalid regular expression. All warnings stay folded.`,
    unsupported: t`Backreferences and flags aren't supported. All warnings stay folded.`,
    'too-large': t`Pattern too complex. All warnings stay folded.`,
  }

  return (
    <SettingGroup title={t`Posts with a content warning`}>
      <SettingSwitch
        path={['content_warnings', 'auto_unfold']}
        label={t`Automatically unfold content warnings`}
      />
      <TextField
        label={t`Content warnings to not automatically unfold`}
        value={filter}
        disabled={!content_warnings.auto_unfold}
        spellCheck={false}
        autoCapitalize="none"
        hint={t`A regular expression, such as: spoiler|politics`}
        error={error === null ? null : messages[error]}
        onChange={(text) => change(['content_warnings', 'filter'], text === '' ? null : text)}
      />
    </SettingGroup>
  )
}

/** Settings of media and players in posts. */
function MediaPage() {
  const { t } = useLingui()

  return (
    <>
      <SettingGroup title={t`Pictures and videos`}>
        <SettingSwitch
          path={['media', 'letterbox']}
          label={t`Letterbox media`}
          hint={t`Scale down and letterbox media to fill the image containers instead of stretching and cropping them`}
        />
        <SettingSwitch path={['media', 'fullwidth']} label={t`Full-width media previews`} />
        <SettingSwitch
          path={['media', 'reveal_behind_cw']}
          label={t`Reveal sensitive media behind a CW by default`}
        />
      </SettingGroup>
      <SettingGroup title={t`Players`}>
        <SettingSwitch path={['media', 'pop_in_player']} label={t`Enable pop-in player`} />
      </SettingGroup>
    </>
  )
}

/** The unread badges in this browser. */
function NotificationsPage() {
  const { t } = useLingui()

  return (
    <SettingGroup
      title={t`Unread notifications`}
      hint={t`Manage notification types in the Notifications column settings.`}
    >
      <SettingSwitch path={['notifications', 'tab_badge']} label={t`Unread badge on the bell`} />
      <SettingSwitch
        path={['notifications', 'favicon_badge']}
        label={t`Unread count on the page's icon`}
      />
    </SettingGroup>
  )
}

interface SettingsPageProps {
  /** A sample post as columns render it, for pages that change how posts look. */
  readonly sample: ReactNode
}

interface SettingsPage {
  readonly id: string
  readonly label: MessageDescriptor
  readonly icon: IconName
  readonly Page: ComponentType<SettingsPageProps>
}

const GENERAL: SettingsPage = {
  id: 'general',
  label: msg`General`,
  icon: 'sliders',
  Page: GeneralPage,
}

/** All pages, in the order of their tabs. @see MOD-17 */
export const SETTINGS_PAGES: readonly [SettingsPage, ...SettingsPage[]] = [
  GENERAL,
  { id: 'appearance', label: msg`Appearance`, icon: 'moon', Page: AppearancePage },
  { id: 'compose', label: msg`Compose box`, icon: 'pen', Page: ComposePage },
  { id: 'warnings', label: msg`Content warnings`, icon: 'warning', Page: WarningsPage },
  { id: 'collapsed', label: msg`Collapsed`, icon: 'fold', Page: CollapsedPage },
  { id: 'media', label: msg`Media`, icon: 'image', Page: MediaPage },
  { id: 'notifications', label: msg`Notifications`, icon: 'bell', Page: NotificationsPage },
]
