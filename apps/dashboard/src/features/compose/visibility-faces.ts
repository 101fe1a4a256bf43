import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Visibility } from '@colonnade/domain/entities'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'

interface VisibilityFace {
  readonly icon: IconName
  readonly label: MessageDescriptor
  readonly description: MessageDescriptor
}

/** Each visibility as the composer offers it, the widest first. */
export const VISIBILITY_FACES: Readonly<Record<Visibility, VisibilityFace>> = {
  public: {
    icon: 'globe',
    label: msg`Public`,
    description: msg`Everyone, also in the public timelines`,
  },
  unlisted: {
    icon: 'unlock',
    label: msg`Unlisted`,
    description: msg`Everyone, but not in the public timelines`,
  },
  private: { icon: 'lock', label: msg`Followers only`, description: msg`Only your followers` },
  direct: { icon: 'mail', label: msg`Direct`, description: msg`Only those you mention` },
}
