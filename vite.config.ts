import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bootScript } from './scripts/boot-script.ts'
import { readBuiltProgram } from './scripts/built-program.ts'
import { getChunkName } from './scripts/chunk-name.ts'
import { writeHeaders } from './scripts/headers/write-headers.ts'
import { linguiMacro } from './scripts/lingui-macro.ts'
import { listOnly } from './scripts/list-only.ts'
import { minifyFirstLoad } from './scripts/minify-first-load.ts'
import { preloadParts } from './scripts/preload-parts.ts'
import { convertReactToModules } from './scripts/react-modules.ts'
import { serviceWorker } from './scripts/service-worker.ts'
import { sharedHead } from './scripts/shared-head.ts'
import { shellWorker } from './scripts/shell-worker.ts'
import { writeCompressedCopies } from './scripts/write-compressed-copies.ts'

const instancePlugin = fileURLToPath(
  new URL('apps/demo-server/src/vite-plugin.ts', import.meta.url),
)

const sharedHeadFile = fileURLToPath(new URL('head.html', import.meta.url))

const bootEntry = fileURLToPath(new URL('apps/dashboard/src/boot/boot.ts', import.meta.url))

const pushWorker = fileURLToPath(
  new URL('apps/dashboard/src/service-worker/sw.ts', import.meta.url),
)

const offlineWorker = fileURLToPath(
  new URL('apps/dashboard/src/service-worker/shell-worker.ts', import.meta.url),
)

/** Serves the demo server through the dev server, so that pages and API have the same origin. */
function embeddedServer(): Plugin {
  return {
    name: 'colonnade:embedded-instance',
    apply: 'serve',
    async configureServer(server) {
      if (!existsSync(instancePlugin) || process.env['VITEST'] !== undefined) return
      const { mountInstance } = await server.ssrLoadModule(instancePlugin)
      await mountInstance(server)
    },
  }
}

const root = fileURLToPath(new URL('.', import.meta.url))
const builtProgram = readBuiltProgram(root)

const SHORT = 5

/**
 * Hashes the file name, not the content. Browsers put class names into hashed filters: with new names after every
 * edit, layout during streaming took up to a third longer after some edits and not after others.
 */
function nameClass(name: string, file: string): string {
  const path = relative(root, file).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, SHORT)}`
}

export default defineConfig({
  define: { BUILT_PROGRAM: JSON.stringify(builtProgram) },
  plugins: [
    linguiMacro(),
    convertReactToModules(),
    listOnly(),
    react(),
    lingui(),
    embeddedServer(),
    sharedHead(sharedHeadFile),
    bootScript(bootEntry),
    preloadParts({
      'index.html': {
        always: [],
        onCondition: { 'scroll-position': [/\/state\/list-columns\/insert-around\.ts$/] },
      },
    }),
    serviceWorker(pushWorker),
    shellWorker(offlineWorker),
    minifyFirstLoad(),
    writeHeaders(),
    writeCompressedCopies(),
  ],
  server: {
    port: Number(process.env['PORT'] || 4040),
    host: process.env['HOST'] || '127.0.0.1',
    strictPort: true,
  },
  css: { modules: { generateScopedName: nameClass } },
  resolve: {
    // wouter imports a shim of an API that React has since version 18. The shim would be in every page.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    target: 'es2022',
    // These engines support `light-dark()` and `oklch()`, which the themes use, so neither is transpiled.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    outDir: 'dist',
    manifest: true,
    // All of these engines support module preloading.
    modulePreload: { polyfill: false },
    sourcemap: true,
    rolldownOptions: {
      input: ['index.html', 'share.html'],
      treeshake: { propertyReadSideEffects: false },
      // Inlines number constants of other modules: importing them takes more bytes.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          // The chunk of each module is decided separately from its imports.
          includeDependenciesRecursively: false,
          groups: [{ name: getChunkName }],
        },
      },
    },
  },
})
