import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type {
  MentionEntity,
  StatusEditEntity,
  StatusId,
  TagEntity,
} from '@colonnade/domain/entities'
import { parseKnownDate } from '@colonnade/domain/time'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { fetchVersionsAtom } from '../../state/status/fetch-versions.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { CloseOnNavigate } from '../../ui/link/CloseOnNavigate.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { TimeLabel } from '../../ui/time/TimeLabel.tsx'
import { ReadOnlyContent, RelativeTime } from '../status/index.ts'
import styles from './VersionsDialog.module.css'

interface VersionsDialogProps {
  readonly statusId: StatusId
  readonly onClose: () => void
}

/** undefined while loading, null when the server does not provide versions. */
type Versions = readonly StatusEditEntity[] | null | undefined

/** Shows the current version and all earlier versions of a post, each in full. */
export function VersionsDialog({ statusId, onClose }: VersionsDialogProps) {
  const { t } = useLingui()
  const { meta } = useSession()
  const status = useSessionValue(statusAtoms, statusId)
  const readVersions = useSessionAction(fetchVersionsAtom)
  const [versions, setVersions] = useState<Versions>(undefined)
  const editedAt = status?.edited_at

  // Reloads after another edit, also while the dialog is open.
  useEffect(() => {
    let isCurrent = true
    void readVersions(statusId).then((found) => {
      if (isCurrent) setVersions(found)
    })
    return () => {
      isCurrent = false
    }
  }, [readVersions, statusId, editedAt])

  return (
    <Dialog title={t`Edit history`} closeLabel={t`Close`} onClose={onClose}>
      <CloseOnNavigate onClose={onClose}>
        {versions === undefined && <Skeleton rows={2} />}
        {versions === null && (
          <EmptyState icon="pen" title={<Trans>Couldn't load earlier versions</Trans>} />
        )}
        {versions != null && (
          <VersionList
            versions={versions}
            mentions={status?.mentions ?? []}
            tags={status?.tags ?? []}
            isAnimated={meta.auto_play_gif && !meta.reduce_motion}
          />
        )}
      </CloseOnNavigate>
    </Dialog>
  )
}

interface VersionListProps {
  /** Newest first. */
  readonly versions: readonly StatusEditEntity[]
  readonly mentions: readonly MentionEntity[]
  readonly tags: readonly TagEntity[]
  readonly isAnimated: boolean
}

/** Versions along a line, from the current one down to the original. */
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
                {index === 0 && <Trans>Current version</Trans>}
                {index > 0 && index < last && <Trans>Version {last - index + 1}</Trans>}
                {index > 0 && index === last && <Trans>Original</Trans>}
              </b>
              {full !== false && (
                <TimeLabel dateTime={version.created_at} title={full}>
                  {full}
                </TimeLabel>
              )}
              <RelativeTime at={version.created_at} />
            </p>
            <ReadOnlyContent post={version} {...context} />
          </li>
        )
      })}
    </ol>
  )
}
