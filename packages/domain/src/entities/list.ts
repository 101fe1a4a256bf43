import type { ListId } from './ids.ts'

/** @see https://docs.joinmastodon.org/entities/List/ */
export interface ListEntity {
  readonly id: ListId
  readonly title: string
  /** `list`, `followed`, `none`; on 2019 glitch servers `list_replies`, `all_replies`, `no_replies`. */
  readonly replies_policy?: string
  readonly exclusive?: boolean
}
