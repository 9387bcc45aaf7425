import { createContext } from 'react'

/** Asks the server again for the data of the frame around all pages: what one's own act has changed there. What is shown stays meanwhile. */
export const FrameRefreshContext = createContext<() => Promise<void>>(() => Promise.resolve())
