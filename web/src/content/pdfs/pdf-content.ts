import type { LocalizedText } from '../text.ts'

/** A table of a document; `widths` are shares of the page's width, one for each column. */
export type PdfTable = {
  widths: readonly number[]
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A part of a document: its heading, then whichever of these it has, in this order. */
export type PdfSection = {
  heading: LocalizedText
  paragraphs?: readonly string[]
  items?: readonly string[]
  /** Steps in order: items with numbers. */
  steps?: readonly string[]
  table?: PdfTable
}

/** A document that the college hands out, printed as a PDF of one or two A4 pages. */
export type PdfContent = {
  /** Its file's name, without the ending. */
  name: string
  title: LocalizedText
  /** Whom it is for, or from when it holds. */
  subtitle: string
  /** The day of this version, as `2026-07-01`. */
  revisedOn: string
  sections: readonly PdfSection[]
}
