import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/tables.ts', './server/db/authTables.ts', './server/db/workTables.ts'],
  out: './server/db/migrations',
})
