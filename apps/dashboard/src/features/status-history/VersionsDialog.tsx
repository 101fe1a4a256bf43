import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { StatusEditEntity, StatusId } from '@colonnade/domain/entities'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { readVersionsAtom } from '../../state/status/read-versions.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { ClosingLinks } from '../../ui/link/ClosingLinks.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { VersionList } from './VersionList.tsx'

interface VersionsDialogProps {
  readonly statusId: StatusId
  readonly onClose: () => void
}

/** undefined while they are asked for, null where the server tells none. */
type Versions = readonly StatusEditEntity[] | null | undefined

/** What a post says now and what it said before, each in full. */
export function VersionsDialog({ statusId, onClose }: VersionsDialogProps) {
  const { t } = useLingui()
  const { meta } = useSession()
  const status = useSessionValue(statusAtoms, statusId)
  const readVersions = useSessionAction(readVersionsAtom)
  const [versions, setVersions] = useState<Versions>(undefined)
  const editedAt = status?.edited_at

  // Another edit brings another version, also while the dialog is open.
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
    <Dialog title={t`Versions of this post`} closeLabel={t`Close`} onClose={onClose}>
      <ClosingLinks onClose={onClose}>
        {versions === undefined && <Skeleton rows={2} />}
        {versions === null && (
          <EmptyState icon="pen" title={<Trans>The earlier versions could not be read</Trans>} />
        )}
        {versions != null && (
          <VersionList
            versions={versions}
            mentions={status?.mentions ?? []}
            tags={status?.tags ?? []}
            isAnimated={meta.auto_play_gif && !meta.reduce_motion}
          />
        )}
      </ClosingLinks>
    </Dialog>
  )
}
