/** The path of a browser: CHROME_PATH, the system's, or one in the project's cache. */
export function findBrowser(root: string, env?: NodeJS.ProcessEnv): string | null
/** Finds a browser or gets one; null when there is no way. */
export function ensureBrowser(root: string, say?: (line: string) => void): Promise<string | null>
/** What to tell people who have none. */
export const noBrowser: string
