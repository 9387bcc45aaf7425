// The law of the tree, computed from the ordered layers and the real folders: a new feature edits no rule.
import fs from 'node:fs'
import path from 'node:path'

/** From the top to the bottom: a layer imports only from the layers after it. `main` is what lies directly in src/. */
export const layers = [
  'main',
  'app',
  'routes',
  'features',
  'entities',
  'parts',
  'relay',
  'services',
  'ui',
  'languages',
  'lib',
]

/** The same of the server: its doors, the API's types, one folder per capability, and what these stand on. */
export const serverRanks = [
  'cli',
  'build',
  'http',
  'control',
  'graphql',
  'areas',
  'kernel',
  'services',
  'db',
  'lib',
]

function folders(root, inside) {
  const at = path.join(root, inside)
  if (!fs.existsSync(at)) return []
  return fs
    .readdirSync(at, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}

const upward = (higher, lower) =>
  `${lower} lies below ${higher}: import only downward (${layers.join(' → ')}). Move what both need down, or pass it in from above.`

/** One zone per pair of layers that would point upward. */
function layerZones() {
  return layers.flatMap((lower, rank) =>
    layers.slice(0, rank).map((higher) => ({
      target: `./src/${lower}`,
      from: higher === 'main' ? './src/*.{ts,tsx}' : `./src/${higher}`,
      message: upward(higher, lower),
    })),
  )
}

function siblingZones(root) {
  return folders(root, 'src/features').map((feature) => ({
    target: `./src/features/${feature}`,
    from: './src/features',
    except: [`./${feature}`],
    message:
      'A feature never imports another feature: let a page compose them, or move what both need to entities, parts, ui or lib.',
  }))
}

function serverZones() {
  return serverRanks.flatMap((lower, rank) =>
    serverRanks.slice(0, rank).map((higher) => ({
      target: `./server/${lower}`,
      from: `./server/${higher}`,
      message: `server/${lower} lies below server/${higher}: import only downward (${serverRanks.join(' → ')}).`,
    })),
  )
}

const outerZones = [
  {
    target: './server',
    from: './src',
    message: 'The server never imports the client: what both must agree on belongs in rules/.',
  },
  {
    target: './rules',
    from: ['./src', './server', './__generated__'],
    message: 'rules/ imports nothing of ours: both sides stand on it.',
  },
  {
    target: './src/lib',
    from: './rules',
    message: 'lib is pure and stands alone: take the limit as an argument.',
  },
  ...['services', 'ui', 'lib'].map((layer) => ({
    target: `./src/${layer}`,
    from: './__generated__',
    message: `${layer} knows no GraphQL: let the component that owns the fragment pass plain values.`,
  })),
]

/** Zones that hold for product code only: tests may use the test kit, and relay's tests may use artifacts. */
const productZones = [
  {
    target: './src/relay',
    from: './__generated__',
    message: 'src/relay knows no product: take the artifact as an argument.',
  },
  ...['src', 'server', 'rules'].map((side) => ({
    target: `./${side}`,
    from: ['./src/**/testing/**', './server/**/testing/**'],
    message: 'Test kits are for tests.',
  })),
]

const noServer = {
  target: './src',
  from: './server',
  message:
    'The client never imports the server: it speaks GraphQL, and shares rules/. Only src/testing reaches the real schema.',
}

/**
 * Zones for import-x/no-restricted-paths.
 * @param {string} root folder of the project
 * @param {'product' | 'test' | 'kit'} kind of the files: product code, tests and the kits beside it, or the kit in src/testing that reaches the real schema
 */
export function zones(root, kind) {
  const common = [...layerZones(), ...siblingZones(root), ...serverZones(), ...outerZones]
  if (kind === 'kit') return common
  return kind === 'test' ? [...common, noServer] : [...common, noServer, ...productZones]
}
