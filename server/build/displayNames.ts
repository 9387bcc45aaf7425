import type { Plugin } from 'vite'

const displayName = /^(\w+)\.displayName = "[^"]*";$/gm
const component = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm

/**
 * Takes out of a build what names packages' components for the development tools, and marks their
 * making as free of effects: a component that nobody uses is kept for its name alone, with all that
 * it is made of.
 */
export function displayNames(): Plugin {
  return {
    name: 'earshot:display-names',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /\/node_modules\/.+\.mjs$/, code: /\.displayName = "/ },
      handler: (code) => ({
        code: code.replace(displayName, '').replace(component, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  }
}
