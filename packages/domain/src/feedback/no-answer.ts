/** What an error says where the server says nothing. @see ERR-04 */
export const NO_ANSWER_TITLE = 'Oops!'
export const NO_ANSWER_MESSAGE = 'An unexpected error occurred'
