import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inRoot } from '../runner/paths.mjs'
import { findProblems, getSubject } from './commit-message.mjs'

describe('findProblems', () => {
  test.each([
    'fix(streaming): keep the access token out of URLs during polling',
    'feat(column-list): show a tombstone for a deleted post',
    'refactor(domain, api-client): merge small files of one subject',
    'build: bundle the dates library',
    'docs(adr): describe every decision in README.md',
    'perf(virtual-list)!: drop the overscan',
    'test(e2e): use the pseudo-locale of lingui',
    'Merge branch "main" into docs',
    'fixup! feat(deck): add a rail',
  ])('accepts %s', (subject) => {
    expect(findProblems(subject)).toEqual([])
  })

  test.each([
    ['', 'The message is empty.'],
    ['fixed it', 'It must have the form "type(scope): what changes", or "type: …".'],
    [
      'feature(deck): add a rail',
      '"feature" is not a type; use one of feat, fix, refactor, perf, test, docs, build, ci, chore, style, revert.',
    ],
    ['feat(The Deck): add a rail', `"The Deck" is not a scope; use a folder's name in lower case.`],
    ['feat(): add a rail', `"" is not a scope; use a folder's name in lower case.`],
    ['feat(deck):add a rail', 'One space must follow the colon.'],
    ['feat(deck): ', 'The text after the colon is missing.'],
    ['feat(deck): Show a rail', '"Show" must begin with a lower-case letter.'],
    ['feat(deck): adds a rail', '"adds" is not an imperative; write "add".'],
    ['feat(deck): removed the rail', '"removed" is not an imperative; write "remove".'],
    ['feat(deck): dropping the rail', '"dropping" is not an imperative; write "drop".'],
    ['feat(deck): retries a request', '"retries" is not an imperative; write "retry".'],
    ['feat(deck): kept the rail', '"kept" is not an imperative; write "keep".'],
    ['feat(deck): add a rail.', 'It must not end with a full stop.'],
    [`feat(deck): add ${'a'.repeat(57)}`, 'It has 73 characters; at most 72 are allowed.'],
  ])('rejects "%s"', (subject, problem) => {
    expect(findProblems(subject)).toEqual([problem])
  })

  test('returns every problem of a subject', () => {
    expect(findProblems('fix(deck): Fixes the rail.')).toEqual([
      '"Fixes" must begin with a lower-case letter.',
      '"Fixes" is not an imperative; write "fix".',
      'It must not end with a full stop.',
    ])
  })
})

describe('getSubject', () => {
  test('leaves out comments, the body and the diff of a verbose commit', () => {
    const message =
      '# On branch main\n\nfix(deck): keep the\nscroll position\n\nReason.\n# ------------------------ >8 ------------------------\ndiff'

    expect(getSubject(message)).toBe('fix(deck): keep the scroll position')
  })
})

describe('commit-message', () => {
  let folder
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'commit-message-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  const check = (...args) =>
    execFileSync('node', [inRoot('scripts/checks/commit-message.mjs'), ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
      cwd: folder,
      stdio: 'pipe',
    })

  test('exits with 1 and names the problem when the message in a file is wrong', () => {
    const file = join(folder, 'MESSAGE')
    writeFileSync(file, 'fix(deck): keep the rail\n')
    expect(check(file)).toBe('')

    writeFileSync(file, 'fix(deck): keeps the rail\n')
    expect(() => check(file)).toThrow(/Command failed[^]*"keeps" is not an imperative/)
  })

  test('checks every commit of a range', () => {
    git('init', '--quiet')
    for (const message of ['begin', 'feat(deck): add a rail', 'feat(deck): added a column'])
      git('commit', '--quiet', '--allow-empty', '--message', message)

    expect(check('--range', 'HEAD~2..HEAD~1')).toBe('')
    expect(() => check('--range', 'HEAD~2..HEAD')).toThrow(/✗ feat\(deck\): added a column/)
  })

  test('explains its arguments when they are missing', () => {
    expect(() => check()).toThrow(/Usage: commit-message\.mjs FILE/)
  })
})
