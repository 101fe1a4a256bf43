import { existsSync } from 'node:fs'
import { runNode } from './child.mjs'
import { startHeartbeat, UserError, log, formatSeconds } from './log.mjs'
import { inRoot } from './paths.mjs'
import { hashFiles, createStamp } from './stamp.mjs'

const VITE = 'node_modules/vite/bin/vite.js'
/** The inputs of both builds. Building both takes about ten seconds; separate lists would need maintenance. */
const INPUTS = [
  'apps',
  'packages',
  'public',
  'scripts',
  'head.html',
  'index.html',
  'share.html',
  'lingui.config.ts',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
]

const BUILDS = [
  { name: 'dashboard', args: [], proof: 'dist/index.html' },
  {
    name: 'demo server',
    args: ['--config', 'apps/demo-server/vite.config.ts'],
    proof: 'apps/demo-server/dist/main.js',
  },
]

/** Builds both programs when an input changed or an output is missing. They are built in parallel. */
export async function build({ force = false } = {}) {
  const stamp = createStamp('build', hashFiles(INPUTS))
  const isBuilt = stamp.isFresh() && BUILDS.every(({ proof }) => existsSync(inRoot(proof)))
  if (isBuilt && !force) return

  const since = performance.now()
  log('Building the dashboard and the demo server …')
  const stop = startHeartbeat('building')
  stamp.clear()
  try {
    await Promise.all(BUILDS.map(buildOne))
  } finally {
    stop()
  }
  stamp.set()
  log(`  built in ${formatSeconds(since)}`)
}

async function buildOne({ name, args, proof }) {
  const { code, output } = await runNode([VITE, 'build', ...args, '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0 || !existsSync(inRoot(proof))) {
    throw new UserError(`Couldn’t build the ${name}:\n${stripStack(output)}`)
  }
}

/** Removes the builder's stack traces from its output. */
const stripStack = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\s+at |^\}|errors: \[Getter/.test(line))
    .join('\n')
    .trim()
