import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { HEADERS_FILE, HEADERS_FOLDER } from '../../packages/domain/src/headers/index.ts'
import { createHeaders } from './built-headers.ts'
import {
  formatCaddyFile,
  MISSING_ASSET,
  MISSING_ASSET_PAGE,
  formatNginxFile,
  STATIC_REDIRECTS,
  formatStaticHeaders,
} from './server-files.ts'

/** Writes the headers of a build in the formats of the supported web servers and static hosts. */
export function writeHeaders(): Plugin {
  let outDir = 'dist'
  return {
    name: 'colonnade:headers',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir
    },
    closeBundle() {
      const headers = createHeaders(outDir)
      const folder = join(outDir, HEADERS_FOLDER)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, HEADERS_FILE), JSON.stringify(headers, null, 2))
      writeFileSync(join(folder, 'nginx.conf'), formatNginxFile(headers))
      writeFileSync(join(folder, 'Caddyfile'), formatCaddyFile(headers))
      writeFileSync(join(outDir, '_headers'), formatStaticHeaders(headers))
      writeFileSync(join(outDir, '_redirects'), STATIC_REDIRECTS)
      writeFileSync(join(outDir, MISSING_ASSET), MISSING_ASSET_PAGE)
    },
  }
}
