import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { draftExcerpt, type KeptDraft } from '@colonnade/domain/drafts'
import { focusComposerAtom } from '../../../state/compose/composer-focus.ts'
import { isSubmittingAtom } from '../../../state/compose/draft.ts'
import { discardDraftAtom, discardOwnDraftAtom } from '../../../state/drafts/discard-draft.ts'
import { draftFaultAtom, hasDraftAtom, otherDraftsAtom } from '../../../state/drafts/draft-list.ts'
import { newDraftAtom } from '../../../state/drafts/new-draft.ts'
import { openDraftAtom } from '../../../state/drafts/take-draft.ts'
import { useAppAction, useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { RelativeTime } from '../../status/index.ts'
import styles from './Drafts.module.css'

/** What else the account above has begun to write. */
export function Drafts() {
  const drafts = useSessionValue(otherDraftsAtom)
  const hasOwn = useSessionValue(hasDraftAtom)
  const fault = useSessionValue(draftFaultAtom)
  const isBusy = useSessionValue(isSubmittingAtom)
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
        // With the last line its list goes too.
        if (drafts.length === 1) focusComposer()
        void discard(id)
      }}
      onDeleteOwn={() => void discardOwn()}
    />
  )
}

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

/** A draft as a line: what it is, how it begins, when it was changed. */
function DraftRow({ draft, isBusy, onOpen, onDelete }: DraftRowProps) {
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
