// Checks commit messages: `type(scope): imperative, what changes`.
//   node scripts/checks/commit-message.mjs FILE            the message in this file, as the commit-msg hook does
//   node scripts/checks/commit-message.mjs --range A..B    the messages of these commits
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MAX_LENGTH = 72
const TYPES = 'feat fix refactor perf test docs build ci chore style revert'.split(' ')
const SUBJECT = /^([\w-]+)(?:\(([^()]*)\))?!?: ?(.*)$/
const SCOPE = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9-]+)*(?:, ?[a-z0-9][a-z0-9-]*)*$/

/** Git writes these itself, or replaces them in a rebase. */
const GENERATED = /^(?:Merge |Revert "|fixup! |squash! |amend! )/

/** Verbs that often begin a subject in a wrong form, such as "adds", "added" or "adding". */
const VERBS =
  'add allow announce apply avoid cache call change check clean clear close create delete describe disable draw drop enable ensure expect export fetch fix handle hide implement import improve keep limit load log mark merge move name open parse prevent reload remove rename render replace report reset restore retry return revert save show simplify skip sort split start stop support sync test update upgrade use validate wait wrap write'.split(
    ' ',
  )
const IRREGULAR = {
  drew: 'draw',
  hid: 'hide',
  hidden: 'hide',
  kept: 'keep',
  made: 'make',
  makes: 'make',
  making: 'make',
  wrote: 'write',
  written: 'write',
}
const WRONG_FORMS = new Map([
  ...VERBS.flatMap((verb) => inflect(verb).map((form) => [form, verb])),
  ...Object.entries(IRREGULAR),
])

/** Returns the forms of a verb that end in "-s", "-ed" and "-ing". */
function inflect(verb) {
  if (/[^aeiou]y$/.test(verb)) {
    const stem = verb.slice(0, -1)
    return [`${stem}ies`, `${stem}ied`, `${verb}ing`]
  }
  if (verb.endsWith('e')) return [`${verb}s`, `${verb}d`, `${verb.slice(0, -1)}ing`]
  const plural = /(?:s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`
  // Short verbs double their last consonant: "dropped". The form without it is misspelt, and wrong as well.
  const doubled = `${verb}${verb.at(-1)}`
  return [plural, `${verb}ed`, `${verb}ing`, `${doubled}ed`, `${doubled}ing`]
}

/** Returns the first paragraph of a message as one line, without Git's comments. */
export function getSubject(message) {
  const [body] = message.split(/^# -+ >8 -+$/m)
  const lines = body.split('\n').filter((line) => !line.startsWith('#'))
  const [paragraph] = lines
    .join('\n')
    .trim()
    .split(/\n\s*\n/)
  return paragraph.split('\n').join(' ').trim()
}

/**
 * Checks the subject of a commit.
 *
 * @returns {string[]} one sentence for each problem; none for a good subject
 */
export function findProblems(subject) {
  if (subject === '') return ['The message is empty.']
  if (GENERATED.test(subject)) return []
  const problems = []
  if (subject.length > MAX_LENGTH)
    problems.push(`It has ${subject.length} characters; at most ${MAX_LENGTH} are allowed.`)

  const match = SUBJECT.exec(subject)
  if (match === null)
    return [...problems, 'It must have the form "type(scope): what changes", or "type: …".']

  const [, type, scope, text] = match
  if (!TYPES.includes(type))
    problems.push(`"${type}" is not a type; use one of ${TYPES.join(', ')}.`)
  if (scope !== undefined && !SCOPE.test(scope))
    problems.push(`"${scope}" is not a scope; use a folder's name in lower case.`)
  if (!subject.includes(': ')) problems.push('One space must follow the colon.')
  return [...problems, ...findTextProblems(text.trim())]
}

function findTextProblems(text) {
  if (text === '') return ['The text after the colon is missing.']
  const problems = []
  const [word] = text.split(/[\s,:;]/, 1)
  const verb = WRONG_FORMS.get(word.toLowerCase())
  if (/^[A-Z][a-z]/.test(word)) problems.push(`"${word}" must begin with a lower-case letter.`)
  if (verb !== undefined) problems.push(`"${word}" is not an imperative; write "${verb}".`)
  if (/[.…]$/.test(text)) problems.push('It must not end with a full stop.')
  return problems
}

function readSubjects(args) {
  const [first, range] = args
  if (first === '--range' && range !== undefined) {
    const log = execFileSync('git', ['log', '--no-merges', '--format=%s', range], {
      encoding: 'utf8',
    })
    return log.split('\n').filter((subject) => subject !== '')
  }
  if (first === undefined || first.startsWith('-')) return null
  return [getSubject(readFileSync(first, 'utf8'))]
}

/** Runs the command. Returns its exit code: 0 for good messages, 1 for problems, 2 for wrong arguments. */
function run(args) {
  const subjects = readSubjects(args)
  if (subjects === null) {
    process.stderr.write('Usage: commit-message.mjs FILE | --range A..B\n')
    return 2
  }
  const reports = subjects.flatMap((subject) => {
    const problems = findProblems(subject)
    return problems.length === 0 ? [] : [[`✗ ${subject}`, ...problems].join('\n    ')]
  })
  if (reports.length === 0) return 0
  const example = 'fix(streaming): keep the access token out of URLs'
  process.stderr.write(`${reports.join('\n')}\nExample: ${example}\n`)
  return 1
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = run(process.argv.slice(2))
