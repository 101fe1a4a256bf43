import { Trans, useLingui } from '@lingui/react/macro'
import { useAppAction } from '../../state/react/index.ts'
import { dismissNoticeAtom, undoNoticeAtom, type Notice } from '../../state/ui/notices.ts'
import { latePart, useLatePart } from '../../ui/later/late-part.ts'
import { Toast } from '../../ui/toast/Toast.tsx'

const rareNotice = latePart(async () => (await import('./RareNotice.tsx')).RareNotice)

interface NoticesProps {
  readonly notices: readonly Notice[]
  /** Whether this one was said before, elsewhere on the page. */
  readonly isSpoken: (notice: Notice) => boolean
  /** A dialog is open: what stays waits until it is closed. */
  readonly isInDialog: boolean
}

/** What has been done, with a way to take it back where there is one. */
export function Notices({ notices, isSpoken, isInDialog }: NoticesProps) {
  const { t } = useLingui()
  const undo = useAppAction(undoNoticeAtom)
  const dismiss = useAppAction(dismissNoticeAtom)

  const labelOf = ({ kind, offer, undo: canUndo }: Notice) => {
    if (canUndo === undefined) return offer?.label
    if (kind === 'answer-differs') return t`Delete`
    if (kind === 'sign-in-ended') return t`Sign in again`
    return kind === 'drafts-stay' ? t`Delete them` : t`Undo`
  }

  return notices
    .filter(({ stays }) => !(stays && isInDialog))
    .map((notice) => {
      const { key, stays } = notice
      if (notice.isUnseen) {
        return (
          <p key={key} className="visually-hidden" aria-live={isSpoken(notice) ? 'off' : undefined}>
            <NoticeText notice={notice} />
          </p>
        )
      }
      const label = labelOf(notice)
      return (
        <Toast
          key={key}
          isSilent={isSpoken(notice)}
          action={label === undefined ? undefined : { label, onAct: () => undo(key) }}
          onDismiss={stays && { label: t`Dismiss`, act: () => dismiss(key) }}
        >
          <NoticeText notice={notice} />
        </Toast>
      )
    })
}

interface NoticeTextProps {
  readonly notice: Notice
}

function NoticeText({ notice }: NoticeTextProps) {
  switch (notice.kind) {
    case 'access-stays':
    case 'answer-differs':
    case 'draft-elsewhere':
    case 'drafts-stay':
    case 'drafts-unreadable':
    case 'layout-imported':
    case 'sign-in-ended':
    case 'storage-full':
    case 'workspace-removed':
      return <LateNotice notice={notice} />
    case 'column-removed':
      return <Trans>Column removed</Trans>
    case 'draft-deleted':
      return <Trans>Draft deleted</Trans>
    case 'draft-unsent':
      return <Trans>Your post was not published: it waits among your drafts</Trans>
    case 'text':
      return notice.text
  }
}

/** The words of what happens seldom are loaded on demand. */
function LateNotice({ notice }: NoticeTextProps) {
  const { Part } = useLatePart(rareNotice, 'now')
  return Part === null ? notice.text : <Part notice={notice} />
}
