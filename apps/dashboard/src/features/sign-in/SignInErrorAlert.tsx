import { Trans } from '@lingui/react/macro'
import { useAppValue } from '../../state/react/index.ts'
import { endedSignInsAtom } from '../../state/sessions/remove-account-data.ts'
import { signInErrorAtom } from '../../state/sessions/sign-in.ts'
import styles from './ServerForm.module.css'

/** Explains why the last sign-in failed. */
export function SignInErrorAlert() {
  const error = useAppValue(signInErrorAtom)
  if (error === null) return null

  return (
    <p className={styles['error']} role="alert">
      <SignInErrorText
        reason={error.reason}
        host={error.host ?? ''}
        detail={error.detail}
        status={error.status}
        isByServer={error.byServer}
        isPlainHttp={error.isPlainHttp}
      />
    </p>
  )
}

/** Every reason for a failed sign-in. */
type SignInFailure =
  | 'wrong-address'
  | 'unreachable'
  | 'not-mastodon'
  | 'refused'
  | 'foreign-state'
  | 'foreign-issuer'
  | 'missing-issuer'
  | 'reused-state'
  | 'window-closed'
  | 'no-token'

const FIRST_ERROR_STATUS = 400

interface SignInErrorTextProps {
  readonly reason: SignInFailure
  readonly host: string
  /** The server's message. */
  readonly detail?: string | undefined
  /** HTTP status of the response; undefined without a response. */
  readonly status?: number | undefined
  /** Whether the server refused access, not the user. */
  readonly isByServer?: boolean
  readonly isPlainHttp?: boolean
}

/** Explains what happened and what to do about it, without an error code. */
export function SignInErrorText({
  reason,
  host,
  detail,
  status,
  isByServer = false,
  isPlainHttp = false,
}: SignInErrorTextProps) {
  switch (reason) {
    case 'wrong-address':
      if (isPlainHttp) {
        return (
          <Trans>
            http:// only works for this computer. Use an address that starts with https://.
          </Trans>
        )
      }
      return <Trans>Enter a server address such as mastodon.example.</Trans>
    case 'unreachable':
      if (status !== undefined)
        return <ServerErrorText host={host} detail={detail} status={status} />
      return <Trans>Couldn't reach {host}. Check the spelling, or try again in a moment.</Trans>
    case 'not-mastodon':
      return <Trans>{host} isn't a Mastodon-compatible server.</Trans>
    case 'refused':
      if (isByServer) return <ServerRefusalText host={host} detail={detail} />
      return <Trans>Access was denied on {host}.</Trans>
    case 'foreign-state':
      return <Trans>This sign-in wasn't started in this window. Please sign in again.</Trans>
    case 'foreign-issuer':
      return (
        <Trans>
          Couldn't sign in: the response came from another server, so nothing was shared with {host}
          . Don't try again unless you know and trust {host}.
        </Trans>
      )
    case 'missing-issuer':
      return (
        <Trans>
          Couldn't sign in: the response from {host} doesn't say which server it came from. Nothing
          was shared. Try again, or contact the administrators of {host}.
        </Trans>
      )
    case 'reused-state':
      return <Trans>This sign-in was already used. Please sign in again.</Trans>
    case 'window-closed':
      return <Trans>The sign-in on {host} was cancelled: its window was closed.</Trans>
    case 'no-token':
      if (status !== undefined && status >= FIRST_ERROR_STATUS)
        return <ServerRefusalText host={host} detail={detail} />
      return <Trans>{host} signed you in but didn't grant access. Please try again.</Trans>
  }
}

interface ServerErrorTextProps {
  readonly host: string
  readonly detail: string | undefined
  readonly status: number
}

/** A server error: the typed address is correct. */
function ServerErrorText({ host, detail, status }: ServerErrorTextProps) {
  const code = String(status)
  const said = detail === undefined || detail === code ? code : `${code} ${detail}`
  return (
    <Trans>
      {host} has a problem right now: “{said}”. Try again later.
    </Trans>
  )
}

interface ServerRefusalTextProps {
  readonly host: string
  readonly detail: string | undefined
}

function ServerRefusalText({ host, detail }: ServerRefusalTextProps) {
  return (
    <Trans>
      {host} rejected the sign-in: “{detail}”. Try again later, or contact its administrators.
    </Trans>
  )
}

/** One alert for each sign-in that its server has ended. */
export function EndedSignIns() {
  const ended = useAppValue(endedSignInsAtom).filter(({ isSignedOut }) => isSignedOut !== true)

  return ended.map(({ key, origin }) => (
    <p key={key} className={styles['error']} role="alert">
      <EndedText host={new URL(origin).host} />
    </p>
  ))
}

function EndedText({ host }: { readonly host: string }) {
  return (
    <Trans>
      Your session on {host} has ended. Sign in again to continue; your drafts and columns are kept.
    </Trans>
  )
}
