import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Names a build by what is in it: in its page, and in `release.txt` beside it, so that a page that
 * was opened before a newer release can tell.
 */
export function release(): Plugin {
  const nameOf = (bundle: object): string =>
    createHash('sha256')
      .update(
        Object.keys(bundle)
          .filter((file) => file.startsWith('assets/'))
          .sort()
          .join('\n'),
      )
      .digest('base64url')
      .slice(0, 16)
  return {
    name: 'earshot:release',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => [
        {
          tag: 'meta',
          injectTo: 'head',
          attrs: { name: 'release', content: nameOf(bundle) },
        },
      ],
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: 'release.txt', source: nameOf(bundle) })
      },
    },
  }
}
