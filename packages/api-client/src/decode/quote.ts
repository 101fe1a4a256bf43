import {
  QUOTE_STATES,
  type QuoteEntity,
  type StatusEntity,
  type StatusId,
  statusId,
} from '@colonnade/domain/entities'
import { DecodeError, toFields, toIdText } from './fields.ts'

/** The fields in which servers send the quote of a status. */
interface QuoteFields {
  /** Mastodon since 4.4: the quote with its state. Hollo, Akkoma, Iceshrimp and Fedibird: the quoted status. */
  readonly quote?: unknown
  /** Sent with the second form of `quote`, or alone when the status is not included. */
  readonly quote_id?: unknown
  /** Pleroma's object with the same two fields. */
  readonly pleroma?: unknown
}

type ReadStatus = (raw: unknown) => StatusEntity

/**
 * Decodes the quote of a status; null without one. An unreadable quote becomes a quote of an unknown status, so that
 * the quoting status is kept.
 *
 * @param read null within a quote, because quotes may quote each other without end
 */
export function readQuote(fields: QuoteFields, read: ReadStatus | null): QuoteEntity | null {
  const { quote: own } = fields
  if (own === undefined && fields.quote_id === undefined && fields.pleroma === undefined)
    return null
  const pleroma = toFields<QuoteFields>(fields.pleroma)
  const raw = toFields<QuoteEntity & StatusEntity>(own ?? pleroma?.quote)
  if (raw !== null && typeof raw.state === 'string') return readState(raw.state, raw, read)
  const id = toId(fields.quote_id) ?? toId(pleroma?.quote_id) ?? toId(raw?.id)
  if (id === null) return null
  return { state: 'accepted', quoted_status: readQuoted(raw, read), quoted_status_id: id }
}

function readState(
  rawState: string,
  raw: { readonly quoted_status?: unknown; readonly quoted_status_id?: unknown },
  read: ReadStatus | null,
): QuoteEntity {
  const quoted_status = readQuoted(raw.quoted_status, read)
  return {
    // An unknown future state: there is a quote that may not be shown.
    state: QUOTE_STATES.find((state) => state === rawState) ?? 'unauthorized',
    quoted_status,
    quoted_status_id:
      quoted_status?.id ??
      toId(raw.quoted_status_id) ??
      toId(toFields<StatusEntity>(raw.quoted_status)?.id),
  }
}

function readQuoted(raw: unknown, read: ReadStatus | null): StatusEntity | null {
  if (read === null || toFields(raw) === null) return null
  try {
    return read(raw)
  } catch (error) {
    if (error instanceof DecodeError) return null
    throw error
  }
}

const toId = (raw: unknown): StatusId | null => {
  const id = toIdText(raw)
  return id === '' ? null : statusId(id)
}
