import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { UserError, log } from './log.mjs'
import { assertPortIsFree, readOptions, describeListenError } from './options.mjs'
import { inRoot } from './paths.mjs'
import { onShutdown, markAsServing } from './shutdown.mjs'

const LOOPBACK = /^(127\.|localhost$|::1$)/

/**
 * `npm start`: installs and builds what is missing, then runs the demo server with the dashboard in this process. With
 * `--second` another server runs on the next port, which exchanges posts with the first one.
 */
export async function start(args) {
  const options = readOptions(args, ['--fresh', '--second'])
  const hasSecond = args.includes('--second')
  const secondOptions = createSecondOptions(options)
  await assertPortIsFree(options)
  if (hasSecond) await assertPortIsFree(secondOptions)
  await install()
  await build()

  const server = await openServer(options)
  onShutdown(() => server.close())
  const second = hasSecond ? await openServer(secondOptions) : null
  if (second !== null) {
    onShutdown(() => second.close())
    const { connectServers } = await importServer()
    await connectServers(server, second)
  }
  markAsServing()
  if (options.origin !== null || !LOOPBACK.test(options.host))
    log(`Anyone who can reach ${options.origin ?? options.host} can sign in.`)
  if (second !== null) log(`The second server is ready: ${second.url}`)
  log(describeAccounts(second))
  log(`Colonnade is ready: ${server.url}`)
}

/** The second server has its own data, and always a database of its own. */
function createSecondOptions({ port, ...options }) {
  return {
    ...options,
    port: port === 0 ? 0 : port + 1,
    origin: null,
    world: 'second',
    databaseUrl: null,
    dataDir: join(getDataDir(), 'second'),
  }
}

const getDataDir = () => process.env.COLONNADE_DATA || '.data'

/** How to try several accounts, in two lines. */
const describeAccounts = (second) =>
  second === null
    ? 'Several accounts: sign in, then add one in the menu and choose another person.\n' +
      'A second server that exchanges posts with this one: npm start -- --second'
    : `Several accounts: sign in, then add one in the menu, here or at ${new URL(second.url).host}.\n` +
      'Its people are others, and the same posts have other ids there.'

const importServer = () =>
  import(pathToFileURL(inRoot('apps', 'demo-server', 'dist', 'main.js')).href)

async function openServer(options) {
  const { startServer } = await importServer()
  try {
    return await startServer({
      dataDir: getDataDir(),
      dist: inRoot('dist'),
      // The first server's simulated people also reply to posts of the second one.
      hasSimulator: options.world !== 'second',
      onProgress: (text) => log(`  ${text} …`),
      onError: (error) => process.stderr.write(`${error instanceof Error ? error.stack : error}\n`),
      ...options,
    })
  } catch (error) {
    if (error.syscall === 'listen') throw new UserError(describeListenError(error, options))
    if (process.env.COLONNADE_DEBUG) throw error
    throw new UserError(error.message.split('\n')[0])
  }
}
