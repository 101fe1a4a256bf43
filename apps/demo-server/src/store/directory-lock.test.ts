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

const writeLock = (holder: object) => writeFile(join(directory, 'lock'), JSON.stringify(holder))

test('locks a directory once until it is unlocked', () => {
  const unlock = lockDirectory(directory)

  expect(() => lockDirectory(directory)).toThrow('is in use by another process')
  unlock()
  lockDirectory(directory)()
})

test('refuses a directory that another running process has locked', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  await writeLock({ pid: other.pid, started: null })

  expect(() => lockDirectory(directory)).toThrow(`(${other.pid})`)
  other.kill()
})

test.each([
  ['the id of no process', { pid: 999_999_999, started: null }],
  ['a reused process id', { pid: process.ppid, started: 'long ago' }],
  ['an invalid process id', { pid: 'x' }],
])('ignores a lock with %s', async (_what, holder) => {
  await writeLock(holder)

  lockDirectory(directory)()

  await expect(readFile(join(directory, 'lock'))).rejects.toThrow('ENOENT')
})
