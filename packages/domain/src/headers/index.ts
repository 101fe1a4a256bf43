export { contentPolicy, devContentPolicy, type InlineHashes } from './content-policy.ts'
export {
  allowLoopbackMedia,
  CACHE_ASKING,
  CACHE_FOREVER,
  HEADERS_FILE,
  HEADERS_FOLDER,
  pageHeaders,
  STAY_SECURE,
} from './page-headers.ts'
export { CONTENTS_POLICY, WORKERS_POLICY } from './trusted-types.ts'
