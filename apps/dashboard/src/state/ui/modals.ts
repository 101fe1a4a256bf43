import { atom } from 'jotai/vanilla'
import type {
  AccountId,
  AccountKey,
  FilterId,
  ListId,
  MediaId,
  NotificationId,
  StatusId,
} from '@colonnade/domain/entities'

/** The content of a confirmation, with translated texts. */
interface ConfirmModal {
  readonly type: 'CONFIRM'
  readonly message: string
  /** A sentence under the question: what will be lost. */
  readonly details?: string
  readonly isDangerous?: boolean
  readonly confirm: string
  readonly onConfirm: () => void
  /** Shows the option `Do not ask for confirmation again`. */
  readonly onDoNotAsk?: () => void
}

/** The account that the IDs belong to, and that the dialog acts as. */
interface AccountProps {
  readonly accountKey: AccountKey
}

interface StatusProps extends AccountProps {
  readonly statusId: StatusId
}

/** One entry of a sheet of actions. */
export interface Action {
  readonly id: string
  readonly label: string
  /** A name of the icon set. An unknown one shows no icon. */
  readonly icon?: string
  /** Text beside the label: a count, a key. */
  readonly meta?: string
  /** The state of an entry that is a switch. */
  readonly isOn?: boolean
  readonly isDangerous?: boolean
  /** Opens the address instead of running code. */
  readonly href?: string
  readonly onSelect?: () => void
}

interface ActionsModal extends StatusProps {
  readonly type: 'ACTIONS'
  readonly label: string
  /** `null` is a separator between groups. */
  readonly entries: readonly (Action | null)[]
}

/** What one account can do with a post that another one shows. */
export type ActionAsAnother = 'bookmark' | 'boost' | 'favourite' | 'follow' | 'reply' | 'vote'

/** Chooses the account that acts on a post. */
interface AsAnotherModal extends StatusProps {
  readonly type: 'AS_ANOTHER'
  /** The action that is already chosen; null offers all. */
  readonly action: ActionAsAnother | null
}

interface BoostModal extends StatusProps {
  readonly type: 'BOOST' | 'FAVOURITE'
  /** Runs instead of the action itself. */
  readonly onConfirm?: () => void
}

/** A drawing for the account's draft. */
interface DoodleModal extends AccountProps {
  readonly type: 'DOODLE'
}

/** Chooses how long notifications are put off. */
interface PutOffModal extends AccountProps {
  readonly type: 'PUT_OFF'
  readonly notificationIds: readonly NotificationId[]
}

interface EmbedModal extends StatusProps {
  readonly type: 'EMBED'
}

interface FilterModal extends AccountProps {
  readonly type: 'FILTER'
  /** null for a new one. */
  readonly filterId: FilterId | null
  /** The initial keyword of a new filter; '' for none. */
  readonly keyword: string
}

/** Chooses what to filter of a post. */
interface FilterPostModal extends StatusProps {
  readonly type: 'FILTER_POST'
}

interface FocalPointModal extends AccountProps {
  readonly type: 'FOCAL_POINT'
  /** An attachment of the draft. */
  readonly mediaId: MediaId
}

interface HiddenModal extends AccountProps {
  readonly type: 'HIDDEN'
  readonly columnUuid: string
}

/** The own lists that an account is in. */
interface ListAdderModal extends AccountProps {
  readonly type: 'LIST_ADDER'
  readonly accountId: AccountId
}

interface ListEditorModal extends AccountProps {
  readonly type: 'LIST_EDITOR'
  readonly listId: ListId
}

interface MediaModal extends StatusProps {
  readonly type: 'MEDIA'
  readonly index: number
}

interface MuteModal extends AccountProps {
  readonly type: 'MUTE'
  readonly accountId: AccountId
}

/** The introduction: what Colonnade is and how to use it, in a few pages. */
interface OnboardingModal extends AccountProps {
  readonly type: 'ONBOARDING'
}

/** The accounts that are featured on the own profile. */
interface PinnedAccountsModal extends AccountProps {
  readonly type: 'PINNED_ACCOUNTS_EDITOR'
}

interface ReportModal extends AccountProps {
  readonly type: 'REPORT'
  readonly accountId: AccountId
  /** The post that is selected first. It may be deleted since; the text of the report stays. */
  readonly statusId: StatusId | null
}

/** Confirms that an account sends a reply from another account's column. */
interface SendAsModal extends AccountProps {
  readonly type: 'SEND_AS'
  /** The account of that column. */
  readonly origin: AccountKey
  readonly onConfirm: () => void
}

/** What becomes of the columns of an account that signs out. */
interface SignOutModal extends AccountProps {
  readonly type: 'SIGN_OUT'
}

/** The versions of a post before it was edited. */
interface VersionsModal extends StatusProps {
  readonly type: 'VERSIONS'
}

interface VideoModal extends StatusProps {
  readonly type: 'VIDEO'
  readonly index: number
  /** The position to continue from, in seconds. */
  readonly time: number
}

interface WorkspaceModal {
  readonly type: 'WORKSPACE'
  /** The workspace to rename; `null` creates a new one. */
  readonly id: string | null
}

/** Adds a source to a column. */
interface AddSourceModal {
  readonly type: 'ADD_SOURCE'
  readonly columnUuid: string
}

interface PlainModal {
  readonly type: 'ACCOUNTS' | 'ADD_ACCOUNT' | 'COMMANDS' | 'KEYS' | 'LAYOUT' | 'SETTINGS'
}

/** Each kind has exactly the props of its dialog. */
export type Modal =
  | ActionsModal
  | AddSourceModal
  | AsAnotherModal
  | BoostModal
  | ConfirmModal
  | DoodleModal
  | EmbedModal
  | PutOffModal
  | FilterModal
  | FilterPostModal
  | FocalPointModal
  | HiddenModal
  | ListAdderModal
  | ListEditorModal
  | MediaModal
  | MuteModal
  | OnboardingModal
  | PinnedAccountsModal
  | PlainModal
  | ReportModal
  | SendAsModal
  | SignOutModal
  | VersionsModal
  | VideoModal
  | WorkspaceModal

export interface OpenModal {
  readonly key: number
  readonly modal: Modal
}

const stackAtom = atom<readonly OpenModal[]>([])

/** The open modals, the topmost last. */
export const modalStackAtom = atom((get) => get(stackAtom))

/** The topmost modal, or null. */
export const modalAtom = atom((get): OpenModal | null => get(stackAtom).at(-1) ?? null)

export const openModalAtom = atom(null, (get, set, modal: Modal) => {
  const stack = get(stackAtom)
  set(stackAtom, [...stack, { key: (stack.at(-1)?.key ?? -1) + 1, modal }])
})

/** Closes one modal, at any position in the stack. The others stay. */
export const closeModalAtom = atom(null, (get, set, key: number) => {
  set(
    stackAtom,
    get(stackAtom).filter((open) => open.key !== key),
  )
})
