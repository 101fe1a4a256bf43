import type {
  FilterV2Entity,
  ListEntity,
  RelationshipEntity,
  StatusEntity,
  Visibility,
} from '../entities/index.ts'
import { type FilterDraft, getKeywords } from '../filters/index.ts'

/** One field in which a response differs from the request. */
export type Difference =
  | { readonly of: 'status'; readonly field: StatusField }
  | {
      readonly of: 'status'
      readonly field: 'visibility'
      readonly asked: Visibility
      readonly answered: Visibility
    }
  | { readonly of: 'list'; readonly field: keyof ListEntity }
  | { readonly of: 'filter'; readonly field: FilterField }
  | { readonly of: 'relationship'; readonly field: keyof RelationshipEntity }

type StatusField = 'poll' | 'media' | 'warning' | 'sensitive' | 'reply' | 'language'
type FilterField = 'title' | 'context' | 'action' | 'expiry' | 'keywords'

/** The fields that were requested for a status. Absent fields were not requested. */
export interface RequestedStatus {
  readonly in_reply_to_id?: string | null
  readonly media_ids?: readonly string[]
  readonly sensitive?: boolean
  readonly spoiler_text?: string
  readonly visibility?: Visibility
  readonly language?: string | null
  readonly poll?: { readonly options: readonly string[]; readonly multiple?: boolean } | null
}

/** Compares a published or edited status with the request. Never throws. @see BY-56 */
export function compareStatus(
  requested: RequestedStatus,
  received: StatusEntity,
): readonly Difference[] {
  const { visibility } = requested
  const mediaCount = requested.media_ids?.length ?? 0
  const differs: Readonly<Record<StatusField, boolean>> = {
    poll: requested.poll != null && !isSamePoll(requested.poll, received.poll),
    media: mediaCount > received.media_attachments.length,
    warning: isDropped(requested.spoiler_text, received.spoiler_text),
    sensitive: requested.sensitive === true && mediaCount > 0 && !received.sensitive,
    reply: isDropped(requested.in_reply_to_id, received.in_reply_to_id),
    language: requested.language != null && !isSameLanguage(requested.language, received.language),
  }
  const fields = (Object.keys(differs) as StatusField[]).filter((field) => differs[field])
  const differences: readonly Difference[] = fields.map((field) => ({ of: 'status', field }))
  if (visibility === undefined || visibility === received.visibility) return differences
  const difference = { of: 'status', field: 'visibility', asked: visibility } as const
  return [{ ...difference, answered: received.visibility }, ...differences]
}

/** Compares a list with the requested changes. Never throws. @see BY-56 */
export function compareList(
  requested: Partial<Omit<ListEntity, 'id'>>,
  received: ListEntity,
): readonly Difference[] {
  const fields = Object.keys(requested) as (keyof typeof requested)[]
  return fields
    .filter((field) => requested[field] !== undefined && requested[field] !== received[field])
    .map((field) => ({ of: 'list', field }))
}

/**
 * Compares a saved filter with its draft. Never throws.
 *
 * @param received the filters that the server returned; an old server has one filter for each keyword, without a
 *   separate title
 * @see BY-56
 */
export function compareFilter(
  draft: FilterDraft,
  received: readonly FilterV2Entity[],
): readonly Difference[] {
  const keywords = new Set(received.flatMap((one) => one.keywords.map(({ keyword }) => keyword)))
  const [filter] = received
  const isWhole = received.length === 1 && filter?.keywords[0]?.id !== filter?.id
  const differs: Readonly<Record<FilterField, boolean>> = {
    title: isWhole && filter?.title.trim() !== draft.title.trim(),
    context: received.some(({ context }) => !isSameSet(context, draft.context)),
    action: isWhole && filter?.filter_action !== draft.action,
    expiry: draft.expiry !== 'keep' && received.some((one) => !hasExpiry(one, draft)),
    keywords: getKeywords(draft).some(({ keyword }) => !keywords.has(keyword)),
  }
  const fields = (Object.keys(differs) as FilterField[]).filter((field) => differs[field])
  return fields.map((field) => ({ of: 'filter', field }))
}

/** The fields of a relationship that an action can request. */
const REQUESTED_FIELDS = [
  'following',
  'requested',
  'showing_reblogs',
  'notifying',
  'blocking',
  'muting',
  'muting_notifications',
  'endorsed',
] as const

/**
 * Compares a relationship with the one that an action requested. A follow may become a follow request, and the
 * reverse. Never throws.
 *
 * @see BY-56
 */
export function compareRelationship(
  requested: Partial<RelationshipEntity>,
  received: RelationshipEntity,
): readonly Difference[] {
  const isFollow = requested.following === true || requested.requested === true
  const isFollowed = received.following || received.requested
  return REQUESTED_FIELDS.filter((field) => {
    if (requested[field] === undefined || requested[field] === received[field]) return false
    return !(isFollow && isFollowed && (field === 'following' || field === 'requested'))
  }).map((field) => ({ of: 'relationship', field }))
}

const isDropped = (requested: string | null | undefined, received: string | null): boolean =>
  requested != null && requested.trim() !== '' && (received ?? '') === ''

const hasExpiry = ({ expires_at }: FilterV2Entity, { expiry }: FilterDraft): boolean =>
  (expires_at === null) === (expiry === 'never')

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.every((one) => others.includes(one)) && others.every((one) => some.includes(one))

/** Treats `pt` and `pt-BR` as the same. */
const isSameLanguage = (requested: string, received: string | null): boolean =>
  getPrimaryLanguage(requested) === getPrimaryLanguage(received ?? '')

const getPrimaryLanguage = (language: string): string =>
  (language.split(/[-_]/)[0] ?? '').toLowerCase()

function isSamePoll(
  requested: NonNullable<RequestedStatus['poll']>,
  received: StatusEntity['poll'],
): boolean {
  if (received === null || requested.options.length !== received.options.length) return false
  return requested.multiple === undefined || requested.multiple === received.multiple
}
