/** The part of web storage that the boot script reads. */
export type StorageReader = Pick<Storage, 'getItem' | 'key' | 'length'>
