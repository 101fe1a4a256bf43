import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readBuiltProgram } from './built-program.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test('reads the version, and the commit in a repository', () => {
  const { version, commit } = readBuiltProgram(root)

  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(commit ?? '0123456789ab').toMatch(/^[\da-f]{12}$/)
})

test('reads only the version of sources from an archive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '4.5.6' }))

  expect(readBuiltProgram(folder)).toEqual({ version: '4.5.6', commit: null })
})
