// The package has no types, and those published for it are of an older markdown-it.
declare module 'markdown-it-emoji' {
  import type { PluginWithOptions } from 'markdown-it'

  export const full: PluginWithOptions<{
    readonly shortcuts?: Readonly<Record<string, string | readonly string[]>>
  }>
}
