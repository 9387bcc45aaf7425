import { cpSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const at = (...parts: string[]): string => path.resolve(import.meta.dirname, ...parts)

/** Where the server looks for its migrations: beside itself. */
const migrations: Plugin = {
  name: 'migrations',
  writeBundle: ({ dir }) =>
    cpSync(at('server/db/migrations'), at(dir ?? '', 'migrations'), { recursive: true }),
}

/** Of two copies neither knows the other's types. */
const oneGraphql: Plugin = {
  name: 'one-graphql',
  buildEnd() {
    const second = [...this.getModuleIds()].find((id) =>
      /\/node_modules\/graphql\/.+\.js$/.test(id),
    )
    if (second !== undefined)
      this.error(
        `${second} would be a second copy of graphql: an alias has to lead to the .mjs file.`,
      )
  },
}

/** The server and its packages in a few files: a start reads these instead of resolving and transforming two thousand. */
export default defineConfig({
  plugins: [migrations, oneGraphql],
  resolve: { alias: [{ find: /^graphql\/(.+)\.js$/, replacement: 'graphql/$1.mjs' }] },
  publicDir: false,
  // They load files that lie beside them, or are there on some machines only.
  ssr: {
    noExternal: true,
    external: [
      'sharp',
      '@electric-sql/pglite',
      'pino',
      'pg-native',
      'fs-native-extensions',
      'wawoff2',
    ],
  },
  build: {
    ssr: true,
    outDir: 'dist/server',
    license: { fileName: 'licences.md' },
    target: 'node20',
    rolldownOptions: {
      input: {
        server: at('server/cli/server.ts'),
        // For a machine that has what was built and nothing else, such as a container.
        import: at('server/cli/import.ts'),
        invite: at('server/cli/invite.ts'),
        backup: at('server/cli/backup.ts'),
        export: at('server/cli/export.ts'),
        restore: at('server/cli/restore.ts'),
        thread: at('server/db/engine/worker.ts'),
        preparer: at('server/areas/images/preparerProcess.ts'),
        painter: at('server/areas/pictures/painterProcess.ts'),
        renderThread: at('server/areas/importing/write/renderLongText.ts'),
        precompress: at('server/http/precompress.ts'),
      },
      // All in one folder: files find each other, the migrations, and dist/client, by where they are.
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
})
