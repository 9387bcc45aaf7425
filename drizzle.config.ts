import { readdirSync } from 'node:fs'
import { defineConfig } from 'drizzle-kit'

const tables = './server/db/tables'

export default defineConfig({
  dialect: 'postgresql',
  schema: readdirSync(tables).map((file) => `${tables}/${file}`),
  out: './server/db/migrations',
})
