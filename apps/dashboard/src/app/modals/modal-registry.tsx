import type { ReactNode } from 'react'
import { lazyModule } from '../../lib/lazy-module.ts'
import type { Modal } from '../../state/ui/modals.ts'
import type { LazyComponent } from '../../ui/deferred/use-lazy-module.ts'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { LoadingDialog } from './LoadingDialog.tsx'

interface Closable {
  readonly onClose: () => void
}

/** The modal of each type. */
type ModalsByType = { readonly [Kind in Modal as Kind['type']]: Kind }
type ModalType = keyof ModalsByType

interface ModalPart<Type extends ModalType> {
  readonly part: LazyComponent<ModalsByType[Type] & Closable>
  /** Whether a spinner shows while it loads. @see MOD-02 */
  readonly hasSpinner: boolean
}

/** The dialog of each type. @see MOD-01 */
export const MODALS: { readonly [Type in ModalType]: ModalPart<Type> } = {
  ACCOUNTS: {
    part: lazyModule(
      async () => (await import('../../features/accounts/AccountsDialog.tsx')).AccountsDialog,
    ),
    hasSpinner: true,
  },
  ACTIONS: {
    part: lazyModule(
      async () => (await import('../../features/status/actions/ActionsSheet.tsx')).ActionsSheet,
    ),
    hasSpinner: false,
  },
  ADD_ACCOUNT: {
    part: lazyModule(
      async () => (await import('../../features/accounts/AddAccountDialog.tsx')).AddAccountDialog,
    ),
    hasSpinner: true,
  },
  ADD_SOURCE: {
    part: lazyModule(
      async () =>
        (await import('../../features/deck/add-column/AddSourceDialog.tsx')).AddSourceDialog,
    ),
    hasSpinner: true,
  },
  AS_ANOTHER: {
    part: lazyModule(
      async () =>
        (await import('../../features/status/as-another/AsAnotherDialog.tsx')).AsAnotherDialog,
    ),
    hasSpinner: true,
  },
  BOOST: {
    part: lazyModule(
      async () =>
        (await import('../../features/confirmations/BoostConfirmation.tsx')).BoostConfirmation,
    ),
    hasSpinner: false,
  },
  COMMANDS: {
    part: lazyModule(async () => (await import('./CommandsModal.tsx')).CommandsModal),
    hasSpinner: true,
  },
  CONFIRM: {
    part: lazyModule(
      async () => (await import('../../features/confirmations/Confirmation.tsx')).Confirmation,
    ),
    hasSpinner: false,
  },
  DOODLE: {
    part: lazyModule(async () => (await import('../../features/doodle/index.ts')).DoodleDialog),
    hasSpinner: false,
  },
  EMBED: {
    part: lazyModule(async () => (await import('../../features/embed/index.ts')).EmbedDialog),
    hasSpinner: true,
  },
  FAVOURITE: {
    part: lazyModule(
      async () =>
        (await import('../../features/confirmations/FavouriteConfirmation.tsx'))
          .FavouriteConfirmation,
    ),
    hasSpinner: false,
  },
  FILTER: {
    part: lazyModule(
      async () => (await import('../../features/filters/FilterDialog.tsx')).FilterDialog,
    ),
    hasSpinner: true,
  },
  FILTER_POST: {
    part: lazyModule(
      async () => (await import('../../features/filters/FilterPostDialog.tsx')).FilterPostDialog,
    ),
    hasSpinner: true,
  },
  FOCAL_POINT: {
    part: lazyModule(
      async () =>
        (await import('../../features/compose/attachments/focus/FocalPoint.tsx')).FocalPoint,
    ),
    hasSpinner: true,
  },
  HIDDEN: {
    part: lazyModule(
      async () =>
        (await import('../../features/hidden-posts/HiddenPostsDialog.tsx')).HiddenPostsDialog,
    ),
    hasSpinner: true,
  },
  KEYS: {
    part: lazyModule(async () => (await import('./KeysModal.tsx')).KeysModal),
    hasSpinner: true,
  },
  LAYOUT: {
    part: lazyModule(
      async () => (await import('../../features/workspaces/ImportDialog.tsx')).ImportDialog,
    ),
    hasSpinner: true,
  },
  LIST_ADDER: {
    part: lazyModule(async () => (await import('../../features/lists/ListAdder.tsx')).ListAdder),
    hasSpinner: true,
  },
  LIST_EDITOR: {
    part: lazyModule(async () => (await import('../../features/lists/ListEditor.tsx')).ListEditor),
    hasSpinner: true,
  },
  MEDIA: {
    part: lazyModule(
      async () => (await import('../../features/media-viewer/index.ts')).MediaViewer,
    ),
    hasSpinner: false,
  },
  MUTE: {
    part: lazyModule(
      async () =>
        (await import('../../features/confirmations/MuteConfirmation.tsx')).MuteConfirmation,
    ),
    hasSpinner: true,
  },
  ONBOARDING: {
    part: lazyModule(
      async () => (await import('../../features/onboarding/index.ts')).OnboardingDialog,
    ),
    hasSpinner: true,
  },
  PINNED_ACCOUNTS_EDITOR: {
    part: lazyModule(async () => (await import('../../features/featured/index.ts')).FeaturedEditor),
    hasSpinner: true,
  },
  PUT_OFF: {
    part: lazyModule(
      async () => (await import('../../features/notifications/PutOffDialog.tsx')).PutOffDialog,
    ),
    hasSpinner: true,
  },
  REPORT: {
    part: lazyModule(async () => (await import('../../features/report/index.ts')).ReportDialog),
    hasSpinner: true,
  },
  SEND_AS: {
    part: lazyModule(
      async () =>
        (await import('../../features/confirmations/SendAsConfirmation.tsx')).SendAsConfirmation,
    ),
    hasSpinner: false,
  },
  SETTINGS: {
    part: lazyModule(async () => (await import('./SettingsModal.tsx')).SettingsModal),
    hasSpinner: true,
  },
  SIGN_OUT: {
    part: lazyModule(
      async () =>
        (await import('../../features/confirmations/SignOutConfirmation.tsx')).SignOutConfirmation,
    ),
    hasSpinner: true,
  },
  VERSIONS: {
    part: lazyModule(
      async () => (await import('../../features/status-history/index.ts')).VersionsDialog,
    ),
    hasSpinner: true,
  },
  VIDEO: {
    part: lazyModule(async () => (await import('../../features/video/VideoModal.tsx')).VideoModal),
    hasSpinner: false,
  },
  WORKSPACE: {
    part: lazyModule(
      async () => (await import('../../features/workspaces/NameDialog.tsx')).NameDialog,
    ),
    hasSpinner: true,
  },
}

/** Renders the dialog of a modal. The modal's own fields are its props. */
export function renderModal(modal: Modal, onClose: () => void): ReactNode {
  return renderModalType(modal.type, modal, onClose)
}

function renderModalType<Type extends ModalType>(
  type: Type,
  modal: ModalsByType[Type],
  onClose: () => void,
): ReactNode {
  const { part, hasSpinner } = MODALS[type]
  return (
    <Lazy
      module={part}
      props={{ ...modal, onClose }}
      fallback={hasSpinner ? <LoadingDialog onClose={onClose} /> : null}
      failure={{ kind: 'dialog', onClose }}
    />
  )
}
