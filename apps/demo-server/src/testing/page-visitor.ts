import { oauthSteps } from './oauth-steps.ts'
import { createTestClient } from './test-client.ts'

/** A browser that is signed in, walking the instance's own pages. */
export async function pageVisitor(url: string) {
  const steps = oauthSteps(url)
  const { fields } = await steps.openForm(await steps.register())
  await steps.answer(fields, 'authorize')
  const cookie = steps.cookieHeader()
  const client = createTestClient(url)

  const open = (path: string) => client.send<string>('GET', path, undefined, cookie)
  const tokenOn = async (path: string) =>
    /name="authenticity_token" value="([^"]+)"/.exec((await open(path)).body)?.[1] ?? ''

  return {
    cookie,
    open,
    tokenOn,
    /** Fills a form of the page and sends it, from that page or with another token. */
    async submit(
      path: string,
      values: Readonly<Record<string, string | Blob>>,
      token: string | null = null,
    ) {
      const form = new FormData()
      form.set('authenticity_token', token ?? (await tokenOn(path)))
      for (const [name, value] of Object.entries(values)) form.set(name, value)
      return client.send<string>('POST', path, form, cookie)
    },
  }
}
