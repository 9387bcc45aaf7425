import type { Plugin } from 'vite'

/**
 * Lets the next page be rendered by what was saved, while developing. Nobody has to reload for it:
 * open pages get their update from the client's own environment.
 */
export function freshRenders(): Plugin {
  return {
    name: 'earshot:fresh-renders',
    apply: 'serve',
    hotUpdate({ modules }) {
      const { name, moduleGraph } = this.environment
      if (name !== 'ssr') return undefined
      for (const module of modules) moduleGraph.invalidateModule(module)
      return []
    },
  }
}
