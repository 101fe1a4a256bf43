import type {
  FilterV2Entity,
  ListEntity,
  RelationshipEntity,
  StatusEntity,
  Visibility,
} from '../entities/index.ts'
import { type FilterDraft, keywordsOf } from '../filters/index.ts'

/** One thing in which an answer differs from what was asked. */
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

/** What a status was asked to be. What is left out was not asked. */
export interface AskedStatus {
  readonly in_reply_to_id?: string | null
  readonly media_ids?: readonly string[]
  readonly sensitive?: boolean
  readonly spoiler_text?: string
  readonly visibility?: Visibility
  readonly language?: string | null
  readonly poll?: { readonly options: readonly string[]; readonly multiple?: boolean } | null
}

/** Compares a published or edited status with what was asked. Never throws. @see BY-56 */
export function compareStatus(asked: AskedStatus, answered: StatusEntity): readonly Difference[] {
  const { visibility } = asked
  const mediaCount = asked.media_ids?.length ?? 0
  const differs: Readonly<Record<StatusField, boolean>> = {
    poll: asked.poll != null && !isSamePoll(asked.poll, answered.poll),
    media: mediaCount > answered.media_attachments.length,
    warning: isDropped(asked.spoiler_text, answered.spoiler_text),
    sensitive: asked.sensitive === true && mediaCount > 0 && !answered.sensitive,
    reply: isDropped(asked.in_reply_to_id, answered.in_reply_to_id),
    language: asked.language != null && !isSameLanguage(asked.language, answered.language),
  }
  const fields = (Object.keys(differs) as StatusField[]).filter((field) => differs[field])
  const differences: readonly Difference[] = fields.map((field) => ({ of: 'status', field }))
  if (visibility === undefined || visibility === answered.visibility) return differences
  const difference = { of: 'status', field: 'visibility', asked: visibility } as const
  return [{ ...difference, answered: answered.visibility }, ...differences]
}

/** Compares a list with what it was asked to become. Never throws. @see BY-56 */
export function compareList(
  asked: Partial<Omit<ListEntity, 'id'>>,
  answered: ListEntity,
): readonly Difference[] {
  const fields = Object.keys(asked) as (keyof typeof asked)[]
  return fields
    .filter((field) => asked[field] !== undefined && asked[field] !== answered[field])
    .map((field) => ({ of: 'list', field }))
}

/**
 * Compares a saved filter with its draft. Never throws.
 *
 * @param answered what became of it: on an old server one filter for each keyword, without a title of its own
 * @see BY-56
 */
export function compareFilter(
  draft: FilterDraft,
  answered: readonly FilterV2Entity[],
): readonly Difference[] {
  const keywords = new Set(answered.flatMap((one) => one.keywords.map(({ keyword }) => keyword)))
  const [filter] = answered
  const isWhole = answered.length === 1 && filter?.keywords[0]?.id !== filter?.id
  const differs: Readonly<Record<FilterField, boolean>> = {
    title: isWhole && filter?.title.trim() !== draft.title.trim(),
    context: answered.some(({ context }) => !isSameSet(context, draft.context)),
    action: isWhole && filter?.filter_action !== draft.action,
    expiry: draft.expiry !== 'keep' && answered.some((one) => !hasExpiry(one, draft)),
    keywords: keywordsOf(draft).some(({ keyword }) => !keywords.has(keyword)),
  }
  const fields = (Object.keys(differs) as FilterField[]).filter((field) => differs[field])
  return fields.map((field) => ({ of: 'filter', field }))
}

/** What an action asks of a relationship. */
const ASKED_FIELDS = [
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
 * Compares a relationship with what an action asked for. A follow may become a request, and the reverse. Never throws.
 *
 * @see BY-56
 */
export function compareRelationship(
  asked: Partial<RelationshipEntity>,
  answered: RelationshipEntity,
): readonly Difference[] {
  const isFollow = asked.following === true || asked.requested === true
  const isFollowed = answered.following || answered.requested
  return ASKED_FIELDS.filter((field) => {
    if (asked[field] === undefined || asked[field] === answered[field]) return false
    return !(isFollow && isFollowed && (field === 'following' || field === 'requested'))
  }).map((field) => ({ of: 'relationship', field }))
}

const isDropped = (asked: string | null | undefined, answered: string | null): boolean =>
  asked != null && asked.trim() !== '' && (answered ?? '') === ''

const hasExpiry = ({ expires_at }: FilterV2Entity, { expiry }: FilterDraft): boolean =>
  (expires_at === null) === (expiry === 'never')

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.every((one) => others.includes(one)) && others.every((one) => some.includes(one))

/** `pt` and `pt-BR` count as the same. */
const isSameLanguage = (asked: string, answered: string | null): boolean =>
  primaryOf(asked) === primaryOf(answered ?? '')

const primaryOf = (language: string): string => (language.split(/[-_]/)[0] ?? '').toLowerCase()

function isSamePoll(
  asked: NonNullable<AskedStatus['poll']>,
  answered: StatusEntity['poll'],
): boolean {
  if (answered === null || asked.options.length !== answered.options.length) return false
  return asked.multiple === undefined || asked.multiple === answered.multiple
}
