import { createContext } from 'react'

/**
 * Loads the surrounding page anew after a failure, with everything on it that failed. Around a
 * page, the retry of a failed frame, which brings its pages along.
 */
export const PageRetryContext = createContext<(() => void) | null>(null)
