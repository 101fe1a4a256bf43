import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { getDraftExcerpt, type KeptDraft } from '@colonnade/domain/drafts'
import { focusComposerAtom } from '../../../state/compose/composer-focus.ts'
import { isSubmittingAtom } from '../../../state/compose/draft.ts'
import { openDraftAtom } from '../../../state/drafts/adopt-draft.ts'
import { discardDraftAtom, discardOwnDraftAtom } from '../../../state/drafts/discard-draft.ts'
import { draftErrorAtom, hasDraftAtom, otherDraftsAtom } from '../../../state/drafts/draft-list.ts'
import { newDraftAtom } from '../../../state/drafts/new-draft.ts'
import {
  useAppAction,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../../state/react/index.ts'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { RelativeTime } from '../../status/index.ts'
import styles from './Drafts.module.css'

/** The other drafts of the current account. */
export function Drafts() {
  const drafts = useSessionValue(otherDraftsAtom)
  const hasOwn = useSessionValue(hasDraftAtom)
  const fault = useSessionValue(draftErrorAtom)
  const isBusy = useSessionValue(isSubmittingAtom)
  const { key } = useSession()
  const focusComposer = useAppAction(focusComposerAtom)
  const begin = useSessionAction(newDraftAtom)
  const open = useSessionAction(openDraftAtom)
  const discard = useSessionAction(discardDraftAtom)
  const discardOwn = useSessionAction(discardOwnDraftAtom)

  return (
    <DraftsView
      drafts={drafts}
      hasOwn={hasOwn}
      fault={fault}
      isBusy={isBusy}
      onBegin={begin}
      onOpen={(id) => void open(id)}
      onDelete={(id) => {
        // The list is removed with its last row.
        if (drafts.length === 1) focusComposer(key)
        void discard(id)
      }}
      onDeleteOwn={() => void discardOwn()}
    />
  )
}

/** The others are behind a button, so that the composer stays the main part of the column. */
const VISIBLE_DRAFTS = 4

interface DraftsViewProps {
  /** Drafts that are not in the composer, by last change. */
  readonly drafts: readonly KeptDraft[]
  /** Whether the composer holds a draft too. */
  readonly hasOwn: boolean
  /** The part that the browser could not store. */
  readonly fault: 'words' | 'files' | null
  /** Whether a post is being sent. Drafts cannot be switched then. */
  readonly isBusy: boolean
  readonly onBegin: () => void
  readonly onOpen: (id: string) => void
  readonly onDelete: (id: string) => void
  readonly onDeleteOwn: () => void
}

/** The list of drafts below the composer. Each row opens its draft. */
export function DraftsView(props: DraftsViewProps) {
  const { drafts, hasOwn, fault, isBusy, onBegin, onDeleteOwn } = props
  const { t } = useLingui()
  const titleId = useId()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? drafts : drafts.slice(0, VISIBLE_DRAFTS)

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
                <Trans>Saved in this browser</Trans>
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
      {fault !== null && <StorageError fault={fault} />}
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

function StorageError({ fault }: { readonly fault: 'words' | 'files' }) {
  return (
    <p className={styles['fault']} role="alert">
      {fault === 'words' ? (
        <Trans>
          Browser storage is full. Your draft will be lost when you close this page; publish it or
          free up space.
        </Trans>
      ) : (
        <Trans>
          Browser storage is full. Attached files will be lost when you close this page; the text is
          saved.
        </Trans>
      )}
    </p>
  )
}

interface DraftRowProps {
  readonly draft: KeptDraft
  readonly isBusy: boolean
  readonly onOpen: () => void
  readonly onDelete: () => void
}

/** A draft as a row: its kind, its beginning and the time of its last change. */
function DraftRow({ draft, isBusy, onOpen, onDelete }: DraftRowProps) {
  const { t } = useLingui()
  const wordsId = useId()
  const row = useRef<HTMLLIElement>(null)
  const excerpt = getDraftExcerpt(draft.draft)
  const files = Math.max(draft.attachments.length, draft.files.length)

  const handleDelete = () => {
    // The row is removed: the focus moves to a neighbour in the list.
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
          {excerpt === '' ? <Trans>No text</Trans> : <bdi>{excerpt}</bdi>}
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

/** Marks a draft that is a reply or an edit. */
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
