import { createContext } from 'react'

/** Refetches all data of the surrounding page; sections use it for *Try again*. */
export const PageRefreshContext = createContext<() => Promise<void>>(() => Promise.resolve())
