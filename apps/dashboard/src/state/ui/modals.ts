import { atom } from 'jotai/vanilla'
import type {
  AccountId,
  AccountKey,
  FilterId,
  ListId,
  MediaId,
  StatusId,
} from '@colonnade/domain/entities'

/** What a confirmation asks; the words come translated from who asks. */
interface ConfirmModal {
  readonly type: 'CONFIRM'
  readonly message: string
  /** A sentence under the question: what is lost. */
  readonly details?: string
  readonly isDangerous?: boolean
  readonly confirm: string
  readonly onConfirm: () => void
  /** Offers `Do not ask for confirmation again`. */
  readonly onDoNotAsk?: () => void
}

/** Of which account the ids are, and as whom the dialog acts. */
interface OfAccount {
  readonly accountKey: AccountKey
}

interface OfStatus extends OfAccount {
  readonly statusId: StatusId
}

/** One line of a sheet of actions. */
export interface Action {
  readonly id: string
  readonly label: string
  /** A name of the icon set; one that it does not know shows nothing. */
  readonly icon?: string
  /** Beside the label: a count, a key. */
  readonly meta?: string
  /** It is a switch, and this is how it stands. */
  readonly isOn?: boolean
  readonly isDangerous?: boolean
  /** Opens the address instead of running code. */
  readonly href?: string
  readonly onSelect?: () => void
}

interface ActionsModal extends OfStatus {
  readonly type: 'ACTIONS'
  readonly label: string
  /** `null` draws a line between groups. */
  readonly entries: readonly (Action | null)[]
}

interface BoostModal extends OfStatus {
  readonly type: 'BOOST' | 'FAVOURITE'
}

/** A picture for the account's draft. */
interface DoodleModal extends OfAccount {
  readonly type: 'DOODLE'
}

interface EmbedModal extends OfStatus {
  readonly type: 'EMBED'
}

interface FilterModal extends OfAccount {
  readonly type: 'FILTER'
  /** null for a new one. */
  readonly filterId: FilterId | null
  /** What a new one begins with; '' for nothing. */
  readonly keyword: string
}

/** What of a post shall be filtered. */
interface FilterPostModal extends OfStatus {
  readonly type: 'FILTER_POST'
}

interface FocalPointModal extends OfAccount {
  readonly type: 'FOCAL_POINT'
  /** An attachment of the draft. */
  readonly mediaId: MediaId
}

interface HiddenModal extends OfAccount {
  readonly type: 'HIDDEN'
  readonly columnUuid: string
}

/** In which of the own lists somebody is. */
interface ListAdderModal extends OfAccount {
  readonly type: 'LIST_ADDER'
  readonly accountId: AccountId
}

interface ListEditorModal extends OfAccount {
  readonly type: 'LIST_EDITOR'
  readonly listId: ListId
}

interface MediaModal extends OfStatus {
  readonly type: 'MEDIA'
  readonly index: number
}

interface MuteModal extends OfAccount {
  readonly type: 'MUTE'
  readonly accountId: AccountId
}

/** What the deck is and how it is worked, in a few pages. */
interface OnboardingModal extends OfAccount {
  readonly type: 'ONBOARDING'
}

/** Whom the own profile shows. */
interface PinnedAccountsModal extends OfAccount {
  readonly type: 'PINNED_ACCOUNTS_EDITOR'
}

interface ReportModal extends OfAccount {
  readonly type: 'REPORT'
  readonly accountId: AccountId
  /** The post that it begins with. It may be deleted meanwhile: what is written stays. */
  readonly statusId: StatusId | null
}

/** What a post said before it was edited. */
interface VersionsModal extends OfStatus {
  readonly type: 'VERSIONS'
}

interface VideoModal extends OfStatus {
  readonly type: 'VIDEO'
  readonly index: number
  /** Where it goes on, in seconds. */
  readonly time: number
}

interface WorkspaceModal {
  readonly type: 'WORKSPACE'
  /** Whose name it gives; `null` makes a new one. */
  readonly id: string | null
}

interface PlainModal {
  readonly type: 'COMMANDS' | 'KEYS' | 'LAYOUT' | 'SETTINGS'
}

/** Each kind brings what its dialog needs and nothing more: its dialog gets it as props. */
export type Modal =
  | ActionsModal
  | BoostModal
  | ConfirmModal
  | DoodleModal
  | EmbedModal
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

/** Closes one of them, wherever in the stack it is; the others stay. */
export const closeModalAtom = atom(null, (get, set, key: number) => {
  set(
    stackAtom,
    get(stackAtom).filter((open) => open.key !== key),
  )
})
