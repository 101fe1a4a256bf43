export {
  createContentPolicy,
  createDevContentPolicy,
  type InlineHashes,
} from './content-security-policy.ts'
export {
  allowLoopbackMedia,
  CACHE_REVALIDATE,
  CACHE_FOREVER,
  HEADERS_FILE,
  HEADERS_FOLDER,
  getPageHeaders,
  STRICT_TRANSPORT_SECURITY,
} from './page-headers.ts'
export { CONTENTS_POLICY, WORKERS_POLICY } from './trusted-types.ts'
