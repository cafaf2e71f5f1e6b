import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi-document.ts'

// What stands here is worked out when the functions are built: `build.ts` puts the values in this module's place, so that
// no process works them out, or loads what that takes.

/** The OpenAPI document of every call. */
export const description = openApiDocument()

/** The same as a page for people, and what that page may load. */
export const docs = docsPage(description)
