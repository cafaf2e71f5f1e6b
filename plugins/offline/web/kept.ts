/** The caches, by what they contain. A number is raised when the form of the entries changes. */
export const cacheNames = { pages: 'pages-1', assets: 'assets-1', files: 'files-1' } as const

/** Headers of what is kept. */
const timeHeader = 'X-Kept-At'
const titleHeader = 'X-Title'

export const keptHeaders = (at: number, title = ''): Record<string, string> => ({
  [timeHeader]: String(at),
  [titleHeader]: encodeURIComponent(title),
})

/** Milliseconds since 1970; 0 if it is not known. */
export const keptAt = ({ headers }: Response): number => Number(headers.get(timeHeader) ?? 0)

export const keptTitle = ({ headers }: Response): string => decodeURIComponent(headers.get(titleHeader) ?? '')

/** What a page tells the worker once it is idle. */
export type Visit = {
  path: string
  /** It is a document from the server, which the browser's own cache has. */
  isDocument: boolean
  /** The addresses that the page has loaded. */
  loaded: readonly string[]
}
