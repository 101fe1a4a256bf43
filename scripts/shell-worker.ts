import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import type { Shell, ShellFile } from '../apps/dashboard/src/service-worker/shell/shell.ts'
import { BEGIN } from './headers/built-hashes.ts'
import { builtHeaders } from './headers/built-headers.ts'

/** Where it has to stand: a worker rules over what is below its own address. */
const FILE = 'shell-worker.js'

/** Never asked for by a page, or asked for by systems and players alone, or of use with a network only. */
const LEFT_OUT = /\.map$|\.html$|\.wav$|^\/(?:sw|shell-worker)\.js$|^\/[._]|^\/icons\/(?!192)/

/** What is larger is kept once it was asked for. Unit: bytes. */
const LARGE_BYTES = 500_000

/**
 * Writes the worker that serves the program without a network: its rules, with the list of what was built
 * and the text of both pages. Only a build has one.
 *
 * @param entry its source
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

/** @param outDir a build of the program; its worker is written anew */
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
  // Its looks have to be there before the first paint, and nobody is asked for them.
  const page = (name: string) =>
    read(name).replace(
      BEGIN,
      (_tag, path: string, told: string) => `<script${told}>${read(path)}</script>`,
    )
  const pages = { 'index.html': page('index.html'), 'share.html': page('share.html') }
  const files = filesBelow(outDir).map((path) => fileOf(outDir, path))
  const headers = builtHeaders(outDir)
  const version = createHash('sha256')
    .update(JSON.stringify({ pages, headers, files }))
    .digest('hex')
  return { version: version.slice(0, 16), pages, headers, files }
}

/** @returns paths as a page asks for them */
const filesBelow = (outDir: string): readonly string[] =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((path) => !LEFT_OUT.test(path) && statSync(join(outDir, path)).isFile())
    .toSorted()

function fileOf(outDir: string, path: string): ShellFile {
  const content = readFileSync(join(outDir, path))
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
  return { path, integrity, when: content.length > LARGE_BYTES ? 'asked' : 'ahead' }
}
