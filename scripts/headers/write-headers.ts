import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { HEADERS_FILE, HEADERS_FOLDER } from '../../packages/domain/src/headers/index.ts'
import { builtHeaders } from './built-headers.ts'
import {
  caddyFile,
  MISSING_ASSET,
  MISSING_ASSET_PAGE,
  nginxFile,
  STATIC_REDIRECTS,
  staticHeadersFile,
} from './server-files.ts'

/** Writes the headers that the build has to be sent with, in the words of those who may send it. */
export function writeHeaders(): Plugin {
  let outDir = 'dist'
  return {
    name: 'colonnade:headers',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir
    },
    closeBundle() {
      const headers = builtHeaders(outDir)
      const folder = join(outDir, HEADERS_FOLDER)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, HEADERS_FILE), JSON.stringify(headers, null, 2))
      writeFileSync(join(folder, 'nginx.conf'), nginxFile(headers))
      writeFileSync(join(folder, 'Caddyfile'), caddyFile(headers))
      writeFileSync(join(outDir, '_headers'), staticHeadersFile(headers))
      writeFileSync(join(outDir, '_redirects'), STATIC_REDIRECTS)
      writeFileSync(join(outDir, MISSING_ASSET), MISSING_ASSET_PAGE)
    },
  }
}
