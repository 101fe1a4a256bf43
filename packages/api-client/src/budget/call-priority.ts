/**
 * Who asked: the user, who waits; the program, for what the user looks at; or the program, for what
 * may come whenever it comes.
 */
export type CallPriority = 'user' | 'refresh' | 'background'
