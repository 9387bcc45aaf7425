import { createContext } from 'react'

/**
 * Reports that a lazy piece's code could not be fetched, so that the person is told. Another
 * function in its place asks all pieces that are still missing to try again.
 */
export const LostCodeContext = createContext<() => void>(() => undefined)
