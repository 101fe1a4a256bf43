import type { Page } from '@playwright/test'

/** A host that nobody chose. */
export const STRANGER = 'https://stranger.example'

const call = (name: string) => `fetch('${STRANGER}/${name}')`

/** All that HTML knows to fetch or to run something, around words that anybody may read. */
const CONTENT = `
<p style="background: url(${STRANGER}/style.png)">Look what the tide brought</p>
<img src="${STRANGER}/pixel.png" onerror="${call('handler')}">
<script>${call('script')}</script><script src="${STRANGER}/script.js"></script>
<style>@import url(${STRANGER}/sheet.css); p { background: url(${STRANGER}/sheet.png) }</style>
<link rel="stylesheet" href="${STRANGER}/link.css"><link rel="preconnect" href="${STRANGER}">
<meta http-equiv="refresh" content="0; url=${STRANGER}/refresh"><base href="${STRANGER}">
<iframe src="${STRANGER}/frame"></iframe><iframe srcdoc="<script>${call('srcdoc')}</script>"></iframe>
<object data="${STRANGER}/object"></object><embed src="${STRANGER}/embed">
<video src="${STRANGER}/film" poster="${STRANGER}/poster.png" autoplay></video>
<svg><image href="${STRANGER}/drawing.png"/><script>${call('drawing')}</script></svg>
<form action="${STRANGER}"><input autofocus onfocus="${call('focus')}"><button>Press</button></form>
<a href="javascript:${call('link')}" onmouseover="${call('over')}">a link</a>
<math><mtext><table><mglyph><style><img src="${STRANGER}/mutation.png" onerror="${call('mutation')}">`

const CARD = {
  url: `${STRANGER}/page`,
  title: 'A page elsewhere',
  description: '',
  type: 'video',
  html: `<iframe src="${STRANGER}/player"></iframe><script src="${STRANGER}/card.js"></script>`,
  image: null,
  provider_name: '<img src=x onerror=alert(1)>',
}

/** Lets the server at `url` answer as a hostile one would: the newest post of Home tries everything. */
export async function turnHostile(page: Page, url: string): Promise<void> {
  await page.route(`${url}/api/v1/timelines/home*`, async (route) => {
    const response = await route.fetch()
    const [first, ...others] = (await response.json()) as readonly { readonly account: object }[]
    if (first === undefined) return route.fulfill({ response })
    const account = { ...first.account, display_name: `<img src="${STRANGER}/name.png">Ada` }
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
