import { install } from './install.mjs'
import { assertPortIsFree, readOptions } from './options.mjs'
import { inRoot, root } from './paths.mjs'
import { say } from './say.mjs'
import { onShutdown, servesUntilStopped } from './shutdown.mjs'

/** `npm run dev`: Vite with hot reload; its config mounts the instance on the same origin. */
export async function dev(args) {
  const { port, host } = readOptions(args)
  await assertPortIsFree({ port, host })
  await install()

  const vite = await import('vite')
  const server = await vite.createServer({
    root,
    configFile: inRoot('vite.config.ts'),
    server: { port, host, strictPort: true },
    clearScreen: false,
  })
  onShutdown(() => server.close())
  await server.listen()
  servesUntilStopped()
  const url = server.resolvedUrls?.local[0] ?? `http://${host}:${port}/`
  say(`Colonnade reloads as you type: ${url}`)
}
