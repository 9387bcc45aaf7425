import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/tables.ts',
    './server/db/authTables.ts',
    './server/db/workTables.ts',
    './server/db/commentTables.ts',
    './server/db/editTables.ts',
    './server/db/imageTables.ts',
    './server/db/mentionTables.ts',
    './server/db/readTables.ts',
  ],
  out: './server/db/migrations',
})
