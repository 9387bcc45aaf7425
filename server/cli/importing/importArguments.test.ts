import { readImportArguments, USAGE } from './importArguments.ts'

test('a list, an undo and an import are told apart', () => {
  expect(readImportArguments(['--list'])).toEqual({ kind: 'list' })
  expect(readImportArguments(['--undo', 'import_1'])).toEqual({
    kind: 'undo',
    importId: 'import_1',
  })
  expect(readImportArguments(['/x', '--dry-run', '--map', 'a=title', '--details'])).toMatchObject({
    kind: 'import',
    input: { source: '/x', dryRun: true, map: ['a=title'] },
    details: true,
  })
  expect(readImportArguments(['--resume', 'import_1', '--details'])).toEqual({
    kind: 'import',
    input: { resume: 'import_1', source: undefined },
    details: true,
  })
  expect(readImportArguments(['--resume', 'import_1', '--file', '/x'])).toMatchObject({
    input: { resume: 'import_1', source: '/x' },
  })
  expect(readImportArguments(['/x', '--dates', 'dmy', '--change-options'])).toMatchObject({
    input: { source: '/x', dates: 'dmy', changeOptions: true },
  })
  expect(readImportArguments(['/x', '--delimiter', ';'])).toMatchObject({
    input: { source: '/x', delimiter: ';' },
  })
  const leftOut = ['/x', '--leave-out-labels', 'P-*', '--leave-out-labels', 'stale']
  expect(readImportArguments(leftOut)).toMatchObject({
    input: { leaveOutLabels: ['P-*', 'stale'], changeOptions: false },
  })
  expect(readImportArguments(['--list', '--help'])).toEqual({ kind: 'help' })
})

test.each([
  [[], 'Name a source'],
  [['a', 'b'], 'Only one source'],
  [['--undo'], 'undo'],
  [['--undo', ''], 'Name the import to undo'],
  [['--list', '--undo', 'import_1'], 'each stand alone'],
  [['--undo', 'import_1', '--dry-run'], 'each stand alone'],
  [['--list', '/x'], 'each stand alone'],
  [['--unknown'], 'unknown'],
  [['--resume', ''], 'Name the import to go on with'],
  [['--resume', 'import_1', '/x'], 'name it with --file'],
  [['--resume', 'import_1', '--labels', 'boards'], 'leave out --labels'],
  [['--resume', 'import_1', '--dry-run'], 'leave out --dry-run'],
  [['--file', '/x'], '--file goes with --resume ID'],
])('%j is refused with how to use it, and 2', (args, sentence) => {
  const read = () => readImportArguments(args)
  expect(read).toThrow(sentence)
  expect(read).toThrow(expect.objectContaining({ exitCode: 2 }))
  expect(read).toThrow('--undo ID')
})

test('the help says that what changed at the source is taken as well', () => {
  expect(USAGE).toContain(
    'Running it again adds what is new and takes what has changed at the source.',
  )
})
