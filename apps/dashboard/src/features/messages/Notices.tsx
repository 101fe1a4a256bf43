import { Trans, useLingui } from '@lingui/react/macro'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { noticesAtom, undoNoticeAtom, type Notice } from '../../state/ui/notices.ts'
import { Toast } from '../../ui/toast/Toast.tsx'

/** What has been done, with a way to take it back where there is one. */
export function Notices() {
  const { t } = useLingui()
  const notices = useAppValue(noticesAtom)
  const undo = useAppAction(undoNoticeAtom)

  return notices.map((notice) => (
    <Toast
      key={`notice${notice.key}`}
      action={
        notice.undo === undefined
          ? undefined
          : {
              label: notice.kind === 'drafts-stay' ? t`Delete them` : t`Undo`,
              onAct: () => undo(notice.key),
            }
      }
    >
      <NoticeText notice={notice} />
    </Toast>
  ))
}

interface NoticeTextProps {
  readonly notice: Notice
}

function NoticeText({ notice }: NoticeTextProps) {
  switch (notice.kind) {
    case 'column-removed':
      return <Trans>Column removed</Trans>
    case 'draft-deleted':
      return <Trans>Draft deleted</Trans>
    case 'draft-elsewhere':
      return <Trans>This draft is open in another tab</Trans>
    case 'drafts-stay':
      return <Trans>Signed out. Your drafts stay in this browser for the next time.</Trans>
    case 'drafts-unreadable':
      return <Trans>This browser does not give its drafts out at the moment: try again</Trans>
    case 'workspace-removed':
      return <Trans>Workspace removed, with its columns</Trans>
    case 'layout-imported':
      return <Trans>Layout imported</Trans>
    case 'storage-full':
      return <Trans>This browser has no room left: settings last only until you leave.</Trans>
    case 'text':
      return notice.text
  }
}
