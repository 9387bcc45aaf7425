import { createContext } from 'react'
import type { createMemoryRouter } from 'react-router-dom'

export type AppRouter = ReturnType<typeof createMemoryRouter>

/** The router around, for what must know of navigations before they are shown. */
export const RouterHandle = createContext<AppRouter | null>(null)
