import { readImportArguments } from './importArguments.ts'

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
])('%j is refused with how to use it, and 2', (args, sentence) => {
  const read = () => readImportArguments(args)
  expect(read).toThrow(sentence)
  expect(read).toThrow(expect.objectContaining({ exitCode: 2 }))
  expect(read).toThrow('--undo ID')
})
