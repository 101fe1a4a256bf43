import { existsSync } from 'node:fs'
import { runNode } from './child.mjs'
import { inRoot } from './paths.mjs'
import { heartbeat, PlainError, say, seconds } from './say.mjs'
import { hashOf, markOf } from './stale.mjs'

const VITE = 'node_modules/vite/bin/vite.js'
const SHARED = ['pnpm-lock.yaml', 'packages', 'tsconfig.json', 'tsconfig.base.json']

const BUILDS = [
  {
    name: 'dashboard',
    inputs: [
      ...SHARED,
      'apps/dashboard',
      'index.html',
      'share.html',
      'public',
      'vite.config.ts',
      'lingui.config.ts',
      'scripts/begin-script.ts',
      'scripts/chunk-name.ts',
      'scripts/headers',
      'scripts/lingui-macro.ts',
      'scripts/preload-parts.ts',
      'scripts/service-worker.ts',
      'scripts/shell-worker.ts',
    ],
    args: ['build', '--logLevel', 'warn'],
    proof: 'dist/index.html',
  },
  {
    name: 'demo-server',
    inputs: [
      ...SHARED,
      'apps/demo-server/package.json',
      'apps/demo-server/src',
      'apps/demo-server/vite.config.ts',
    ],
    args: ['build', '--config', 'apps/demo-server/vite.config.ts', '--logLevel', 'warn'],
    proof: 'apps/demo-server/dist/main.js',
  },
]

/** Builds what changed since its last build, both at once on two cores. */
export async function build({ force = false } = {}) {
  const todo = BUILDS.map((one) => ({
    ...one,
    mark: markOf(`build-${one.name}`, hashOf(one.inputs)),
  })).filter((one) => force || !one.mark.isFresh() || !existsSync(inRoot(one.proof)))
  if (todo.length === 0) return

  const since = performance.now()
  say(`Building the ${todo.map((one) => one.name).join(' and the ')} …`)
  const stop = heartbeat('building')
  try {
    await Promise.all(todo.map(buildOne))
  } finally {
    stop()
  }
  say(`  built in ${seconds(since)}`)
}

async function buildOne({ name, args, mark, proof }) {
  mark.clear()
  const { code, output } = await runNode([VITE, ...args], { env: { NODE_ENV: 'production' } })
  if (code !== 0 || !existsSync(inRoot(proof))) {
    throw new PlainError(`The ${name} could not be built:\n${withoutStack(output)}`)
  }
  mark.set()
}

/** What the builder says, without the builder's own insides. */
const withoutStack = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\s+at |^\}|errors: \[Getter/.test(line))
    .join('\n')
    .trim()
