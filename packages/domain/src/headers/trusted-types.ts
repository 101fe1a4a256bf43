/** Reads a server's HTML into a document that no window shows, to be looked at. */
export const CONTENTS_POLICY = 'colonnade-contents'

/** Says which service workers may be registered. */
export const WORKERS_POLICY = 'colonnade-workers'
