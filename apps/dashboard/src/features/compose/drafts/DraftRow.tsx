import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { draftExcerpt, type KeptDraft } from '@colonnade/domain/drafts'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { RelativeTime } from '../../status/index.ts'
import styles from './Drafts.module.css'

interface DraftRowProps {
  readonly draft: KeptDraft
  readonly isBusy: boolean
  readonly onOpen: () => void
  readonly onDelete: () => void
}

/** A draft as a line: what it is, how it begins, when it was changed. */
export function DraftRow({ draft, isBusy, onOpen, onDelete }: DraftRowProps) {
  const { t } = useLingui()
  const wordsId = useId()
  const row = useRef<HTMLLIElement>(null)
  const excerpt = draftExcerpt(draft.draft)
  const files = Math.max(draft.attachments.length, draft.files.length)

  const handleDelete = () => {
    // The row goes: the focus stays in the list, or nearby.
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    next?.querySelector('button')?.focus()
    onDelete()
  }

  return (
    <li ref={row} className={styles['row']}>
      <button
        type="button"
        id={wordsId}
        className={styles['open']}
        disabled={isBusy}
        onClick={onOpen}
      >
        <Kind draft={draft} />
        <span className={styles['words']}>
          {excerpt === '' ? <Trans>No words yet</Trans> : <bdi>{excerpt}</bdi>}
        </span>
        {files > 0 && (
          <span className={styles['files']}>
            <Icon name="image" size={14} />
            <span aria-hidden="true">{files}</span>
            <span className="visually-hidden">
              {plural(files, { one: '# file', other: '# files' })}
            </span>
          </span>
        )}
        <RelativeTime at={draft.changedAt} />
      </button>
      <IconButton
        icon="trash"
        iconSize={16}
        label={t`Delete draft`}
        aria-describedby={wordsId}
        className={styles['delete']}
        disabled={isBusy}
        onClick={handleDelete}
      />
    </li>
  )
}

/** A reply and an edit are told from a post of its own. */
function Kind({ draft: { editing, draft } }: { readonly draft: KeptDraft }) {
  const { t } = useLingui()
  if (editing === null && draft.inReplyTo === null) return null

  return (
    <>
      <Icon name={editing === null ? 'reply' : 'pen'} size={14} />
      <span className="visually-hidden">{editing === null ? t`Reply` : t`Edit`}</span>
    </>
  )
}
