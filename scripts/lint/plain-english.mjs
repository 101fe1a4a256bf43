// Rules for oxlint that keep the language of the code plain: CONTRIBUTING.md, "Language".

/** Verbs that a function may begin with. Add one when the field uses it; do not add a noun. */
const VERBS = new Set(
  `
    abbreviate abort accept accepts acquire act activate adapt add adopt advance align allow anchor animate announce
    answer append apply approve are arrange ask assemble assert assign attach audit authenticate authorise authorize
    await back backfill become bind block blur bookmark boost bound break bring broadcast browse build bundle cache
    calculate call can cancel capitalise capture cast catch change check choose claim clamp classify clean clear click
    clone close collapse collect combine commit compare compile complete compose compress compute confirm connect
    consume contain contains continue control convert copy correct count cover crash create crop cut cycle debounce
    decide declare decline decode decompress decrease decrypt deduplicate defer define delay delete deliver dequeue
    derive describe describes deselect destroy detach detect determine did diff differs disable discard disconnect
    dismiss dispatch display dispose distribute divide do does download downscale drag drain draw drop duplicate edit
    emit empty enable encode encrypt end endorse enqueue ensure enter equal equalise equals erase escape estimate evict
    exceeds exchange exclude execute exit expand expect expire explain export express extend extract fade fail fake
    favourite feature fetch fill filter find finish fit fits fix flatten flip flood flush focus fold follow forget
    format forward free freeze fuzz gather generate get give go grant group grow guard guess handle has hash have hide
    highlight hold hover ignore import include includes increase indent index infer inflect inform inherit init
    initialise inject insert inspect install interleave interrupt invalidate invert invoke is issue join jump keep label
    launch leave let limit link list listen load localise locate lock log look lose lower make map mark match matches
    may measure meets memoise mention merge minify migrate mirror mix mock mount move must mutate mute name narrow navigate
    need needs negotiate normalise note notify number observe offer omit on open order own pad page paint pan parse pass
    paste patch pause perform persist pick pin pinch place plan play poll pop post precache prefer prefetch preload
    prepare prepend press preview print probe process promise promote propose protect provide prune publish pull purge
    push put query queue quote raise range rank rate reach read rebuild receive receives recompute reconcile reconnect
    record recover redeem redirect redo redraft reduce refetch refresh refuse register reject relate relay release
    reload remember remove rename render reopen reorder repair repeat replace replay reply report request require
    reserve reset resize resolve respond restart restore restrict resume retain retry return reupload reveal revert
    revoke rewrite roll rotate round route run sample sanitise save scale scan schedule score scroll search see seed
    seek select send separate serialise serialize serve set settle share shift shorten should show shrink shuffle sign
    signal simulate skip sleep slice slide smooth snap sniff solve sort speak split spread spy stack start stash step
    stop store stream stretch strip stub style submit subscribe subtract suggest sum summarise supports suspend swap
    sweep swipe switch sync tab tag take test throttle throw tick tidy time toggle tokenise total touch trace track
    transform translate traverse treat trigger trim truncate try turn type unblock unbookmark unboost undo unendorse
    unescape unfavourite unfold unfollow unite unlock unmount unmute unpin unregister unstack unsubscribe unwrap update
    upgrade upload use validate vary verify view visit vote wait wake walk want warn was watch wheel widen will with withdraw
    without wrap write zoom
  `
    .trim()
    .split(/\s+/),
)

/** Factories and helpers that are named after what they return, as React's and Vite's are. */
const NAMES = new Set([
  'account',
  'bootScript',
  'classNames',
  'column',
  'embeddedServer',
  'lazyModule',
  'linguiMacro',
  'notification',
  'perSession',
  'relationship',
  'serviceWorker',
  'sharedHead',
  'shellWorker',
  'status',
])

/** Words that this field does not use: say it in the words of React, jotai, Playwright and Mastodon. */
const ODD =
  /\b(told|tells|stands|stood|trouble|wish(es|ed)?|anew|heard|hears|nobody|nothing|who(ever|m)|somebody|everybody|meanwhile|for good|to and fro|by itself|of its own|lays|laid|twins?|kin|desk|gauge|without a word|at hand|no longer)\b/i

const REQUIREMENT_ID = /\[[A-Z]{2,3}-\d+/

/** `%s` or `$name` of a table, or a name of the code: nothing can be said of such a beginning. */
const IS_NAME = /^[%$`"“'#/.@<(]|^\d|^[a-z]+[A-Z]|^[A-Z]/

/** Words that may come before the verb of a title. */
const FIRST_WORDS = new Set("also always can cannot doesn't neither never no only".split(' '))

/** Calls of a runner whose first argument is not the title of a test. */
const NO_TITLE = new Set(['configure', 'each', 'extend', 'for', 'setTimeout', 'step', 'use'])

const isComponent = (name) => /^[A-Z]/.test(name)

/** `verb`, `verbNoun`, `use` and `xToY`: a function's name begins with a verb. */
const functionNames = {
  meta: { docs: { description: 'A function begins with a verb.' } },
  create(context) {
    const check = (id) => {
      if (id === null || isComponent(id.name) || NAMES.has(id.name)) return
      const first = id.name.split(/(?=[A-Z])/)[0].replace(/\d+$/, '')
      if (VERBS.has(first) || first === 'to' || first === 'from' || /[a-z]To[A-Z]/.test(id.name))
        return
      context.report({ node: id, message: `“${id.name}” does not begin with a verb.` })
    }
    return { FunctionDeclaration: ({ id }) => check(id) }
  },
}

function readTitle(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('$')
  return null
}

function readRoot(callee) {
  let node = callee
  const names = []
  while (node.type === 'MemberExpression' || node.type === 'CallExpression') {
    if (node.type === 'MemberExpression') names.unshift(node.property.name)
    node = node.type === 'MemberExpression' ? node.object : node.callee
  }
  return { root: node.name, names, isTable: callee.type === 'CallExpression' }
}

/** `test('rolls back when the request fails')`: a third person, in the field's words. */
const testTitles = {
  meta: { docs: { description: 'A test title says what the unit does, in the present tense.' } },
  create(context) {
    return {
      CallExpression({ callee, arguments: [first, second] }) {
        const { root, names, isTable } = readRoot(callee)
        if (!['test', 'it', 'describe'].includes(root) || second === undefined) return
        if (!isTable && NO_TITLE.has(names.at(-1))) return
        const title = readTitle(first)
        if (title === null) return
        const report = (message) => context.report({ node: first, message })
        if (REQUIREMENT_ID.test(title)) report('A requirement is a tag, not a part of the title.')
        const odd = ODD.exec(title)
        if (odd !== null) report(`“${odd[0]}”: say it in the field's words.`)
        if (root === 'describe' || names.includes('describe') || IS_NAME.test(title)) return
        const word = title.split(/[\s,:]/)[0]
        if (!word.endsWith('s') && !FIRST_WORDS.has(word))
          report('A title begins with a verb in the third person: “shows”, “keeps”, “returns”.')
      },
    }
  },
}

export default {
  meta: { name: 'plain-english' },
  rules: { 'function-names': functionNames, 'test-titles': testTitles },
}
