import {
  QUOTE_STATES,
  type QuoteEntity,
  type StatusEntity,
  type StatusId,
  statusId,
} from '@colonnade/domain/entities'
import { DecodeError, fieldsOf, idText } from './fields.ts'

/** What a status may say of what it quotes. */
interface QuoteFields {
  /** Mastodon since 4.4: the quote with its state. Hollo, Akkoma, Iceshrimp and Fedibird: the quoted status itself. */
  readonly quote?: unknown
  /** Beside the second form of `quote`, or alone where the status does not come along. */
  readonly quote_id?: unknown
  /** Pleroma keeps the same two to itself. */
  readonly pleroma?: unknown
}

type ReadStatus = (raw: unknown) => StatusEntity

/**
 * The quote of a status; null when it quotes nothing. What cannot be read stays a quote of something unknown, so that
 * the status around it is not lost.
 *
 * @param read null within a quote: quotes may quote each other without end
 */
export function readQuote(fields: QuoteFields, read: ReadStatus | null): QuoteEntity | null {
  const { quote: own } = fields
  if (own === undefined && fields.quote_id === undefined && fields.pleroma === undefined)
    return null
  const said = fieldsOf<QuoteFields>(fields.pleroma)
  const raw = fieldsOf<QuoteEntity & StatusEntity>(own ?? said?.quote)
  if (raw !== null && typeof raw.state === 'string') return readState(raw.state, raw, read)
  const id = toId(fields.quote_id) ?? toId(said?.quote_id) ?? toId(raw?.id)
  if (id === null) return null
  return { state: 'accepted', quoted_status: readQuoted(raw, read), quoted_status_id: id }
}

function readState(
  told: string,
  raw: { readonly quoted_status?: unknown; readonly quoted_status_id?: unknown },
  read: ReadStatus | null,
): QuoteEntity {
  const quoted_status = readQuoted(raw.quoted_status, read)
  return {
    // A state of tomorrow's: something is there that may not be shown.
    state: QUOTE_STATES.find((state) => state === told) ?? 'unauthorized',
    quoted_status,
    quoted_status_id:
      quoted_status?.id ??
      toId(raw.quoted_status_id) ??
      toId(fieldsOf<StatusEntity>(raw.quoted_status)?.id),
  }
}

function readQuoted(raw: unknown, read: ReadStatus | null): StatusEntity | null {
  if (read === null || fieldsOf(raw) === null) return null
  try {
    return read(raw)
  } catch (error) {
    if (error instanceof DecodeError) return null
    throw error
  }
}

const toId = (raw: unknown): StatusId | null => {
  const id = idText(raw)
  return id === '' ? null : statusId(id)
}
