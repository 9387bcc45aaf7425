import { createContext } from 'react'

/**
 * Refetches the data of the frame around all pages, after an act that changed it. The old data
 * stays on screen meanwhile.
 */
export const FrameRefreshContext = createContext<() => Promise<void>>(() => Promise.resolve())
