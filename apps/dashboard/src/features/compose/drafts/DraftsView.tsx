import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { KeptDraft } from '@colonnade/domain/drafts'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { DraftRow } from './DraftRow.tsx'
import styles from './Drafts.module.css'

/** More stand behind a button: the composer stays what the column is about. */
const SHOWN_AT_ONCE = 4

interface DraftsViewProps {
  /** Those that are not in the composer, the last changed first. */
  readonly drafts: readonly KeptDraft[]
  /** The composer holds a draft too. */
  readonly hasOwn: boolean
  /** What the browser could not keep. */
  readonly fault: 'words' | 'files' | null
  /** A post is on its way: nothing is exchanged meanwhile. */
  readonly isBusy: boolean
  readonly onBegin: () => void
  readonly onOpen: (id: string) => void
  readonly onDelete: (id: string) => void
  readonly onDeleteOwn: () => void
}

/** The drafts below the composer: each a line that opens it. */
export function DraftsView(props: DraftsViewProps) {
  const { drafts, hasOwn, fault, isBusy, onBegin, onDeleteOwn } = props
  const { t } = useLingui()
  const titleId = useId()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? drafts : drafts.slice(0, SHOWN_AT_ONCE)

  if (drafts.length === 0 && !hasOwn) return null
  return (
    <section className={styles['drafts']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h3 id={titleId}>
          <Trans>Drafts</Trans>
        </h3>
        {hasOwn && (
          <>
            {fault === null && (
              <small className={styles['kept']}>
                <Trans>Kept in this browser</Trans>
              </small>
            )}
            <IconButton
              icon="plus"
              iconSize={16}
              label={t`New draft`}
              disabled={isBusy}
              onClick={onBegin}
            />
            <IconButton
              icon="trash"
              iconSize={16}
              label={t`Delete this draft`}
              disabled={isBusy}
              onClick={onDeleteOwn}
            />
          </>
        )}
      </header>
      {fault !== null && <Fault fault={fault} />}
      {drafts.length > 0 && (
        <ul className={styles['list']} aria-labelledby={titleId}>
          {shown.map((draft) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              isBusy={isBusy}
              onOpen={() => props.onOpen(draft.id)}
              onDelete={() => props.onDelete(draft.id)}
            />
          ))}
        </ul>
      )}
      {shown.length < drafts.length && (
        <button type="button" className={styles['more']} onClick={() => setIsWhole(true)}>
          {plural(drafts.length, { one: 'Show # draft', other: 'Show all # drafts' })}
        </button>
      )}
    </section>
  )
}

function Fault({ fault }: { readonly fault: 'words' | 'files' }) {
  return (
    <p className={styles['fault']} role="alert">
      {fault === 'words' ? (
        <Trans>
          This browser has no room left. What you write stays until you close this page: publish it,
          or free some room.
        </Trans>
      ) : (
        <Trans>
          This browser has no room left for your files. They stay until you close this page; what
          you write is kept.
        </Trans>
      )}
    </p>
  )
}
