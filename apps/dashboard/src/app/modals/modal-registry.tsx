import type { ReactNode } from 'react'
import { lazyModule } from '../../lib/lazy-module.ts'
import type { Modal } from '../../state/ui/modals.ts'
import type { LazyComponent } from '../../ui/later/use-lazy-module.ts'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { WaitingDialog } from './WaitingDialog.tsx'

interface Closable {
  readonly onClose: () => void
}

/** What belongs to each type. */
type ModalsByType = { readonly [Kind in Modal as Kind['type']]: Kind }
type ModalType = keyof ModalsByType

interface ModalPart<Type extends ModalType> {
  readonly part: LazyComponent<ModalsByType[Type] & Closable>
  /** Whether a spinner tells that it loads. @see MOD-02 */
  readonly waits: boolean
}

/** The dialog of each type. @see MOD-01 */
export const MODALS: { readonly [Type in ModalType]: ModalPart<Type> } = {
  ACTIONS: {
    part: lazyModule(
      async () => (await import('../../features/status/actions/ActionsSheet.tsx')).ActionsSheet,
    ),
    waits: false,
  },
  BOOST: {
    part: lazyModule(
      async () =>
        (await import('../../features/confirmations/BoostConfirmation.tsx')).BoostConfirmation,
    ),
    waits: false,
  },
  COMMANDS: {
    part: lazyModule(async () => (await import('./CommandsModal.tsx')).CommandsModal),
    waits: true,
  },
  CONFIRM: {
    part: lazyModule(
      async () => (await import('../../features/confirmations/Confirmation.tsx')).Confirmation,
    ),
    waits: false,
  },
  DOODLE: {
    part: lazyModule(async () => (await import('../../features/doodle/index.ts')).DoodleDialog),
    waits: false,
  },
  EMBED: {
    part: lazyModule(async () => (await import('../../features/embed/index.ts')).EmbedDialog),
    waits: true,
  },
  FAVOURITE: {
    part: lazyModule(
      async () =>
        (await import('../../features/confirmations/FavouriteConfirmation.tsx'))
          .FavouriteConfirmation,
    ),
    waits: false,
  },
  FILTER: {
    part: lazyModule(
      async () => (await import('../../features/filters/FilterDialog.tsx')).FilterDialog,
    ),
    waits: true,
  },
  FILTER_POST: {
    part: lazyModule(
      async () => (await import('../../features/filters/FilterPostDialog.tsx')).FilterPostDialog,
    ),
    waits: true,
  },
  FOCAL_POINT: {
    part: lazyModule(
      async () =>
        (await import('../../features/compose/attachments/focus/FocalPoint.tsx')).FocalPoint,
    ),
    waits: true,
  },
  HIDDEN: {
    part: lazyModule(
      async () => (await import('../../features/hidden/HiddenDialog.tsx')).HiddenDialog,
    ),
    waits: true,
  },
  KEYS: {
    part: lazyModule(async () => (await import('./KeysModal.tsx')).KeysModal),
    waits: true,
  },
  LAYOUT: {
    part: lazyModule(
      async () => (await import('../../features/workspaces/ImportDialog.tsx')).ImportDialog,
    ),
    waits: true,
  },
  LIST_ADDER: {
    part: lazyModule(async () => (await import('../../features/lists/ListAdder.tsx')).ListAdder),
    waits: true,
  },
  LIST_EDITOR: {
    part: lazyModule(async () => (await import('../../features/lists/ListEditor.tsx')).ListEditor),
    waits: true,
  },
  MEDIA: {
    part: lazyModule(
      async () => (await import('../../features/media-viewer/index.ts')).MediaViewer,
    ),
    waits: false,
  },
  MUTE: {
    part: lazyModule(
      async () =>
        (await import('../../features/confirmations/MuteConfirmation.tsx')).MuteConfirmation,
    ),
    waits: true,
  },
  ONBOARDING: {
    part: lazyModule(
      async () => (await import('../../features/onboarding/index.ts')).OnboardingDialog,
    ),
    waits: true,
  },
  PINNED_ACCOUNTS_EDITOR: {
    part: lazyModule(async () => (await import('../../features/featured/index.ts')).FeaturedEditor),
    waits: true,
  },
  REPORT: {
    part: lazyModule(async () => (await import('../../features/report/index.ts')).ReportDialog),
    waits: true,
  },
  SETTINGS: {
    part: lazyModule(async () => (await import('./SettingsModal.tsx')).SettingsModal),
    waits: true,
  },
  VERSIONS: {
    part: lazyModule(
      async () => (await import('../../features/status-history/index.ts')).VersionsDialog,
    ),
    waits: true,
  },
  VIDEO: {
    part: lazyModule(async () => (await import('../../features/video/VideoModal.tsx')).VideoModal),
    waits: false,
  },
  WORKSPACE: {
    part: lazyModule(
      async () => (await import('../../features/workspaces/NameDialog.tsx')).NameDialog,
    ),
    waits: true,
  },
}

/** The dialog that a modal is shown by: the modal's own fields are its props. */
export function modalBody(modal: Modal, onClose: () => void): ReactNode {
  return bodyOf(modal.type, modal, onClose)
}

function bodyOf<Type extends ModalType>(
  type: Type,
  modal: ModalsByType[Type],
  onClose: () => void,
): ReactNode {
  const { part, waits } = MODALS[type]
  return (
    <Lazy
      module={part}
      props={{ ...modal, onClose }}
      fallback={waits ? <WaitingDialog onClose={onClose} /> : null}
      failure={{ kind: 'dialog', onClose }}
    />
  )
}
