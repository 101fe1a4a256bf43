import { Plural } from '@lingui/react/macro'
import type { FoundTagEntity } from '@colonnade/domain/entities'
import { normaliseTag } from '@colonnade/domain/timeline'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { Sparkline } from './Sparkline.tsx'
import styles from './Search.module.css'

interface TagRowProps {
  readonly tag: FoundTagEntity
}

/** A hashtag, and how much it was used in the last days where the server counts it. */
export function TagRow({ tag }: TagRowProps) {
  const people = tag.history.reduce((sum, day) => sum + day.accounts, 0)

  return (
    <AppLink
      to={`/timelines/tag/${encodeURIComponent(normaliseTag(tag.name))}`}
      className={styles['tag']}
    >
      <Icon name="hash" size={18} />
      <b dir="auto">{tag.name}</b>
      {people > 0 && (
        <span className={styles['use']}>
          <Plural value={people} one="# person lately" other="# people lately" />
        </span>
      )}
      <Sparkline values={tag.history.map(({ uses }) => uses).toReversed()} />
    </AppLink>
  )
}
