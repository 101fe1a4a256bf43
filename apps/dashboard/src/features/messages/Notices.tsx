import { Trans, useLingui } from '@lingui/react/macro'
import { useAppAction } from '../../state/react/index.ts'
import { dismissNoticeAtom, undoNoticeAtom, type Notice } from '../../state/ui/notices.ts'
import { latePart, useLatePart } from '../../ui/later/late-part.ts'
import { Toast } from '../../ui/toast/Toast.tsx'
import type { DifferencesTextProps } from './DifferencesText.tsx'

const differencesText = latePart(
  async () => (await import('./DifferencesText.tsx')).DifferencesText,
)

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
      return <AccessStays host={notice.text} />
    case 'answer-differs':
      return <LateDifferences host={notice.text ?? ''} differences={notice.differences ?? []} />
    case 'column-removed':
      return <Trans>Column removed</Trans>
    case 'draft-deleted':
      return <Trans>Draft deleted</Trans>
    case 'draft-elsewhere':
      return <Trans>This draft is open in another tab</Trans>
    case 'draft-unsent':
      return <Trans>Your post was not published: it waits among your drafts</Trans>
    case 'drafts-stay':
      return <Trans>Signed out. Your drafts stay in this browser for the next time.</Trans>
    case 'drafts-unreadable':
      return <Trans>Your drafts cannot be opened right now. Try again.</Trans>
    case 'workspace-removed':
      return <Trans>Workspace removed, with its columns</Trans>
    case 'layout-imported':
      return <Trans>Layout imported</Trans>
    case 'sign-in-ended':
      return <SignInEnded host={notice.text} />
    case 'storage-full':
      return <Trans>This browser has no room left: settings last only until you leave.</Trans>
    case 'text':
      return notice.text
  }
}

/** Nobody is told that all is over while the token is still good. */
function AccessStays({ host }: { readonly host: string | undefined }) {
  return (
    <Trans>
      This browser has forgotten the account, but {host} could not be told. You can end the access
      in your settings there.
    </Trans>
  )
}

function SignInEnded({ host }: { readonly host: string | undefined }) {
  return <Trans>{host} has ended your sign-in. Your drafts and columns are kept.</Trans>
}

/** Few answers differ: the words for it are loaded on demand. */
function LateDifferences(props: DifferencesTextProps) {
  const { Part } = useLatePart(differencesText, 'now')
  return Part === null ? props.host : <Part {...props} />
}
