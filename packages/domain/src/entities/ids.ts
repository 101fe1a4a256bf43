declare const brand: unique symbol

type Brand<Name extends string> = string & { readonly [brand]: Name }

/** Ids are opaque strings. Instances use numbers, ULIDs, UUIDs or paths with slashes. */
export type AccountId = Brand<'account'>
export type StatusId = Brand<'status'>
export type NotificationId = Brand<'notification'>
export type ListId = Brand<'list'>
export type MediaId = Brand<'media'>
export type PollId = Brand<'poll'>
export type FilterId = Brand<'filter'>
export type ConversationId = Brand<'conversation'>
export type ReportId = Brand<'report'>

/** `acct@host`: one signed-in account, unique across instances. */
export type AccountKey = Brand<'account-key'>

export const accountId = (id: string): AccountId => id as AccountId
export const statusId = (id: string): StatusId => id as StatusId
export const notificationId = (id: string): NotificationId => id as NotificationId
export const listId = (id: string): ListId => id as ListId
export const mediaId = (id: string): MediaId => id as MediaId
export const pollId = (id: string): PollId => id as PollId
export const filterId = (id: string): FilterId => id as FilterId
export const conversationId = (id: string): ConversationId => id as ConversationId
export const reportId = (id: string): ReportId => id as ReportId

/** @param username without a domain, as in `verify_credentials` */
export const accountKey = (username: string, host: string): AccountKey =>
  `${username}@${host}` as AccountKey

/**
 * Orders two sortable ids: the shorter is older, equal lengths compare as text. Never a locale comparison. Use it
 * only for servers whose ids are known to be sortable.
 *
 * @returns negative if `a` is older, 0 if equal, positive if `a` is newer
 */
export function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length
  if (a === b) return 0
  return a < b ? -1 : 1
}
