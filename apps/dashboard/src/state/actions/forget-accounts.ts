import { atom } from 'jotai/vanilla'
import type { AccountId } from '@colonnade/domain/entities'
import { removeNotificationsOfAtom } from '../notifications/place-notifications.ts'
import { removeFoundStatusesOfAtom } from '../search/remove-findings.ts'
import type { Session } from '../session.ts'
import { removeThreadStatusesOfAtom } from '../threads/remove-thread-statuses.ts'
import { removeAccountStatusesAtom } from '../timelines/remove-statuses.ts'
import { timelineAtoms } from '../timelines/timelines.ts'

/** Takes accounts out of sight: what they wrote, boosts of it, and their notifications (TL-14, TL-15, TH-09). */
export const forgetAccountsAtom = atom(
  null,
  (_get, set, session: Session, accounts: ReadonlySet<AccountId>) => {
    if (accounts.size === 0) return
    set(removeAccountStatusesAtom, session, accounts, timelineAtoms(session).getParams())
    set(removeThreadStatusesOfAtom, session, accounts)
    set(removeFoundStatusesOfAtom, session, accounts)
    set(removeNotificationsOfAtom, session, accounts)
  },
)
