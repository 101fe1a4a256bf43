import { Plural, Trans } from '@lingui/react/macro'
import type { Emoji, SkinTone } from '@colonnade/domain/emoji'
import { EmojiFace } from './EmojiFace.tsx'
import styles from './EmojiPicker.module.css'

interface EmojiPreviewProps {
  readonly emoji: Emoji | null
  readonly tone: SkinTone
  readonly cells: ReadonlyMap<string, number>
  /** How many a search found; null without one. */
  readonly count: number | null
}

/** The name of the emoji that is looked at, and how it is written out. */
export function EmojiPreview({ emoji, tone, cells, count }: EmojiPreviewProps) {
  return (
    <div className={styles['preview']}>
      {emoji === null ? (
        <span className={styles['idle']}>
          <Trans>Pick an emoji</Trans>
        </span>
      ) : (
        <>
          <EmojiFace emoji={emoji} tone={tone} cells={cells} />
          <span className={styles['words']} aria-hidden="true">
            <b>{emoji.name}</b>
            <small dir="ltr">:{emoji.id}:</small>
          </span>
        </>
      )}
      <output className="visually-hidden">
        {count !== null && <Plural value={count} one="# emoji found" other="# emoji found" />}
      </output>
    </div>
  )
}
