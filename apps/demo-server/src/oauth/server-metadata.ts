/** The instance's own name, in its metadata and in every answer to a sign-in. */
export const issuerOf = (origin: string) => `${origin}/`

/** @see https://www.rfc-editor.org/rfc/rfc8414 */
export const serverMetadata = (origin: string) => ({
  issuer: issuerOf(origin),
  service_documentation: 'https://docs.joinmastodon.org/',
  authorization_endpoint: `${origin}/oauth/authorize`,
  token_endpoint: `${origin}/oauth/token`,
  app_registration_endpoint: `${origin}/api/v1/apps`,
  revocation_endpoint: `${origin}/oauth/revoke`,
  scopes_supported: ['read', 'write', 'follow', 'push'],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'client_credentials'],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
})
