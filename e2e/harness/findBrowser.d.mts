/** The path of a browser: CHROME_PATH, the system's, or one in the project's cache. */
export function findBrowser(root: string, env?: NodeJS.ProcessEnv): string | null
/** Finds a browser or gets one; null when there is no way. */
export function ensureBrowser(root: string, say?: (line: string) => void): Promise<string | null>
/** The sentence for people without a browser. */
export const noBrowser: string
