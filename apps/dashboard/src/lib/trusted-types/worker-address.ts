import { WORKERS_POLICY } from '@colonnade/domain/headers'
import { trustedPolicy } from './trusted-policy.ts'

/** The two workers that a build has. */
const WORKER = /^\/(?:shell-worker\.js|sw\.js\?server=[\w.%~*'()!-]+)$/

const workers = trustedPolicy(WORKERS_POLICY, {
  createScriptURL(path) {
    if (!WORKER.test(path)) throw new TypeError(`${path} is no worker of ours`)
    return path
  },
})

/**
 * Where a service worker of ours stands, to be registered.
 *
 * @throws TypeError for any other address
 */
export const workerAddress = (path: string): string => workers.createScriptURL(path)
