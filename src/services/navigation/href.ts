/** The pages of the product; what lists them adds them here, so that addresses below it are checked (src/routes/pages.ts). */
export interface Addresses {}

type Pattern = Addresses extends { readonly pages: readonly { readonly path: infer Path }[] }
  ? Path & string
  : string

type ParameterOf<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParameterOf<Head> | ParameterOf<Tail>
  : Path extends `:${infer Name}?`
    ? Name
    : Path extends `:${infer Name}`
      ? Name
      : never

type Parameters<Path extends string> = [ParameterOf<Path>] extends [never]
  ? []
  : [parameters: Readonly<Record<ParameterOf<Path>, string>>]

/**
 * The address of a page: its pattern with the parameters filled in and escaped. An empty optional one
 * is left out, and one of dots alone, which browsers take for a step to another path.
 */
export function href<Path extends Pattern>(path: Path, ...parameters: Parameters<Path>): string {
  const [values = {}]: readonly Readonly<Record<string, string>>[] = parameters
  return path.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name] ?? ''
    return /^\.{0,2}$/.test(value) ? '' : `/${encodeURIComponent(value)}`
  })
}
