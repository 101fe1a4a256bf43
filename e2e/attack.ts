interface Attacked {
  /** What should have thrown, and did not. */
  readonly passed: readonly string[]
  /** The directives of the page's policy that held something back. */
  readonly violated: readonly string[]
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: object) => unknown
}

/** In the page: all that somebody would try who has got a script into it, or a sheet. */
export async function attack(stranger: string): Promise<Attacked> {
  const plain = stranger.replace('https:', 'http:')
  const violated = new Set<string>()
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
  HTMLFormElement.prototype.submit.call(add('form', { action: stranger }))
  await fetch(`${plain}/1`).catch(() => undefined)
  await import(/* @vite-ignore */ `${stranger}/1.js`).catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 500))
  return { passed, violated: [...violated].toSorted() }
}
