import type { RequestHandler } from 'express'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi-document.ts'

/** It changes only with a deployment. */
const cached = 'public, max-age=3600'

const description = openApiDocument()
const docs = docsPage(description)

export const serveDocument: RequestHandler = (_request, response) => {
  response.set({ 'Cache-Control': cached, 'Access-Control-Allow-Origin': '*' }).json(description)
}

export const serveDocs: RequestHandler = (_request, response) => {
  response.set({
    'Cache-Control': cached,
    'Content-Security-Policy': docs.policy,
    'Content-Type': 'text/html; charset=utf-8',
  })
  response.send(docs.html)
}
