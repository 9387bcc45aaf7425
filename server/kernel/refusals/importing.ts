import type { Catalogue } from './catalogue.ts'

/** Reasons of what admins do about imports. */
export const importRefusals = {
  IMPORT_GONE: ['NOT_FOUND', 'There is no such import.'],
  IMPORT_RUNS: ['CONFLICT', 'This import is still running. Stop it first.'],
  IMPORTS_RUN: [
    'CONFLICT',
    'An import is still running. Wait until it has finished, or stop it first.',
  ],
  IMPORT_UNDONE: ['CONFLICT', 'This import has already been undone.'],
} as const satisfies Catalogue
