import type { LocalizedText } from '../text.ts'

/** A table of a document; `widths` are shares of the page's width, one for each column. */
export type PdfTable = {
  widths: readonly number[]
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A section of a document: its heading, then any of these, in this order. */
export type PdfSection = {
  heading: LocalizedText
  paragraphs?: readonly string[]
  items?: readonly string[]
  /** Numbered steps. */
  steps?: readonly string[]
  table?: PdfTable
}

/** A document that the college publishes as a PDF of one or two A4 pages. */
export type PdfContent = {
  /** Its file name, without the extension. */
  name: string
  title: LocalizedText
  /** Its audience, or the date from which it applies. */
  subtitle: string
  /** The date of this version, as `2026-07-01`. */
  revisedOn: string
  sections: readonly PdfSection[]
}
