import type { Plugin } from 'vite'

/** Modules that no public page may load initially: Firebase is lazy, and the desk is not for visitors. */
const forbidden =
  /\/node_modules\/(@firebase|firebase|@base-ui|@tanstack)\/|\/web\/src\/(firebase|ui\/desk|features\/\w+\/desk)\//

/** The seed of the editable site: only the server's build contains it. */
const seed = /\/colleges?\/(?:[\w-]+\/)?content\/(seed\.ts|(pages|settings|pdfs)\/)/

const publicEntry = /\/web\/src\/(entry\.client\.tsx|app\/pages\/(?!\w+-dashboard).*\.tsx)$/

/**
 * Fails the build where a public page's code statically imports Firebase or the desk, or where anything for browsers
 * contains a text that the office edits. It names the module.
 */
export function checkPublicRoutes(): Plugin {
  return {
    name: 'check-public-routes',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const visited = new Set<string>()
      const visit = (fileName: string, from: string) => {
        const chunk = bundle[fileName]
        if (chunk?.type !== 'chunk' || visited.has(fileName)) return
        visited.add(fileName)
        const module = chunk.moduleIds.find((id) => forbidden.test(id))
        if (module)
          this.error(`A public page must not load ${module} with its first code: ${from} imports it.`)
        for (const imported of chunk.imports) visit(imported, from)
      }
      for (const file of Object.values(bundle)) {
        const seeded = file.type === 'chunk' && file.moduleIds.find((id) => seed.test(id))
        if (seeded) this.error(`A browser must not load ${seeded}: its text comes from the published site.`)
        if (file.type === 'chunk' && file.facadeModuleId && publicEntry.test(file.facadeModuleId))
          visit(file.fileName, file.facadeModuleId)
      }
    },
  }
}
