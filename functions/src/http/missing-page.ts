/// <reference path="../pages/site-pages.d.ts" />
import type { Request, Response } from 'express'

export function asksForPage(request: Request): boolean {
  return request.method === 'GET' && request.accepts(['application/json', 'text/html']) === 'text/html'
}

export async function replyMissingPage(response: Response): Promise<void> {
  const { renderMissingPage } = await import('site-pages')
  response.set({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Content-Type': 'text/html; charset=utf-8',
  })
  response
    .vary('Accept')
    .status(404)
    .send(await renderMissingPage())
}
