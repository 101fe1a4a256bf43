import { build, type Plugin } from 'vite'

/** At the top level, because a worker controls the paths below its own. */
const FILE = 'sw.js'

/**
 * Builds the service worker next to the program, as a single file: it must not load chunks of the page, because they
 * start the program.
 *
 * @param entry its source file
 */
export function serviceWorker(entry: string): Plugin {
  let isServing = false
  let outDir = 'dist'

  const bundled = (write: boolean) =>
    build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        target: 'es2022',
        outDir,
        emptyOutDir: false,
        write,
        lib: { entry, name: 'worker', formats: ['iife'], fileName: () => FILE },
      },
    })

  return {
    name: 'colonnade:service-worker',
    configResolved(config) {
      isServing = config.command === 'serve'
      outDir = config.build.outDir
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response, next) => {
        bundled(false).then((result) => {
          const [built] = Array.isArray(result) ? result : []
          const file = built?.output[0]
          response.setHeader('Content-Type', 'text/javascript')
          response.end(file?.type === 'chunk' ? file.code : '')
        }, next)
      })
    },
    async closeBundle() {
      if (!isServing) await bundled(true)
    },
  }
}
