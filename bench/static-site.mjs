import { inRoot } from '../scripts/runner/paths.mjs'
import { createStaticServer } from '../scripts/static-server.mjs'

/**
 * Serves the built dashboard from an origin of its own, as users of another server see it.
 *
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveStaticSite() {
  const server = createStaticServer(inRoot('dist'), allowLoopbackMedia)
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

/** Allows pictures of an instance on this machine; otherwise they have to be at `https:`. */
function allowLoopbackMedia(headers) {
  const name = 'Content-Security-Policy'
  return {
    ...headers,
    [name]: headers[name].replaceAll(
      /(img|media)-src/g,
      '$& http://localhost:* http://127.0.0.1:*',
    ),
  }
}
