/** The part of web storage that is read before the program is there. */
export type Texts = Pick<Storage, 'getItem' | 'key' | 'length'>
