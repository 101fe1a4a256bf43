import type { AccountKey } from '@colonnade/domain/entities'
import { useAppAction, useAppValue, useSession } from '../../../state/react/index.ts'
import type { Session } from '../../../state/session.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import { chooseAccountAtom } from '../../../state/sessions/choose-account.ts'
import { goTo } from '../../../ui/link/go-to.ts'

/** Addresses with an ID, which means something else on another server. */
const NAMES_A_RECORD = /^\/(?:accounts|statuses|lists|timelines\/list)\/./

/** Returns the accounts that are not the current one. */
export function useOtherSessions(): readonly Session[] {
  const current = useSession()
  return useAppValue(sessionsAtom).filter((session) => session !== current)
}

/** Returns a function that makes an account the current one. The columns stay as they are. */
export function useSwitchAccount(): (key: AccountKey) => void {
  const choose = useAppAction(chooseAccountAtom)

  return (key) => {
    if (NAMES_A_RECORD.test(location.pathname)) goTo('/')
    choose(key)
  }
}
