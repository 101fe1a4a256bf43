import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { inRoot, root } from '../runner/paths.mjs'
import { createResult } from './tool.mjs'

const BINARY = /\.(webm|webp|png|jpe?g|gif|ico|woff2?|mp[34]|ogg|wav|wasm)$/
/** Hashes of packages, which look like secrets. */
const LOCKS = /(^|\/)pnpm-lock\.yaml$/

const PATTERNS = [
  [/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/, 'a private key'],
  [/\bAKIA[0-9A-Z]{16}\b/, 'a key of Amazon'],
  [/\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{50})/, 'a token of GitHub'],
  [/\bglpat-[\w-]{20}/, 'a token of GitLab'],
  [/\bnpm_[A-Za-z0-9]{36}\b/, 'a token of npm'],
  [/\bxox[abeoprs]-[\w-]{20}/, 'a token of Slack'],
  [/\bAIza[\w-]{35}\b/, 'a key of Google'],
  [/\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/, 'a signed token'],
  [/\bBearer [\w-]{32,}(?![\w-]*\})/, 'a bearer token'],
  [
    /(?:secret|token|password|private_?key)["']?\s*[:=]\s*["'](?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])[\w+/=-]{32,}["']/i,
    'a secret in a literal',
  ],
]

/** Checks that no tracked file contains a secret. */
export const secrets = {
  name: 'secrets',
  run() {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    })
    const paths = listed
      .split('\n')
      .filter((path) => path !== '' && !BINARY.test(path) && !LOCKS.test(path))
      .filter((path) => existsSync(inRoot(path)))
    const found = paths.flatMap((path) => findSecrets(readFileSync(inRoot(path), 'utf8'), path))
    return Promise.resolve(
      createResult(found.length === 0, found.join('\n'), `${paths.length} files`),
    )
  },
}

/** Returns where something looks like a secret, and its kind, but never the secret. */
export const findSecrets = (text, path) =>
  text.split('\n').flatMap((line, index) => {
    const pattern = PATTERNS.find(([expression]) => expression.test(line))
    return pattern === undefined ? [] : [`${path}:${index + 1} holds ${pattern[1]}.`]
  })
