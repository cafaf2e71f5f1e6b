import { readFile } from 'node:fs/promises'
import type { Figure } from './figure.ts'

/** What the build counted, and the budgets of performance, in brotli KiB. */
const budgets = {
  loader: ['inline loader', 1],
  homeHtml: ['home: HTML with critical CSS', 10],
  informationHtml: ['largest page of information: HTML with its CSS', 14],
  homeScripts: ['home: React, router and page, after idle', 95],
  firestore: ['Firestore, after that', 117],
  publicPageInAll: ['all that a public page ever loads', 215],
} as const

/** Page weights as the build measured them. */
export async function pageWeight(): Promise<Figure[]> {
  const sizes = JSON.parse(await readFile(new URL('../../web/dist/sizes.json', import.meta.url), 'utf8'))
  return Object.entries(budgets).map(([key, [what, budget]]) => ({
    what,
    value: sizes[key] / 1024,
    unit: 'KB',
    budget,
  }))
}
