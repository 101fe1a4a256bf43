import { Trans, useLingui } from '@lingui/react/macro'
import type { StatusRecord } from '@colonnade/domain/entities'
import { hasContentWarning, hasVisibleText, isRtl } from '@colonnade/domain/text'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { emojify } from '../content/emojify.tsx'
import { HeaderMark } from '../header/HeaderMark.tsx'
import styles from './Collapse.module.css'

/** UTF-16 units: more than fit into the widest column. */
const LINE_LENGTH = 400

interface CollapsedLineProps {
  readonly status: StatusRecord
  readonly isAnimated: boolean
  /** Opens what the content warning warns of, and the whole post with it; null where it stays closed. */
  readonly onOpenWarning: (() => void) | null
}

/** The beginning of a collapsed post: its warning, or its words, and what else there is in it. */
export function CollapsedLine({ status, isAnimated, onOpenWarning }: CollapsedLineProps) {
  const hasWarning = hasContentWarning(status)
  const text = (hasWarning ? status.spoiler_text : status.search_index).slice(0, LINE_LENGTH)
  const words = hasVisibleText(text) ? text : descriptionOf(status)

  return (
    <div className={styles['line']}>
      {hasWarning && <Icon name="warning" size={14} />}
      <p className={styles['words']} dir={isRtl(words) ? 'rtl' : 'ltr'}>
        {emojify(words, hasWarning ? status.emojis : drawnEmojis(status), isAnimated)}
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

/** Those that stand outside of code: in it colons are letters. */
function drawnEmojis({ content, emojis }: StatusRecord): StatusRecord['emojis'] {
  if (emojis.length === 0) return emojis
  const prose = content.replace(CODE, '')
  return prose === content
    ? emojis
    : emojis.filter(({ shortcode }) => prose.includes(`:${shortcode}:`))
}

/** A post without words is known by its pictures. */
function descriptionOf({ media_attachments: media }: StatusRecord): string {
  return media.find(({ description }) => description?.trim())?.description ?? ''
}

interface CollapsedMarksProps {
  readonly status: StatusRecord
}

/** What else there is in a collapsed post, as small pictures. */
function CollapsedMarks({ status }: CollapsedMarksProps) {
  const { t } = useLingui()
  const types = new Set(status.media_attachments.map(({ type }) => type))

  return (
    <>
      {types.has('image') && <HeaderMark icon="image" name={t`Images`} />}
      {(types.has('video') || types.has('gifv')) && <HeaderMark icon="play" name={t`Video`} />}
      {types.has('audio') && <HeaderMark icon="sound" name={t`Audio`} />}
      {types.has('unknown') && <HeaderMark icon="file" name={t`Files`} />}
      {status.poll !== null && <HeaderMark icon="poll" name={t`Poll`} />}
    </>
  )
}
