import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Visibility } from '@colonnade/domain/entities'

const NAMES = {
  public: msg`Public`,
  unlisted: msg`Unlisted`,
  private: msg`Followers only`,
  direct: msg`Direct`,
} satisfies Record<Visibility, unknown>

export function getVisibilityName(i18n: I18n, visibility: Visibility): string {
  return i18n._(NAMES[visibility])
}
