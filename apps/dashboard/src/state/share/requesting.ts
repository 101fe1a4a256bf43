/**
 * What the share page loads with its first request. The deck has the same modules from its start: importing one of
 * them on demand would make their chunk hold an object of its exports, and load the code that creates such objects.
 */
export { createSessionApi } from '../create-session-api.ts'
export { resumeStoredSession } from '../sessions/resume-stored-session.ts'
