/** Parses HTML into nodes of the page. */
export const parseNodes = (html: string): readonly Node[] => [
  ...new DOMParser().parseFromString(html, 'text/html').body.childNodes,
]
