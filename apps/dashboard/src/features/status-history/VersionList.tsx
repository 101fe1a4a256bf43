import { Trans, useLingui } from '@lingui/react/macro'
import type { MentionEntity, StatusEditEntity, TagEntity } from '@colonnade/domain/entities'
import { parseKnownDate } from '@colonnade/domain/time'
import { TimeLabel } from '../../ui/time/TimeLabel.tsx'
import { PostWords, RelativeTime } from '../status/index.ts'
import styles from './VersionList.module.css'

interface VersionListProps {
  /** The newest first. */
  readonly versions: readonly StatusEditEntity[]
  readonly mentions: readonly MentionEntity[]
  readonly tags: readonly TagEntity[]
  readonly isAnimated: boolean
}

/** Versions along a line, from what stands now down to what was written first. */
export function VersionList({ versions, ...context }: VersionListProps) {
  const { i18n } = useLingui()
  const last = versions.length - 1

  return (
    <ol className={styles['versions']} reversed>
      {versions.map((version, index) => {
        const moment = parseKnownDate(version.created_at)
        const full = moment !== null && i18n.date(moment, { dateStyle: 'long', timeStyle: 'short' })
        return (
          <li key={`${version.created_at} ${last - index}`} className={styles['version']}>
            <p className={styles['when']}>
              <b>
                {index === 0 && <Trans>Now</Trans>}
                {index > 0 && index < last && <Trans>Version {last - index + 1}</Trans>}
                {index > 0 && index === last && <Trans>First version</Trans>}
              </b>
              {full !== false && (
                <TimeLabel dateTime={version.created_at} title={full}>
                  {full}
                </TimeLabel>
              )}
              <RelativeTime at={version.created_at} />
            </p>
            <PostWords words={version} {...context} />
          </li>
        )
      })}
    </ol>
  )
}
