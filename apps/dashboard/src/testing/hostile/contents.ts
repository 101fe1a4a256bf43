/** What is sent as the text of a post, each with a name for the test that renders it. */
export type HostileContents = readonly (readonly [title: string, html: string])[]
