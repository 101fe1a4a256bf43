import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import type { Shell, ShellFile } from '../apps/dashboard/src/service-worker/shell/shell-manifest.ts'
import { createHeaders } from './headers/built-headers.ts'

/** At the top level, because a worker controls the paths below its own. */
const FILE = 'shell-worker.js'

/**
 * Files that are not cached: pages never request them, or only the system or media players do, or they need a
 * network.
 */
const EXCLUDED = /\.(?:map|html|wav|br|gz)$|^\/(?:sw|shell-worker)\.js$|^\/[._]|^\/icons\/(?!192)/

/** Larger files are only cached when they are first used. Unit: bytes. */
const LARGE_BYTES = 500_000

/**
 * Builds the worker that serves the program offline: its rules, with the list of the built files and the text of both
 * pages. Only in a build.
 *
 * @param entry its source file
 */
export function shellWorker(entry: string): Plugin {
  let outDir = 'dist'
  return {
    name: 'colonnade:shell-worker',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir
    },
    async closeBundle() {
      await writeShellWorker(entry, outDir)
    },
  }
}

/** @param outDir a build of the program; its worker is replaced */
export async function writeShellWorker(entry: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILT_SHELL: JSON.stringify(readShell(outDir)) },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      lib: { entry, name: 'worker', formats: ['iife'], fileName: () => FILE },
    },
  })
}

function readShell(outDir: string): Shell {
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8')
  const pages = { 'index.html': read('index.html'), 'share.html': read('share.html') }
  const files = listFiles(outDir).map((path) => createShellFile(outDir, path))
  const headers = createHeaders(outDir)
  const version = createHash('sha256')
    .update(JSON.stringify({ pages, headers, files }))
    .digest('hex')
  return { version: version.slice(0, 16), pages, headers, files }
}

/** @returns paths as a page requests them */
const listFiles = (outDir: string): readonly string[] =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((path) => !EXCLUDED.test(path) && statSync(join(outDir, path)).isFile())
    .toSorted()

function createShellFile(outDir: string, path: string): ShellFile {
  const content = readFileSync(join(outDir, path))
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
  return { path, integrity, when: content.length > LARGE_BYTES ? 'asked' : 'ahead' }
}
