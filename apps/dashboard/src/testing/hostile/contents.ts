/** Hostile HTML of posts, each with a name for the test that renders it. */
export type HostileContents = readonly (readonly [title: string, html: string])[]
