import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readBuiltProgram } from './built-program.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test('a build says its version, and the commit where there is one', () => {
  const { version, commit } = readBuiltProgram(root)

  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(commit ?? '0123456789ab').toMatch(/^[\da-f]{12}$/)
})

test('sources that came as an archive have a version alone, and nothing of where they lie', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '4.5.6' }))

  expect(readBuiltProgram(folder)).toEqual({ version: '4.5.6', commit: null })
})
