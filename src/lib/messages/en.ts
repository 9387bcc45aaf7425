import { app } from './en/app.ts'
import { ui } from './en/ui.ts'

/** Every sentence of the interface in English, by key. */
export const en = { ...ui, ...app } as const
