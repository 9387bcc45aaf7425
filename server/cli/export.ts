import { runArchive } from './archiving/runArchive.ts'

await runArchive({
  kind: 'export',
  usage: `Usage: npm run export -- FILE

Writes everything that the site has into a zip, whether or not the server runs: CSV for spreadsheets,
lines of JSON for programs, and the images. Without secrets and sessions. \`npm run import\` brings it
into an empty site.

  --help   shows this text
`,
})
