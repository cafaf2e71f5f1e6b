import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** The chunks of a client build, and which bring which. */
export class ChunkGraph {
  readonly #chunks: Map<string, Chunk>

  constructor({ output }: Rolldown.RolldownOutput) {
    const chunks = output.filter((file) => file.type === 'chunk')
    this.#chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  }

  /** The chunk that a source file of `web/src` begins. */
  of(source: string): string {
    const found = [...this.#chunks.values()].find((chunk) =>
      chunk.facadeModuleId?.endsWith(`/web/src/${source}`),
    )
    if (!found) throw new Error(`No chunk begins with web/src/${source}.`)
    return found.fileName
  }

  /** These chunks and all that they import statically: what the browser loads with them. */
  withImports(fileNames: readonly string[]): Set<string> {
    const reached = new Set<string>()
    const visit = (fileName: string) => {
      if (reached.has(fileName)) return
      reached.add(fileName)
      for (const imported of this.#chunks.get(fileName)?.imports ?? []) visit(imported)
    }
    fileNames.forEach(visit)
    return reached
  }

  /** What a chunk imports dynamically. */
  dynamicImports(fileName: string): readonly string[] {
    return this.#chunks.get(fileName)?.dynamicImports ?? []
  }

  modules(fileName: string): readonly string[] {
    return this.#chunks.get(fileName)?.moduleIds ?? []
  }

  /** The stylesheets that come with a chunk. */
  styles(fileName: string): readonly string[] {
    return [...(this.#chunks.get(fileName)?.viteMetadata?.importedCss ?? [])]
  }

  code(fileName: string): string {
    return this.#chunks.get(fileName)?.code ?? ''
  }
}

/** The chunks with which every page begins: the entry and the parts it brings one after another. */
export function startChunks(graph: ChunkGraph): string[] {
  const entry = graph.of('app/main.ts')
  return [...graph.withImports([entry, ...graph.dynamicImports(entry)])]
}

/** What public pages may not bring with them: Firebase waits, and the desk is not for visitors. */
const forbidden =
  /\/node_modules\/(@firebase|firebase|@base-ui|@tanstack)\/|\/web\/src\/(firebase|ui\/desk|features\/\w+\/desk)\//

/**
 * Fails where the start or a public page statically reaches Firebase or the desk, or where a prerendered page brings a
 * stylesheet beside the one in its head; names the way there.
 */
export function checkPublicChunks(
  graph: ChunkGraph,
  publicPages: readonly string[],
  prerenderedPages: readonly string[],
): void {
  const begins = [...startChunks(graph), ...publicPages.map((page) => graph.of(page))]
  for (const begin of begins) {
    for (const fileName of graph.withImports([begin])) {
      const culprit = graph.modules(fileName).find((id) => forbidden.test(id))
      if (culprit) {
        throw new Error(`A public page loads what it must not: ${begin} reaches ${culprit} in ${fileName}.`)
      }
    }
  }
  const prerendered = [...startChunks(graph), ...prerenderedPages.map((page) => graph.of(page))]
  for (const fileName of graph.withImports(prerendered)) {
    const [style] = graph.styles(fileName)
    if (style) throw new Error(`A prerendered page loads the stylesheet ${style} with ${fileName}.`)
  }
}
