import { useLingui } from '@lingui/react/macro'
import type { Visibility } from '@colonnade/domain/entities'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { HeaderMark } from './HeaderMark.tsx'
import { visibilityName } from './visibility-name.ts'

/** The picture of each visibility. */
export const VISIBILITY_ICONS: Readonly<Record<Visibility, IconName>> = {
  public: 'globe',
  unlisted: 'unlock',
  private: 'lock',
  direct: 'mail',
}

/** Who may read a post, as a small picture with its name. */
export function VisibilityIcon({ visibility }: { readonly visibility: Visibility }) {
  const { i18n } = useLingui()

  return <HeaderMark icon={VISIBILITY_ICONS[visibility]} name={visibilityName(i18n, visibility)} />
}
