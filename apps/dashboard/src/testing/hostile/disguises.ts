import type { HostileContents } from './contents.ts'

const RUN = 'window.pwned=1'
const PICTURE = `<img src=x onerror=${RUN}>`

/**
 * Properties that code reads from parsed elements. In a form, a field with such a name shadows the property (DOM
 * clobbering).
 */
const PROPERTIES =
  'localName nodeName nodeType tagName childNodes firstChild nextSibling parentNode attributes textContent ownerDocument remove'.split(
    ' ',
  )

/** Markup that parsers read differently (mutation XSS). */
const NAMESPACES: HostileContents = [
  ['a drawing that ends in a paragraph', `<svg></p><style><a id="</style>${PICTURE}">`],
  ['a drawing with a paragraph', `<svg><p>${PICTURE}<a href="javascript:${RUN}">x</a></p></svg>`],
  ['a drawing with a link', `<svg><a href="javascript:${RUN}"><text>x</text></a></svg>`],
  ['a drawing with a paragraph inside', `<svg><desc><p>a<script>${RUN}</script></p></desc></svg>`],
  [
    'a drawing in mathematics in a drawing',
    `<svg><foreignObject><math><mi><svg><script>${RUN}</script>`,
  ],
  [
    'mathematics with a comment in a style',
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  ],
  [
    'mathematics with two forms',
    `<form><math><mtext></form><form><mglyph><style></math>${PICTURE}`,
  ],
  [
    'mathematics with a marker',
    `<math><mtext><table><mglyph><style><math>${PICTURE}</style></mglyph></table></mtext></math>`,
  ],
  [
    'mathematics with a paragraph',
    `<math><annotation-xml encoding="text/html"><p><a href="javascript:${RUN}">x</a></p>`,
  ],
  ['its elements without mathematics', `<mi>${PICTURE}</mi><mtext><script>${RUN}</script></mtext>`],
  ['its elements without a drawing', `<foreignobject>${PICTURE}</foreignobject><desc>x</desc>`],
  ['a style in a noscript', `<noscript><style></noscript>${PICTURE}</style>`],
  ['a noscript in a paragraph', `<p>a<noscript><a href="javascript:${RUN}">b</a></noscript></p>`],
  ['a select that swallows', `<select><template><style><!--</style>${PICTURE}--></template>`],
  ['a table that puts out its words', `<table>a<tr>b${PICTURE}<td>c</td></tr><p>d</p></table>`],
]

const FORMS: HostileContents = [
  ...PROPERTIES.map(
    (name) =>
      [
        `a form whose ${name} is a field`,
        `<form><input name=${name}><script>${RUN}</script><p onclick=${RUN}>x</p>${PICTURE}</form>`,
      ] as const,
  ),
  ['a form whose names are p', `<form id=p><input name=localName id=p value=p><p>x</p></form>`],
  ['a form in a form', `<form><div></form><form>${PICTURE}<input name=childNodes></form></div>`],
  ['a picture named as the body', `<img name=body><form name=body><input name=content></form>x`],
]

/** Deeper and longer than a recursive function can traverse. */
const BOMBS: HostileContents = [
  ['fonts without end', `${'<font>'.repeat(10_000)}x`],
  ['forms and boxes without end', `${'<div><object>'.repeat(4_000)}x`],
  ['cells without end', `${'<table><tr><td>'.repeat(4_000)}x`],
  ['drawings without end', `${'<svg>'.repeat(30_000)}x`],
  ['drawings and words without end', `${'<svg><desc>'.repeat(10_000)}<p>x`],
  ['mathematics without end', `${'<math><mtext>'.repeat(10_000)}<p>x`],
  ['templates without end', `${'<template>'.repeat(15_000)}x`],
  ['links in objects without end', `${'<a href="//a.example"><object>'.repeat(6_000)}x`],
  ['emphasis that never closes', `${'<b><p>'.repeat(20_000)}x`],
  ['a crowd in the deep', `${'<font>'.repeat(600)}${'<i></i>'.repeat(25_000)}x`],
]

/** Markup that parsers disagree about, that shadows properties, or that exhausts a traversal. */
export const HOSTILE_DISGUISES: HostileContents = [...NAMESPACES, ...FORMS, ...BOMBS]
