import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDirectory } from './directory-lock.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'colonnade-lock-'))
})
afterEach(() => rm(directory, { recursive: true }))

const lockOf = (holder: object) => writeFile(join(directory, 'lock'), JSON.stringify(holder))

test('a directory is held by one, and free again afterwards', () => {
  const unlock = lockDirectory(directory)

  expect(() => lockDirectory(directory)).toThrow('is in use by another process')
  unlock()
  lockDirectory(directory)()
})

test('another living process holds it', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  await lockOf({ pid: other.pid, started: null })

  expect(() => lockDirectory(directory)).toThrow(`(${other.pid})`)
  other.kill()
})

test.each([
  ['a number that nobody has', { pid: 999_999_999, started: null }],
  ['a number that somebody else has by now', { pid: process.ppid, started: 'long ago' }],
  ['no number at all', { pid: 'x' }],
])('a lock with %s holds nothing', async (_what, holder) => {
  await lockOf(holder)

  lockDirectory(directory)()

  await expect(readFile(join(directory, 'lock'))).rejects.toThrow('ENOENT')
})
