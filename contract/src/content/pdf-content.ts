import type { LocalizedText } from '../schemas/content-fields.ts'

export type PdfTable = {
  widths: readonly number[]
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

export type PdfSection = {
  heading: LocalizedText
  paragraphs?: readonly string[]
  items?: readonly string[]
  steps?: readonly string[]
  table?: PdfTable
}

export type PdfContent = {
  name: string
  title: LocalizedText
  subtitle: string
  revisedOn: string
  sections: readonly PdfSection[]
}
