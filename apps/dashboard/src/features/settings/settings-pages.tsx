import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType, ReactNode } from 'react'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { AppearancePage } from './AppearancePage.tsx'
import { CollapsedPage } from './CollapsedPage.tsx'
import { ComposePage } from './ComposePage.tsx'
import { GeneralPage } from './GeneralPage.tsx'
import { MediaPage } from './MediaPage.tsx'
import { NotificationsPage } from './NotificationsPage.tsx'
import { WarningsPage } from './WarningsPage.tsx'

interface SettingsPageProps {
  /** A post as columns show it, for pages that change how posts look. */
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

/** All of them, in the order of their tabs. @see MOD-17 */
export const SETTINGS_PAGES: readonly [SettingsPage, ...SettingsPage[]] = [
  GENERAL,
  { id: 'appearance', label: msg`Appearance`, icon: 'moon', Page: AppearancePage },
  { id: 'compose', label: msg`Compose box`, icon: 'pen', Page: ComposePage },
  { id: 'warnings', label: msg`Content warnings`, icon: 'warning', Page: WarningsPage },
  { id: 'collapsed', label: msg`Collapsed`, icon: 'fold', Page: CollapsedPage },
  { id: 'media', label: msg`Media`, icon: 'image', Page: MediaPage },
  { id: 'notifications', label: msg`Notifications`, icon: 'bell', Page: NotificationsPage },
]
