import { readConfig } from '#server/services/config/config.ts'
import { interruption, runProgram } from './failure.ts'
import { readImportArguments, USAGE } from './importing/importArguments.ts'

await runProgram(async () => {
  const given = readImportArguments(process.argv.slice(2))
  if (given.kind === 'help') {
    process.stdout.write(USAGE)
    return 0
  }
  const config = readConfig(process.env)
  const signal = interruption()
  // Loaded when the arguments are right: the rest of the server takes a while.
  const [{ withControl }, { commands, openServices }, { showImport }, { showImports, showUndone }] =
    await Promise.all([
      import('#server/control/client.ts'),
      import('./services.ts'),
      import('./importing/showImport.ts'),
      import('./importing/showImports.ts'),
    ])
  const call = {
    dataDir: config.dataDir,
    commands,
    openServices: () => openServices(config),
    signal,
  }
  const output = process.stdout
  if (given.kind === 'list')
    return showImports(withControl(call, 'imports', {}), { output, signal })
  if (given.kind === 'undo') {
    const { importId } = given
    return showUndone(withControl(call, 'undo-import', { importId }), { output, signal })
  }
  const { input, details } = given
  return showImport(withControl(call, 'import', input), { output, signal, details })
})
