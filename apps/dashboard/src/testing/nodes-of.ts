/** What a test writes as HTML, as nodes of the page. */
export const nodesOf = (html: string): readonly Node[] => [
  ...new DOMParser().parseFromString(html, 'text/html').body.childNodes,
]
