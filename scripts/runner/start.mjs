import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { assertPortIsFree, readOptions, sayWhyNotListening } from './options.mjs'
import { inRoot } from './paths.mjs'
import { PlainError, say } from './say.mjs'
import { onShutdown, servesUntilStopped } from './shutdown.mjs'

const LOOPBACK = /^(127\.|localhost$|::1$)/

/** `npm start`: everything that lacks, then the instance with the dashboard, in this very process. */
export async function start(args) {
  const options = readOptions(args, ['--fresh'])
  await assertPortIsFree(options)
  await install()
  await build()

  const server = await openServer(options)
  onShutdown(() => server.close())
  servesUntilStopped()
  if (options.origin !== null || !LOOPBACK.test(options.host))
    say(`Whoever can reach ${options.origin ?? options.host} is let in.`)
  say(`Colonnade is ready: ${server.url}`)
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
      life: true,
      onProgress: (text) => say(`  ${text} …`),
      onError: (error) => process.stderr.write(`${error instanceof Error ? error.stack : error}\n`),
    })
  } catch (error) {
    if (error.syscall === 'listen') throw new PlainError(sayWhyNotListening(error, options))
    if (process.env.COLONNADE_DEBUG) throw error
    throw new PlainError(error.message.split('\n')[0])
  }
}
