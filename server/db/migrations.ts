import { fileURLToPath } from 'node:url'

/** Folder of the migrations that drizzle-kit wrote. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
