import { Trans } from '@lingui/react/macro'
import type { Difference } from '@colonnade/domain/answers'
import type { Visibility } from '@colonnade/domain/entities'
import type { ToastMessage } from '../../state/ui/messages.ts'

interface RareToastTextProps {
  readonly notice: ToastMessage
}

/** The texts of toasts that are rarely shown. */
export function RareToastText({ notice }: RareToastTextProps) {
  const { kind, text: host = '', differences = [] } = notice
  switch (kind) {
    case 'access-stays':
      return <RevokeFailed host={host} />
    case 'already-signed-in':
      return <AlreadySignedIn account={host} />
    case 'sign-in-ended':
      return <SignInEnded host={host} />
    case 'drafts-stay':
      return <Trans>Signed out. Your drafts stay in this browser for next time.</Trans>
    case 'drafts-unreadable':
      return <Trans>Couldn't load drafts. Try again.</Trans>
    case 'workspace-removed':
      return <Trans>Workspace and its columns removed</Trans>
    case 'layout-imported':
      return <Trans>Layout imported</Trans>
    case 'window-blocked':
      return <WindowBlocked name={host} />
    case 'storage-full':
      return <Trans>Browser storage is full. Settings won't be saved.</Trans>
    case 'draft-elsewhere':
      return <Trans>This draft is open in another tab</Trans>
    default:
      return <DifferencesText host={host} differences={differences} />
  }
}

/** Signed out here, but the access token is still valid. */
function RevokeFailed({ host }: { readonly host: string }) {
  return (
    <Trans>
      Signed out here, but couldn't revoke access on {host}. Revoke it in your account settings
      there.
    </Trans>
  )
}

interface WindowBlockedProps {
  readonly name: string
}

/** A link to open what the browser did not open. A tab of that name shows the same as the window. */
function WindowBlocked({ name }: WindowBlockedProps) {
  return (
    <Trans>
      Your browser blocked the window.{' '}
      <a href="/" target={name}>
        Open in a new tab
      </a>
    </Trans>
  )
}

function AlreadySignedIn({ account }: { readonly account: string }) {
  return (
    <Trans>
      You were already signed in as <bdi dir="ltr">@{account}</bdi>
    </Trans>
  )
}

function SignInEnded({ host }: { readonly host: string }) {
  return <Trans>{host} has signed you out. Your drafts and columns are saved.</Trans>
}

export interface DifferencesTextProps {
  readonly host: string
  readonly differences: readonly Difference[]
}

/** Lists how the response of the server differs from the request. */
export function DifferencesText({ host, differences }: DifferencesTextProps) {
  const fields = differences.map((difference) => (
    <span key={difference.field}>
      {' '}
      <DifferenceText difference={difference} />
    </span>
  ))

  return (
    <>
      <Trans>{host} didn't save everything as you asked.</Trans>
      {fields}
    </>
  )
}

function DifferenceText({ difference }: { readonly difference: Difference }) {
  switch (difference.of) {
    case 'status':
      return <StatusDifference difference={difference} />
    case 'list':
      return <ListDifference field={difference.field} />
    case 'filter':
      return <FilterDifference field={difference.field} />
    case 'relationship':
      return <Trans>Your settings for this account weren't saved.</Trans>
  }
}

type Of<Kind> = Extract<Difference, { readonly of: Kind }>

function StatusDifference({ difference }: { readonly difference: Of<'status'> }) {
  switch (difference.field) {
    case 'visibility':
      return <VisibilityDifference asked={difference.asked} answered={difference.answered} />
    case 'poll':
      return <Trans>The poll is missing or different.</Trans>
    case 'media':
      return <Trans>Some files are missing from the post.</Trans>
    case 'warning':
      return <Trans>The content warning is missing.</Trans>
    case 'sensitive':
      return <Trans>The media isn't marked as sensitive.</Trans>
    case 'reply':
      return <Trans>The post isn't a reply.</Trans>
    case 'language':
      return <Trans>The language of the post is different.</Trans>
  }
}

interface VisibilityDifferenceProps {
  readonly asked: Visibility
  readonly answered: Visibility
}

function VisibilityDifference({ asked, answered }: VisibilityDifferenceProps) {
  const isWider = AUDIENCE_RANK[answered] > AUDIENCE_RANK[asked]
  const who = <VisibleTo visibility={answered} />
  return isWider ? (
    <Trans>More people can see the post than you chose: {who}.</Trans>
  ) : (
    <Trans>Fewer people can see the post than you chose: {who}.</Trans>
  )
}

/** Ranks visibilities by the size of their audience. */
const AUDIENCE_RANK: Readonly<Record<Visibility, number>> = {
  public: 3,
  unlisted: 2,
  private: 1,
  direct: 0,
}

function VisibleTo({ visibility }: { readonly visibility: Visibility }) {
  switch (visibility) {
    case 'public':
      return <Trans>Public</Trans>
    case 'unlisted':
      return <Trans>Unlisted</Trans>
    case 'private':
      return <Trans>Followers only</Trans>
    case 'direct':
      return <Trans>Direct</Trans>
  }
}

function ListDifference({ field }: { readonly field: Of<'list'>['field'] }) {
  switch (field) {
    case 'exclusive':
      return <Trans>Its members still appear in Home.</Trans>
    case 'replies_policy':
      return <Trans>The list shows different replies than you chose.</Trans>
    default:
      return <Trans>The title of the list is different.</Trans>
  }
}

function FilterDifference({ field }: { readonly field: Of<'filter'>['field'] }) {
  switch (field) {
    case 'keywords':
      return <Trans>Some keywords are missing from the filter.</Trans>
    case 'expiry':
      return <Trans>The filter expires at a different time.</Trans>
    case 'context':
      return <Trans>The filter applies in different places.</Trans>
    case 'action':
      return <Trans>The filter action is different.</Trans>
    case 'title':
      return <Trans>The title of the filter is different.</Trans>
  }
}
