import { existsSync } from 'node:fs'
import { runNode } from './child.mjs'
import { inRoot } from './paths.mjs'
import { heartbeat, PlainError, say, seconds } from './say.mjs'
import { hashOf, markOf } from './stale.mjs'

const VITE = 'node_modules/vite/bin/vite.js'
/** Whatever either build may read: to build both takes some ten seconds, to tell them apart a list that has to be kept. */
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
    name: 'demo-server',
    args: ['--config', 'apps/demo-server/vite.config.ts'],
    proof: 'apps/demo-server/dist/main.js',
  },
]

/** Builds what lacks or was made of something else, both at once on two cores. */
export async function build({ force = false } = {}) {
  const mark = markOf('build', hashOf(INPUTS))
  const isThere = mark.isFresh() && BUILDS.every(({ proof }) => existsSync(inRoot(proof)))
  if (isThere && !force) return

  const since = performance.now()
  say('Building the dashboard and the demo-server …')
  const stop = heartbeat('building')
  mark.clear()
  try {
    await Promise.all(BUILDS.map(buildOne))
  } finally {
    stop()
  }
  mark.set()
  say(`  built in ${seconds(since)}`)
}

async function buildOne({ name, args, proof }) {
  const { code, output } = await runNode([VITE, 'build', ...args, '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0 || !existsSync(inRoot(proof))) {
    throw new PlainError(`The ${name} could not be built:\n${withoutStack(output)}`)
  }
}

/** What the builder says, without the builder's own insides. */
const withoutStack = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\s+at |^\}|errors: \[Getter/.test(line))
    .join('\n')
    .trim()
