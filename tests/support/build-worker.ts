import { build, type Rolldown } from 'vite'

/** Returns the service worker of a site none of whose plugins has a part in it. */
export async function buildEmptyWorker(): Promise<string> {
  const { output } = (await build({
    configFile: new URL('../../web/vite.worker.config.ts', import.meta.url).pathname,
    logLevel: 'error',
    plugins: [
      {
        name: 'no-plugins',
        enforce: 'pre',
        resolveId: (source) => (source === '@prangan/plugins/web/service-worker' ? '\0none' : undefined),
        load: (id) => (id === '\0none' ? 'export const serviceWorker = []' : undefined),
      },
    ],
    build: { write: false },
  })) as Rolldown.RolldownOutput
  return output[0].code
}
