import { readFile } from 'node:fs/promises'

/** PGlite's code, compiled: threads share it, with all that the compiler has made of it since. */
export interface EngineModules {
  readonly pgliteWasmModule: WebAssembly.Module
  readonly initdbWasmModule: WebAssembly.Module
}

let compiled: Promise<EngineModules> | undefined

async function compile(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(
    await readFile(new URL(file, import.meta.resolve('@electric-sql/pglite'))),
  )
}

async function compileAll(): Promise<EngineModules> {
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    compile('./pglite.wasm'),
    compile('./initdb.wasm'),
  ])
  return { pgliteWasmModule, initdbWasmModule }
}

/** Compiles PGlite once for all engines of a process: a new database alone takes three. */
export function engineModules(): Promise<EngineModules> {
  compiled ??= compileAll().catch((error: unknown) => {
    compiled = undefined
    throw error
  })
  return compiled
}
