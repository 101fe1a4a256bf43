import type { Page } from '@playwright/test'

/** A host that the user did not choose. */
export const OTHER_ORIGIN = 'https://stranger.example'

const buildFetch = (name: string) => `fetch('${OTHER_ORIGIN}/${name}')`

/** Everything in HTML that fetches or runs something, around harmless text. */
const CONTENT = `
<p style="background: url(${OTHER_ORIGIN}/style.png)">Look what the tide brought</p>
<img src="${OTHER_ORIGIN}/pixel.png" onerror="${buildFetch('handler')}">
<script>${buildFetch('script')}</script><script src="${OTHER_ORIGIN}/script.js"></script>
<style>@import url(${OTHER_ORIGIN}/sheet.css); p { background: url(${OTHER_ORIGIN}/sheet.png) }</style>
<link rel="stylesheet" href="${OTHER_ORIGIN}/link.css"><link rel="preconnect" href="${OTHER_ORIGIN}">
<meta http-equiv="refresh" content="0; url=${OTHER_ORIGIN}/refresh"><base href="${OTHER_ORIGIN}">
<iframe src="${OTHER_ORIGIN}/frame"></iframe><iframe srcdoc="<script>${buildFetch('srcdoc')}</script>"></iframe>
<object data="${OTHER_ORIGIN}/object"></object><embed src="${OTHER_ORIGIN}/embed">
<video src="${OTHER_ORIGIN}/film" poster="${OTHER_ORIGIN}/poster.png" autoplay></video>
<svg><image href="${OTHER_ORIGIN}/drawing.png"/><script>${buildFetch('drawing')}</script></svg>
<form action="${OTHER_ORIGIN}"><input autofocus onfocus="${buildFetch('focus')}"><button>Press</button></form>
<a href="javascript:${buildFetch('link')}" onmouseover="${buildFetch('over')}">a link</a>
<math><mtext><table><mglyph><style><img src="${OTHER_ORIGIN}/mutation.png" onerror="${buildFetch('mutation')}">`

const CARD = {
  url: `${OTHER_ORIGIN}/page`,
  title: 'A page elsewhere',
  description: '',
  type: 'video',
  html: `<iframe src="${OTHER_ORIGIN}/player"></iframe><script src="${OTHER_ORIGIN}/card.js"></script>`,
  image: null,
  provider_name: '<img src=x onerror=alert(1)>',
}

/** Makes the server at `url` respond as a hostile one: the newest post of Home tries everything. */
export async function serveHostilePosts(page: Page, url: string): Promise<void> {
  await page.route(`${url}/api/v1/timelines/home*`, async (route) => {
    const response = await route.fetch()
    const [first, ...others] = (await response.json()) as readonly { readonly account: object }[]
    if (first === undefined) return route.fulfill({ response })
    const account = { ...first.account, display_name: `<img src="${OTHER_ORIGIN}/name.png">Ada` }
    const hostile = {
      ...first,
      account,
      content: CONTENT,
      card: CARD,
      reblog: null,
      spoiler_text: '',
    }
    return route.fulfill({ response, json: [{ ...hostile, media_attachments: [] }, ...others] })
  })
}
