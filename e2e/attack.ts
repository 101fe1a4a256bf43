interface PolicyFactory {
  readonly createPolicy: (name: string, rules: object) => unknown
}

/** Where the page notes the directives of its policy that held something back. */
interface Noting {
  violated?: Set<string>
}

/** In the page: all that somebody would try who has got a script into it, or a sheet. @returns what did not throw */
export async function attack(stranger: string): Promise<readonly string[]> {
  const plain = stranger.replace('https:', 'http:')
  const violated = new Set<string>()
  Object.assign(globalThis, { violated } satisfies Noting)
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    violated.add(effectiveDirective),
  )
  const add = (tag: string, traits: Readonly<Record<string, string>>) => {
    const element = document.createElement(tag)
    document.body.append(element)
    for (const [name, value] of Object.entries(traits)) Reflect.set(element, name, value)
    return element
  }

  const refused: Readonly<Record<string, () => unknown>> = {
    markup: () => add('p', { innerHTML: '<b>1</b>' }),
    'a script of text': () => add('script', { textContent: 'alert(1)' }),
    'the address of a script': () => add('script', { src: `${stranger}/1.js` }),
    'a page in a frame': () => add('iframe', { srcdoc: '<b>1</b>' }),
    'the address of an object': () => add('object', { data: `${stranger}/1` }),
    // oxlint-disable-next-line no-eval -- the page must refuse it
    evaluation: () => Reflect.apply(globalThis.eval, globalThis, ['1']),
    'parsed markup': () => new DOMParser().parseFromString('<p>', 'text/html'),
    'a policy of its own': () =>
      (globalThis as unknown as { trustedTypes: PolicyFactory }).trustedTypes.createPolicy('x', {}),
  }
  const passed: string[] = []
  for (const [name, act] of Object.entries(refused)) {
    // A task of the page's own: what drives the browser may evaluate.
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        try {
          act()
          passed.push(name)
        } catch {
          // As it should be.
        }
        resolve()
      })
    })
  }

  add('style', { textContent: 'p { color: red }' })
  add('p', {}).setAttribute('style', 'color: red')
  add('img', { src: `${plain}/1.png` })
  add('iframe', { src: `${plain}/1` })
  add('base', { href: stranger })
  await fetch(`${plain}/1`).catch(() => undefined)
  await import(/* @vite-ignore */ `${stranger}/1.js`).catch(() => undefined)
  return passed
}

/**
 * In the page: sends a form to a stranger, and says what the policy held back so far. To be asked again: browsers tell
 * of it later, and a form that is sent while the page goes elsewhere is never sent.
 */
export function sendForm(stranger: string): readonly string[] {
  const form = document.createElement('form')
  form.action = stranger
  document.body.append(form)
  form.submit()
  return [...((globalThis as Noting).violated ?? [])].toSorted()
}
