import { DecodeError } from './decode-error.ts'

/** A name of a server as the list of blocked ones holds it. @throws DecodeError for what is no text */
export function decodeDomainName(raw: unknown): string {
  if (typeof raw !== 'string' || raw === '') throw new DecodeError('domain', 'not a name')
  return raw
}
