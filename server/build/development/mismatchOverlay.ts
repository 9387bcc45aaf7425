import type { Plugin } from 'vite'

/** Shows a hydration that did not fit what the server rendered over the page, while developing. */
export function mismatchOverlay(): Plugin {
  return {
    name: 'earshot:mismatch-overlay',
    apply: 'serve',
    configureServer({ ws, config }) {
      ws.on('earshot:mismatch', (message: string, client) => {
        config.logger.error(`\n${message}\n`, { timestamp: true })
        client.send({ type: 'error', err: { message, stack: '', plugin: 'hydration' } })
      })
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        injectTo: 'head-prepend',
        attrs: { type: 'module', src: '/server/build/development/tellMismatches.mjs' },
      },
    ],
  }
}
