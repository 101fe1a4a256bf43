import { useId, useMemo, useState } from 'react'
import type { MentionEntity, StatusEditEntity, TagEntity } from '@colonnade/domain/entities'
import { hasContentWarning, htmlToText, isRtl } from '@colonnade/domain/text'
import { ContentWarningToggle } from '../content/ContentWarningToggle.tsx'
import { replaceEmoji } from '../content/emojify.tsx'
import { renderContent } from '../content/render-content.tsx'
import { PreviewMedia } from './PreviewMedia.tsx'
import contentStyles from '../content/Content.module.css'
import styles from './Preview.module.css'

interface ReadOnlyContentProps {
  /** A post, or one version of it. */
  readonly post: Pick<
    StatusEditEntity,
    'content' | 'emojis' | 'media_attachments' | 'poll' | 'sensitive' | 'spoiler_text'
  >
  readonly mentions: readonly MentionEntity[]
  readonly tags: readonly TagEntity[]
  readonly isAnimated: boolean
}

/** The text, media and poll of a post, without any actions. */
export function ReadOnlyContent({ post, mentions, tags, isAnimated }: ReadOnlyContentProps) {
  const { content, emojis } = post
  const hasWarning = hasContentWarning(post)
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
        <ContentWarningToggle
          warning={replaceEmoji(post.spoiler_text, emojis, isAnimated)}
          isOpen={isOpen}
          bodyId={bodyId}
          onToggle={() => {
            setIsOpen(!isOpen)
          }}
        />
      )}
      <div id={bodyId} className={styles['text']} hidden={!isOpen}>
        {isOpen && content !== '' && (
          <div className={contentStyles['content']} dir={direction}>
            {nodes}
          </div>
        )}
        {isOpen && post.poll !== null && (
          <ul className={styles['options']}>
            {post.poll.options.map(({ title }) => (
              <li key={title} dir="auto">
                {replaceEmoji(title, emojis, isAnimated)}
              </li>
            ))}
          </ul>
        )}
        {isOpen && <PreviewMedia media={post.media_attachments} isHidden={post.sensitive} />}
      </div>
    </>
  )
}
