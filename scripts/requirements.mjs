import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './runner/paths.mjs'

const ROW = /^\| ([A-Z]{2,3}-\d{2,3}) \|(.*)$/gm

/**
 * Reads the requirements of docs/specification: their IDs, such as `TL-04`, and their texts. Tests use the IDs as
 * tags.
 *
 * @returns {Map<string, string>}
 */
export function readRequirements() {
  const folder = inRoot('docs', 'specification')
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const rows = texts.flatMap((text) => [...text.matchAll(ROW)])
  return new Map(rows.map(([, id, rest]) => [id, rest.replace(/\|\s*$/, '').trim()]))
}
