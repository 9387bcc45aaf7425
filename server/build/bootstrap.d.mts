/** Builds the client into dist/client, compressed, and the server into dist/server, each when it was never built or its sources changed since. */
export function ensureBuilt(root: string, say?: (line: string) => void): Promise<void>
