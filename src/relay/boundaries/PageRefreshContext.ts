import { createContext } from 'react'

/** Asks the server again for all data of the page around; sections use it for *Try again*. */
export const PageRefreshContext = createContext<() => Promise<void>>(() => Promise.resolve())
