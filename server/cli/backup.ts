import { runArchive } from './archiving/runArchive.ts'

await runArchive({
  kind: 'backup',
  usage: `Usage: npm run backup -- FILE

Writes the site as it is at this moment into a zip, images and sessions included, whether or not the
server runs. Keep it as safe as the site itself. \`npm run restore\` brings it back.

  --help   shows this text
`,
})
