import type { ApiClient } from '../client.ts'
import { fieldsOf, flag } from '../decode/fields.ts'
import { endpoint } from '../endpoint.ts'

interface ServerMetadata {
  readonly authorization_response_iss_parameter_supported: boolean
}

/** Not in the table of endpoints: it belongs to OAuth, and nothing but signing in asks for it. */
const getServerMetadata = endpoint('GET', '/.well-known/oauth-authorization-server', {
  returns: (raw) =>
    flag(fieldsOf<ServerMetadata>(raw)?.authorization_response_iss_parameter_supported),
  onError: 'silent',
})

/** Who waits to be led to a server waits no longer than this for what many servers do not have. */
export const METADATA_MS = 5_000

/**
 * Asks the server whether its answers to a sign-in say who gives them. Never rejects: one that does not answer does not.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9207#section-3
 */
export function askNamesIssuer(client: ApiClient): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, METADATA_MS, false)
  })
  const asked = client.call(getServerMetadata, {}).catch(() => false)
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
