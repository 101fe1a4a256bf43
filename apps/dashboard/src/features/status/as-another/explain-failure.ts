import { t } from '@lingui/core/macro'
import { i18n } from '../../../lib/i18n.ts'
import { translateError } from '../../../lib/translate-error.ts'
import type { LookupFailure } from '../../../state/actions/find-as-another.ts'

/** Says why a post could not be found on a server. */
export function explainFailure({ kind, message, until }: LookupFailure, host: string): string {
  switch (kind) {
    case 'private':
      return t`Only those it is addressed to can see this post, so ${host} does not have it.`
    case 'local-only':
      return t`This post stays on its own server, so ${host} does not have it.`
    case 'not-found':
      return t`${host} did not find this post. It may be deleted, or the two servers may not exchange posts.`
    case 'other-post':
      return t`${host} answered with another post.`
    case 'refused': {
      const reason = translateError(i18n, message ?? '')
      return t`${host} refused: ${reason}`
    }
    case 'rate-limit': {
      if (until == null) return t`${host} accepts no more requests for now.`
      const time = i18n.date(until, { timeStyle: 'medium' })
      return t`${host} accepts no more requests until ${time}.`
    }
    case 'offline':
      return t`No connection.`
    case 'timeout':
      return t`${host} did not answer in time.`
    case 'unreachable':
      return t`${host} cannot be reached.`
    case 'unusable':
      return t`${host} sent an answer that cannot be read.`
    case 'unsupported':
      return t`${host} cannot search for posts.`
    case 'signed-out':
      return t`${host} does not accept this sign-in any more.`
  }
}

/** Whether the same lookup may succeed later. */
export const canTryAgain = ({ kind }: LookupFailure): boolean =>
  kind !== 'private' && kind !== 'local-only'
