import { build, type Plugin } from 'vite'

/** Where it has to stand: a worker rules over what is below its own address. */
const FILE = 'sw.js'

/**
 * Builds the service worker beside the program, in one file of its own: it must not load any of the
 * page's chunks, which begin the program.
 *
 * @param entry its source
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
