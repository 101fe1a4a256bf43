/** Parses a server's HTML into a detached document that is never displayed. */
export const CONTENTS_POLICY = 'colonnade-contents'

/** Checks which service workers may be registered. */
export const WORKERS_POLICY = 'colonnade-workers'
