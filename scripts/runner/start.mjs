import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { UserError, log } from './log.mjs'
import { assertPortIsFree, readOptions, describeListenError } from './options.mjs'
import { inRoot } from './paths.mjs'
import { onShutdown, markAsServing } from './shutdown.mjs'

const LOOPBACK = /^(127\.|localhost$|::1$)/

/** `npm start`: installs and builds what is missing, then runs the demo server with the dashboard in this process. */
export async function start(args) {
  const options = readOptions(args, ['--fresh'])
  await assertPortIsFree(options)
  await install()
  await build()

  const server = await openServer(options)
  onShutdown(() => server.close())
  markAsServing()
  if (options.origin !== null || !LOOPBACK.test(options.host))
    log(`Anyone who can reach ${options.origin ?? options.host} can sign in.`)
  log(`Colonnade is ready: ${server.url}`)
}

async function openServer(options) {
  const { startServer } = await import(
    pathToFileURL(inRoot('apps', 'demo-server', 'dist', 'main.js')).href
  )
  try {
    return await startServer({
      ...options,
      dataDir: process.env.COLONNADE_DATA || '.data',
      dist: inRoot('dist'),
      hasSimulator: true,
      onProgress: (text) => log(`  ${text} …`),
      onError: (error) => process.stderr.write(`${error instanceof Error ? error.stack : error}\n`),
    })
  } catch (error) {
    if (error.syscall === 'listen') throw new UserError(describeListenError(error, options))
    if (process.env.COLONNADE_DEBUG) throw error
    throw new UserError(error.message.split('\n')[0])
  }
}
