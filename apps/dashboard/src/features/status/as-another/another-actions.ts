import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { AccountRecord, RelationshipEntity, StatusRecord } from '@colonnade/domain/entities'
import { canBoost } from '@colonnade/domain/status'
import { formatAcct } from '../../../lib/format-acct.ts'
import { setFollowAtom } from '../../../state/actions/follow-account.ts'
import { setBoostAtom } from '../../../state/actions/set-status-flags.ts'
import { setBookmarkAtom, setFavouriteAtom } from '../../../state/actions/status-action.ts'
import type { Session } from '../../../state/session.ts'
import { type ActionAsAnother, openModalAtom } from '../../../state/ui/modals.ts'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'

/** A post as the acting account sees it. */
export interface AnotherFacts {
  readonly session: Session
  readonly status: StatusRecord
  readonly author: AccountRecord
  /** Undefined while unknown. */
  readonly relationship: RelationshipEntity | undefined
}

/** An action that can be undone by doing it again. */
export interface AnotherSwitch {
  /** Undefined while it is unknown. */
  readonly isOn: (facts: AnotherFacts) => boolean | undefined
  readonly set: (facts: AnotherFacts, isOn: boolean) => Promise<void>
  /** What the account did, for a toast. */
  readonly describe: (by: string, facts: AnotherFacts) => string
  /** Asks first if the account's settings require it. @returns whether it asks */
  readonly ask?: (facts: AnotherFacts, isOn: boolean, onConfirm: () => void) => boolean
}

export interface AnotherAction {
  readonly id: ActionAsAnother
  readonly label: (author: AccountRecord) => MessageDescriptor
  /** The title of the dialog that chooses its account. */
  readonly title: MessageDescriptor
  readonly icon: IconName
  readonly isAvailable: (facts: AnotherFacts) => boolean
  /** Without it the action is not a switch. */
  readonly toggle?: AnotherSwitch
}

const isAlways = () => true
const getAcct = ({ acct }: AccountRecord): string => formatAcct(acct).shown

/** Everything that another account can do with a post, in the order of the dialog. */
export const ANOTHER_ACTIONS: readonly AnotherAction[] = [
  {
    id: 'boost',
    label: () => msg`Boost`,
    title: msg`Boost as another account`,
    icon: 'boost',
    isAvailable: ({ session, status }) => canBoost(status, session.me),
    toggle: {
      isOn: ({ status }) => status.reblogged,
      set: ({ session, status }, isOn) => session.store.set(setBoostAtom, session, status.id, isOn),
      describe: (by, { status }) =>
        status.reblogged ? t`@${by} boosted this post` : t`@${by} removed the boost`,
      ask({ session: { app, key, meta }, status }, isOn, onConfirm) {
        if (!isOn || !meta.boost_modal) return false
        const on = { accountKey: key, statusId: status.id }
        app.set(openModalAtom, { type: 'BOOST', ...on, onConfirm })
        return true
      },
    },
  },
  {
    id: 'favourite',
    label: () => msg`Favourite`,
    title: msg`Favourite as another account`,
    icon: 'star',
    isAvailable: isAlways,
    toggle: {
      isOn: ({ status }) => status.favourited,
      set: ({ session, status }, isOn) =>
        session.store.set(setFavouriteAtom, session, status.id, isOn),
      describe: (by, { status }) =>
        status.favourited ? t`@${by} favourited this post` : t`@${by} removed the favourite`,
      ask({ session: { app, key, meta }, status }, isOn, onConfirm) {
        if (!isOn || !meta.favourite_modal) return false
        const on = { accountKey: key, statusId: status.id }
        app.set(openModalAtom, { type: 'FAVOURITE', ...on, onConfirm })
        return true
      },
    },
  },
  {
    id: 'bookmark',
    label: () => msg`Bookmark`,
    title: msg`Bookmark as another account`,
    icon: 'bookmark',
    isAvailable: ({ session }) => session.api.capabilities.has('bookmarks'),
    toggle: {
      isOn: ({ status }) => status.bookmarked,
      set: ({ session, status }, isOn) =>
        session.store.set(setBookmarkAtom, session, status.id, isOn),
      describe: (by, { status }) =>
        status.bookmarked ? t`@${by} bookmarked this post` : t`@${by} removed the bookmark`,
    },
  },
  {
    id: 'reply',
    label: () => msg`Reply`,
    title: msg`Reply as another account`,
    icon: 'reply',
    isAvailable: isAlways,
  },
  {
    id: 'follow',
    label(author) {
      const acct = getAcct(author)
      return msg`Follow @${acct}`
    },
    title: msg`Follow as another account`,
    icon: 'person',
    isAvailable: ({ session, author }) => author.id !== session.me && author.moved === null,
    toggle: {
      isOn: ({ relationship }) =>
        relationship && (relationship.following || relationship.requested),
      set: ({ session, author }, isOn) =>
        session.store.set(setFollowAtom, session, author.id, isOn),
      describe(by, { author, relationship }) {
        const acct = getAcct(author)
        if (relationship?.following === true) return t`@${by} follows @${acct}`
        if (relationship?.requested === true) return t`@${by} asked to follow @${acct}`
        return t`@${by} no longer follows @${acct}`
      },
      ask({ session: { app, meta }, author, relationship }, isOn, onConfirm) {
        if (isOn || !meta.unfollow_modal || relationship?.following !== true) return false
        const acct = getAcct(author)
        app.set(openModalAtom, {
          type: 'CONFIRM',
          message: t`Are you sure you want to unfollow @${acct}?`,
          confirm: t`Unfollow`,
          onConfirm,
        })
        return true
      },
    },
  },
  {
    id: 'vote',
    label: () => msg`Vote`,
    title: msg`Vote as another account`,
    icon: 'poll',
    isAvailable: ({ session, status }) =>
      status.poll !== null &&
      !status.poll.expired &&
      status.account !== session.me &&
      session.api.capabilities.has('polls'),
  },
]
