import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { readInstance } from '@colonnade/api-client/twins'
import type { InstanceRule } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'

/** What the server asks of its people; none where it does not say. A failure is silent. */
export const readRulesAtom = atom(
  null,
  async (_get, _set, session: Session): Promise<readonly InstanceRule[]> => {
    try {
      return (await readInstance(session.api, { skipAlert: true, skipLoading: true })).rules
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return []
    }
  },
)
