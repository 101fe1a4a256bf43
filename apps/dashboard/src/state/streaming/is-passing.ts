import type { ApiError } from '@colonnade/api-client'

const TOO_MANY = 429
const SERVER_FAULT = 500

/** Whether the same call may be answered later. */
export const isPassing = ({ kind, status }: ApiError): boolean =>
  kind === 'network' || status === TOO_MANY || (status ?? 0) >= SERVER_FAULT
