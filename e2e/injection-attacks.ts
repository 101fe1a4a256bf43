interface PolicyFactory {
  readonly createPolicy: (name: string, rules: object) => unknown
}

/** Global under which the page records the directives that blocked something. */
interface ViolationLog {
  violated?: Set<string>
}

/**
 * Runs in the page. Tries what an injected script or stylesheet would try. @returns the attempts that did not throw
 */
export async function tryInjections(otherOrigin: string): Promise<readonly string[]> {
  const plain = otherOrigin.replace('https:', 'http:')
  const violated = new Set<string>()
  Object.assign(globalThis, { violated } satisfies ViolationLog)
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
    'an inline script': () => add('script', { textContent: 'alert(1)' }),
    'the URL of a script': () => add('script', { src: `${otherOrigin}/1.js` }),
    'a page in a frame': () => add('iframe', { srcdoc: '<b>1</b>' }),
    'the URL of an object': () => add('object', { data: `${otherOrigin}/1` }),
    // oxlint-disable-next-line no-eval -- the page must refuse it
    evaluation: () => Reflect.apply(globalThis.eval, globalThis, ['1']),
    'parsed markup': () => new DOMParser().parseFromString('<p>', 'text/html'),
    'a new policy': () =>
      (globalThis as unknown as { trustedTypes: PolicyFactory }).trustedTypes.createPolicy('x', {}),
  }
  const passed: string[] = []
  for (const [name, attempt] of Object.entries(refused)) {
    // Runs in a task of the page, because scripts that the browser's driver evaluates may use eval.
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        try {
          attempt()
          passed.push(name)
        } catch {
          // Blocked, as expected.
        }
        resolve()
      })
    })
  }

  add('style', { textContent: 'p { color: red }' })
  add('p', {}).setAttribute('style', 'color: red')
  add('img', { src: `${plain}/1.png` })
  add('iframe', { src: `${plain}/1` })
  add('base', { href: otherOrigin })
  await fetch(`${plain}/1`).catch(() => undefined)
  await import(/* @vite-ignore */ `${otherOrigin}/1.js`).catch(() => undefined)
  return passed
}

/**
 * Runs in the page. Submits a form to another host and returns the directives that blocked something so far. Call it
 * repeatedly: browsers report violations later, and a navigation cancels the submission.
 */
export function submitForm(otherOrigin: string): readonly string[] {
  const form = document.createElement('form')
  form.action = otherOrigin
  document.body.append(form)
  form.submit()
  return [...((globalThis as ViolationLog).violated ?? [])].toSorted()
}
