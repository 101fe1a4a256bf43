import { useId, useMemo, useState } from 'react'
import type { MentionEntity, StatusEditEntity, TagEntity } from '@colonnade/domain/entities'
import { hasContentWarning, htmlToText, isRtl } from '@colonnade/domain/text'
import { emojify } from '../content/emojify.tsx'
import { renderContent } from '../content/render-content.tsx'
import { SpoilerToggle } from '../content/SpoilerToggle.tsx'
import { PreviewMedia } from './PreviewMedia.tsx'
import contentStyles from '../content/Content.module.css'
import styles from './Preview.module.css'

interface PostWordsProps {
  /** A post, or one version of it. */
  readonly words: Pick<
    StatusEditEntity,
    'content' | 'emojis' | 'media_attachments' | 'poll' | 'sensitive' | 'spoiler_text'
  >
  readonly mentions: readonly MentionEntity[]
  readonly tags: readonly TagEntity[]
  readonly isAnimated: boolean
}

/** What a post says and what hangs on it, to be read and not to be acted on. */
export function PostWords({ words, mentions, tags, isAnimated }: PostWordsProps) {
  const { content, emojis } = words
  const hasWarning = hasContentWarning(words)
  const [isOpen, setIsOpen] = useState(!hasWarning)
  const bodyId = useId()
  const direction = useMemo(() => (isRtl(htmlToText(content)) ? 'rtl' : 'ltr'), [content])
  const nodes = useMemo(
    () => renderContent(content, { emojis, mentions, tags, isAnimated }),
    [content, emojis, mentions, tags, isAnimated],
  )

  return (
    <>
      {hasWarning && (
        <SpoilerToggle
          warning={emojify(words.spoiler_text, emojis, isAnimated)}
          isOpen={isOpen}
          bodyId={bodyId}
          onToggle={() => {
            setIsOpen(!isOpen)
          }}
        />
      )}
      <div id={bodyId} className={styles['words']} hidden={!isOpen}>
        {isOpen && content !== '' && (
          <div className={contentStyles['content']} dir={direction}>
            {nodes}
          </div>
        )}
        {isOpen && words.poll !== null && (
          <ul className={styles['options']}>
            {words.poll.options.map(({ title }) => (
              <li key={title} dir="auto">
                {emojify(title, emojis, isAnimated)}
              </li>
            ))}
          </ul>
        )}
        {isOpen && <PreviewMedia media={words.media_attachments} isHidden={words.sensitive} />}
      </div>
    </>
  )
}
