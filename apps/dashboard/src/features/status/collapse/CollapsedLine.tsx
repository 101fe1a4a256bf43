import { Trans, useLingui } from '@lingui/react/macro'
import type { StatusRecord } from '@colonnade/domain/entities'
import { hasContentWarning, hasVisibleText, isRtl } from '@colonnade/domain/text'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { replaceEmoji } from '../content/emojify.tsx'
import { HeaderIcon } from '../header/HeaderIcon.tsx'
import styles from './Collapse.module.css'

/** In UTF-16 units: more than fits into the widest column. */
const MAX_LINE_LENGTH = 400

interface CollapsedLineProps {
  readonly status: StatusRecord
  readonly isAnimated: boolean
  /** Opens the content warning, and expands the post with it; null when the warning stays closed. */
  readonly onOpenWarning: (() => void) | null
}

/** The beginning of a collapsed post: its content warning or its text, and icons for its other content. */
export function CollapsedLine({ status, isAnimated, onOpenWarning }: CollapsedLineProps) {
  const hasWarning = hasContentWarning(status)
  const text = (hasWarning ? status.spoiler_text : status.search_index).slice(0, MAX_LINE_LENGTH)
  const words = hasVisibleText(text) ? text : getMediaDescription(status)

  return (
    <div className={styles['line']}>
      {hasWarning && <Icon name="warning" size={14} />}
      <p className={styles['text']} dir={isRtl(words) ? 'rtl' : 'ltr'}>
        {replaceEmoji(words, hasWarning ? status.emojis : getVisibleEmojis(status), isAnimated)}
      </p>
      <CollapsedMarks status={status} />
      {hasWarning && onOpenWarning !== null && (
        <Button
          variant="link"
          className={styles['more']}
          aria-expanded={false}
          onClick={onOpenWarning}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  )
}

const CODE = /<(code|kbd|pre|samp|tt)(?![a-z0-9-])[\s\S]*?(?:<\/\1\s*>|$)/gi

/** Returns the emoji outside of code. Inside code, shortcodes are text. */
function getVisibleEmojis({ content, emojis }: StatusRecord): StatusRecord['emojis'] {
  if (emojis.length === 0) return emojis
  const prose = content.replace(CODE, '')
  return prose === content
    ? emojis
    : emojis.filter(({ shortcode }) => prose.includes(`:${shortcode}:`))
}

/** Returns the media descriptions, for a post without text. */
function getMediaDescription({ media_attachments: media }: StatusRecord): string {
  return media.find(({ description }) => description?.trim())?.description ?? ''
}

interface CollapsedMarksProps {
  readonly status: StatusRecord
}

/** Icons for the other content of a collapsed post. */
function CollapsedMarks({ status }: CollapsedMarksProps) {
  const { t } = useLingui()
  const types = new Set(status.media_attachments.map(({ type }) => type))

  return (
    <>
      {types.has('image') && <HeaderIcon icon="image" name={t`Images`} />}
      {(types.has('video') || types.has('gifv')) && <HeaderIcon icon="play" name={t`Video`} />}
      {types.has('audio') && <HeaderIcon icon="sound" name={t`Audio`} />}
      {types.has('unknown') && <HeaderIcon icon="file" name={t`Files`} />}
      {status.poll !== null && <HeaderIcon icon="poll" name={t`Poll`} />}
    </>
  )
}
