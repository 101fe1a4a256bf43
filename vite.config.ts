import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { beginScript } from './scripts/begin-script.ts'
import { readBuiltProgram } from './scripts/built-program.ts'
import { chunkName } from './scripts/chunk-name.ts'
import { writeHeaders } from './scripts/headers/write-headers.ts'
import { linguiMacro } from './scripts/lingui-macro.ts'
import { preloadParts } from './scripts/preload-parts.ts'
import { serviceWorker } from './scripts/service-worker.ts'
import { sharedHead } from './scripts/shared-head.ts'
import { shellWorker } from './scripts/shell-worker.ts'

const instancePlugin = fileURLToPath(
  new URL('apps/demo-server/src/vite-plugin.ts', import.meta.url),
)

const sharedHeadFile = fileURLToPath(new URL('head.html', import.meta.url))

const beginEntry = fileURLToPath(new URL('apps/dashboard/src/begin/begin.ts', import.meta.url))

const pushWorker = fileURLToPath(
  new URL('apps/dashboard/src/service-worker/sw.ts', import.meta.url),
)

const offlineWorker = fileURLToPath(
  new URL('apps/dashboard/src/service-worker/shell-worker.ts', import.meta.url),
)

/** Serves the embedded instance from the dev server itself, so that pages and API share an origin. */
function embeddedInstance(): Plugin {
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
 * Named after its file, not after what is in it. Engines put the names of classes into hashed filters: with new names after
 * every edit, streaming took up to a third more time for layout after some of them and not after others.
 */
function nameClass(name: string, file: string): string {
  const path = relative(root, file).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, SHORT)}`
}

export default defineConfig({
  define: { BUILT_PROGRAM: JSON.stringify(builtProgram) },
  plugins: [
    linguiMacro(),
    react(),
    lingui(),
    embeddedInstance(),
    sharedHead(sharedHeadFile),
    beginScript(beginEntry),
    preloadParts({ 'index.html': [/\/features\/timeline\/index\.ts$/] }),
    serviceWorker(pushWorker),
    shellWorker(offlineWorker),
    writeHeaders(),
  ],
  server: {
    port: Number(process.env['PORT'] || 4040),
    host: process.env['HOST'] || '127.0.0.1',
    strictPort: true,
  },
  css: { modules: { generateScopedName: nameClass } },
  resolve: {
    // wouter asks for what React has had itself since 18: its stand-in would travel with every page.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    target: 'es2022',
    // Themes are `light-dark()` and `oklch()`: these engines have both, so neither is spelled out.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    outDir: 'dist',
    manifest: true,
    // Every engine above knows how to fetch a module ahead.
    modulePreload: { polyfill: false },
    sourcemap: true,
    rolldownOptions: {
      input: ['index.html', 'share.html'],
      // A number of another module stands where it is used: the name by which chunks hand it over weighs more.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          // Each module has its own answer: what it imports does not follow it.
          includeDependenciesRecursively: false,
          groups: [{ name: chunkName }],
        },
      },
    },
  },
})
