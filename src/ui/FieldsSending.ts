import { createContext } from 'react'

/**
 * True while what stands in the fields is on its way and the form goes when it has arrived: they
 * are read-only, because what was typed meanwhile would go with it.
 */
export const FieldsSending = createContext(false)
