import { endpointTable, splitRoute } from '@prangan/contract/endpoints/table'
import { localPort, ownPorts } from '@prangan/contract/local-ports'
import firebase from '../../firebase.json' with { type: 'json' }

const shift = Number(process.env.PORT_SHIFT ?? 0)
if (!Number.isInteger(shift) || shift < 0) throw new Error('PORT_SHIFT must be a whole number, 0 or more.')

/** The ports of the suite with this PORT_SHIFT. */
export const ports = {
  hosting: localPort('hosting', firebase.emulators.hosting.port, shift),
  dev: localPort('vite', ownPorts.vite, shift),
} as const

/**
 * Patterns of the endpoints' paths for Vite's proxy, one for each route of the endpoint table. They match whole paths,
 * so that a faculty's page stays one although endpoints share its prefix.
 */
export function callPaths(): string[] {
  const routes = Object.values(endpointTable).flatMap((endpoint) => endpoint.routes)
  const patterns = routes.map((route) => {
    const path = splitRoute(route).path.replace(/:\w+/g, '[^/?]+').replace(/\*\w+/g, '.+')
    return `^${path}(\\?.*)?$`
  })
  return [...new Set(patterns)]
}

/** Patterns of the paths that only the build or the renderer serves; the dev server takes them from the built site. */
export const builtPaths = [
  '^/site-data(/.*)?(\\?.*)?$',
  // `SiteData.file` and `search`
  '^(/(?!src|node_modules)[\\w-]+)?/[\\w-]+\\.json(\\?.*)?$',
]
