/** @param caller whose calls are counted together, as `callerOf` names them */
export type CountedFetch = (request: Request, caller?: string) => Promise<Response>
