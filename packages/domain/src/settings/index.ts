export {
  changeLocalSetting,
  changeServerSetting,
  isSwitchedOn,
  type SwitchPath,
} from './change-setting.ts'
export {
  type AuthorConfirmation,
  type Contrast,
  CONTRASTS,
  DEFAULT_LOCAL_SETTINGS,
  DENSITIES,
  type Density,
  LANGUAGES,
  type Language,
  type Locale,
  LOCALES,
  type LocalSettings,
  type Motion,
  MOTIONS,
  parseLocalSettings,
  SIDE_ARM_REPLY_MODES,
  SIDE_ARMS,
  type SideArm,
  type SideArmReplyMode,
  TEXT_SIZES,
  type TextSize,
  type Theme,
  THEMES,
} from './local-settings.ts'
export { getSavedColumns, getSavedWorkspaces, toSavedSettings } from './saved-settings.ts'
export {
  DEFAULT_SERVER_SETTINGS,
  type NotificationSwitches,
  parseServerSettings,
  type ServerSettings,
} from './server-settings.ts'
export { getUndescribedMediaPolicy, type UndescribedMediaPolicy } from './undescribed-media.ts'
export { shouldShowIntroduction } from './should-show-introduction.ts'
