import type { Access } from './access.ts'

const PAGE: Access = { caller: { by: 'anybody' }, body: 'none', counted: ['pages'] }
const FILE: Access = { caller: { by: 'anybody' }, body: 'none', counted: ['pictures'] }
/** Answers programs, not people, and costs nothing. */
const SIGN: Access = { caller: { by: 'anybody' }, body: 'none', counted: [] }
const OWN_PAGE: Access = { ...PAGE, caller: { by: 'cookie' } }
const OWN_FORM: Access = { caller: { by: 'cookie' }, body: 'words', counted: ['address'] }
/** Everybody who reaches it may hold the tests' controls: where they are routed at all. */
const CONTROL: Access = { caller: { by: 'anybody' }, body: 'words', counted: ['address'] }

/** Every route that is no endpoint of the API, as it is routed. */
export const pageAccess: Readonly<Record<string, Access>> = {
  'GET /health': SIGN,
  'GET /api/v1/streaming/health': SIGN,
  'POST /__test/:act': CONTROL,
  'GET /oauth/authorize': PAGE,
  'POST /oauth/authorize': { ...OWN_FORM, counted: ['address', 'signIns'] },
  'GET /auth/sign_out': OWN_PAGE,
  'POST /auth/sign_out': OWN_FORM,
  'GET /settings/preferences': OWN_PAGE,
  'POST /settings/preferences': OWN_FORM,
  'GET /settings/profile': OWN_PAGE,
  'POST /settings/profile': { ...OWN_FORM, body: 'profile' },
  'GET /invites': OWN_PAGE,
  'GET /admin/accounts/:id': OWN_PAGE,
  'GET /admin/accounts/:id/statuses/:status': OWN_PAGE,
  'POST /admin/accounts/:id/statuses/:status': OWN_FORM,
  'GET /.well-known/oauth-authorization-server': PAGE,
  'GET /media/art/:file': FILE,
  'GET /media/films/:file': FILE,
  'GET /media/uploads/:file': FILE,
  'GET /:author{@[^/]+}/:id{\\d+}/embed': PAGE,
  'GET /about': PAGE,
  'GET /terms': PAGE,
  'GET /*': PAGE,
}

/** What leads nowhere is counted as if it did: whoever looks for a way in pays for each door. */
export const NOWHERE: Access = { caller: { by: 'anybody' }, body: 'none', counted: ['address'] }
export const NO_ENDPOINT: Access = { ...NOWHERE, counted: ['address', 'calls'] }
