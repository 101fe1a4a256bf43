// Rules for oxlint that keep the language of the code plain: CONTRIBUTING.md, "Language".

/** Verbs that a function may begin with. Add one when the field uses it; do not add a noun. */
const VERBS = new Set(
  `abort accept acquire act activate add adopt advance align allow announce answer append apply approve are arrange ask
  assemble assert assign attach authenticate authorise await back bind block blur boost bound bring broadcast browse
  build cache calculate call can cancel capture cast catch change check choose claim clamp classify clean clear click
  clone close collapse collect combine commit compare compile complete compose compress compute confirm connect consume
  contain contains continue convert copy count cover crash create crop cut cycle debounce decide declare decline decode
  decompress decrease decrypt deduplicate defer define delay delete deliver dequeue derive describe describes deselect
  destroy detach detect determine did diff differs disable disconnect dismiss dispatch display dispose distribute divide
  do does download drag drain draw drop duplicate edit emit empty enable encode encrypt end enqueue ensure enter equal
  equals erase escape estimate evict exceeds exclude execute expand expect expire explain export express extend extract
  fade fail favourite fetch fill filter find finish fit flatten flip flush focus fold follow forget format forward free
  freeze gather generate get give go grant grow group guard guess handle has hash have hide highlight hold hover ignore
  import include includes increase indent infer inform inherit init initialise inject insert inspect install interrupt
  invalidate invert invoke is join jump keep label lay leave let limit link list listen load localise locate lock log
  look lower make map mark match matches may measure merge migrate mirror mix mock mount move must mute name narrow
  navigate need needs normalise note notify number observe offer omit on open order own pad page paint parse pass paste
  patch pause perform persist pick pin place play poll pop post prefer prefetch prepare prepend press preview print
  probe process promise promote propose protect provide prune publish pull purge push put query queue quote raise range
  rank rate reach read rebuild receive recompute reconnect record recover redirect redo reduce refetch refresh refuse
  register reject relate release reload remember remove rename render reopen reorder repair repeat replace reply report
  request require reserve reset resize resolve respond restart restore resume retry return reveal revert revoke rewrite
  roll rotate round route run sample sanitise save scale scan schedule score scroll search see seed seek select send
  separate serialise serve set settle shift shorten should show shrink shuffle sign simulate skip slice sleep slide smooth
  snap solve sort speak split spread stack start step stop store stream strip style submit subscribe subtract suggest
  sum summarise supports suspend swap switch sync tag take test throttle throw tidy time toggle tokenise total touch
  trace track transform translate traverse treat trigger trim truncate try turn type unblock unboost undo unescape
  unfold unfollow unite unlock unmount unmute unpin unregister unsubscribe unwrap update upgrade upload use validate
  verify view visit vote wait walk want warn was watch widen will with without withdraw wrap write zoom`.split(
    /\s+/,
  ),
)

/** Words that this field does not use: say it in the words of React, jotai, Playwright and Mastodon. */
const ODD =
  /\b(told|tells|stands|stood|trouble|wish(es|ed)?|anew|heard|hears|nobody|nothing|who(ever|m)|somebody|everybody|meanwhile|for good|to and fro|by itself|of its own|lays|laid|twins?|kin|desk|gauge|without a word|at hand|no longer)\b/i

const REQUIREMENT_ID = /\[[A-Z]{2,3}-\d+/

/** `%s` or `$name` of a table, or a name of the code: nothing can be said of such a beginning. */
const IS_NAME = /^[%$`"“'#/.@<(]|^\d|^[a-z]+[A-Z]|^[A-Z]/

const FIRST_WORDS = new Set(['can', 'cannot', 'never', 'only', 'also', 'always', 'no'])

const isComponent = (name) => /^[A-Z]/.test(name)

/** `verb`, `verbNoun`, `use` and `xToY`: a function's name begins with a verb. */
const functionNames = {
  meta: { docs: { description: 'A function begins with a verb.' } },
  create(context) {
    const check = (id) => {
      if (id === null || isComponent(id.name)) return
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
  return { root: node.name, last: names.at(-1), isTable: callee.type === 'CallExpression' }
}

/** `test('rolls back when the request fails')`: a third person, in the field's words. */
const testTitles = {
  meta: { docs: { description: 'A test title says what the unit does, in the present tense.' } },
  create(context) {
    return {
      CallExpression({ callee, arguments: [first, second] }) {
        const { root, last, isTable } = readRoot(callee)
        if (!['test', 'it', 'describe'].includes(root) || second === undefined) return
        if (!isTable && ['each', 'for', 'use', 'setTimeout', 'step', 'skip'].includes(last)) return
        const title = readTitle(first)
        if (title === null) return
        const report = (message) => context.report({ node: first, message })
        if (REQUIREMENT_ID.test(title)) report('A requirement is a tag, not a part of the title.')
        const odd = ODD.exec(title)
        if (odd !== null) report(`“${odd[0]}”: say it in the field's words.`)
        if (root === 'describe' || last === 'describe' || IS_NAME.test(title)) return
        const word = title.split(/[\s,:]/)[0]
        if (!/s$/.test(word) && !FIRST_WORDS.has(word))
          report('A title begins with a verb in the third person: “shows”, “keeps”, “returns”.')
      },
    }
  },
}

export default {
  meta: { name: 'plain-english' },
  rules: { 'function-names': functionNames, 'test-titles': testTitles },
}
