import { WORKERS_POLICY } from '@colonnade/domain/headers'
import { createTrustedPolicy } from './trusted-policy.ts'

/** The two service workers of a build. */
const WORKER_PATTERN = /^\/(?:shell-worker\.js|sw\.js\?server=[\w.%~*'()!-]+)$/

const workers = createTrustedPolicy(WORKERS_POLICY, {
  createScriptURL(path) {
    if (!WORKER_PATTERN.test(path)) throw new TypeError(`${path} is no worker of ours`)
    return path
  },
})

/**
 * Returns the URL of one of the app's service workers for registration.
 *
 * @throws TypeError for any other URL
 */
export const getWorkerUrl = (path: string): string => workers.createScriptURL(path)
