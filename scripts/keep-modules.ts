import { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

const KEPT = 'max-age=3600'

/**
 * Lets the browser keep modules from one test file to the next, each of which has a page of its own. Vite would have
 * it ask for each of them again, and Vitest even for those of packages, since a test might stand something else in.
 * Only for one run: while somebody edits, what is edited must be asked for.
 */
export function keepModules(): Plugin {
  return {
    name: 'colonnade:keep-modules',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.headers['sec-fetch-dest'] === 'script') keep(response)
        next()
      })
    },
  }
}

function keep(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (...head: unknown[]) => {
    // Vitest stands in front of the response's own.
    if (response.statusCode === 200)
      ServerResponse.prototype.setHeader.call(response, 'Cache-Control', KEPT)
    return writeHead(...head)
  }
}
