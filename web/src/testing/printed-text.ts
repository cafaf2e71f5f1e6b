import { college } from '@prangan/college/config'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type LayoutView, SiteLayout } from '../lib/site-layout.ts'

const { phone, email } = college
const layout = { settings: { contact: { address: { text: '' }, phone, email } } } as unknown as LayoutView

/** Returns the text of a printed sheet without a browser, a line for each element, and a term with its description in one. */
export function printedText(sheet: ReactNode): string {
  return renderToStaticMarkup(createElement(SiteLayout, { value: layout }, sheet))
    .replaceAll('</dt><dd>', ': ')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\n+/g, '\n')
}
