import { college } from '@prangan/college/config'
import { shownText, termIn } from '@prangan/contract/content/show-in'
import { formatMinute } from '@prangan/contract/format-date'
import type { Language } from '@prangan/contract/languages'
import {
  addPart,
  addText,
  decorate,
  finishPdf,
  type Part,
  startTaggedPdf,
} from '@prangan/functions/media/tagged-pdf'
import { amountInWords } from '../../contract/amount-in-words.ts'
import { paymentReference, rupeesIn } from '../../contract/payment.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import type { Offer } from '../../contract/schemas/full-application.ts'
import type { Payment } from '../../contract/schemas/payment.ts'
import { challanMessages } from './challan-messages.ts'

export type Challan = {
  application: Pick<AdmissionDocument, 'applicationNumber' | 'name' | 'fatherName' | 'course'>
  sessionName: string
  /** The fee of an offer; a balance has neither heads nor a last time. */
  fee: Pick<Offer, 'amount' | 'heads'> & { payTo: Date | null }
  account: Payment['account']
}

const ink = { text: '#1b1b1f', faint: '#5d5d6b', rule: '#8f8fa3' } as const
const margin = 28
/** Between two parts, with the line to cut along in its middle. */
const gap = 28
const bottom = 24

type Column = { pdf: PDFKit.PDFDocument; part: Part; x: number; width: number }

/** Draws three equal parts beside each other on a sheet: the bank's, the college's and the applicant's copy. */
export async function drawChallan(challan: Challan, language: Language): Promise<Buffer> {
  const texts = challanMessages(language)
  const { pdf, root } = await startTaggedPdf({
    layout: 'landscape',
    margins: { top: margin, bottom, left: margin, right: margin },
    lang: `${language}-IN`,
    info: { Title: `${texts.title} ${challan.application.applicationNumber}`, Author: college.name.en },
  })
  const copies = Object.values(texts.copies)
  const width = (pdf.page.width - 2 * margin - (copies.length - 1) * gap) / copies.length
  for (const [at, copy] of copies.entries()) {
    const x = margin + at * (width + gap)
    if (at > 0) decorate(pdf, () => drawCut(pdf, x - gap / 2))
    drawCopy({ pdf, part: addPart(pdf, root, 'Sect'), x, width }, copy, challan, language)
  }
  return finishPdf(pdf)
}

function drawCut(pdf: PDFKit.PDFDocument, x: number): void {
  pdf
    .save()
    .moveTo(x, margin)
    .lineTo(x, pdf.page.height - bottom)
    .dash(4, { space: 4 })
  pdf.strokeColor(ink.rule).stroke().undash().restore()
}

function drawCopy(column: Column, copy: string, challan: Challan, language: Language): void {
  const { pdf } = column
  const texts = challanMessages(language)
  pdf.y = margin
  write(column, shownText(college.name, language).text, { size: 13, isBold: true, align: 'center' })
  write(column, shownText(college.address, language).text, { size: 8, align: 'center' })
  pdf.y += 4
  write(column, `${texts.title} · ${copy}`, { size: 11, isBold: true, align: 'center', type: 'H1' })
  rule(column)
  for (const [label, value] of factsOf(challan, language)) writePair(column, label, value)
  rule(column)
  drawHeads(column, challan.fee, language)
  write(column, texts.inWords(amountInWords(challan.fee.amount)), { size: 9 })
  pdf.y += 6
  for (const label of Object.values(texts.filledIn)) writePair(column, label, '')
  drawSigns(column, Object.values(texts.signs))
}

function factsOf({ application, sessionName, fee, account }: Challan, language: Language) {
  const { facts, dates, session } = challanMessages(language)
  const course = termIn(language, Object.values(college.courses), application.course)
  const all = [
    [facts.bank, [account.bank, account.branch].filter(Boolean).join(', ')],
    [facts.account, account.name],
    [facts.number, account.number],
    [facts.ifsc, account.ifsc],
    [facts.reference, paymentReference(application.applicationNumber)],
    [facts.application, application.applicationNumber],
    [facts.name, application.name],
    [facts.father, application.fatherName],
    [facts.programme, session(course, sessionName)],
    [facts.payTo, fee.payTo ? formatMinute(fee.payTo, dates) : ''],
  ] as const
  return all.filter(([, value]) => value !== '')
}

function drawHeads(column: Column, { heads, amount, payTo }: Challan['fee'], language: Language): void {
  const texts = challanMessages(language)
  const sum = (rupees: number) => rupeesIn(language, rupees)
  const rows = heads.map((head) => ({ name: shownText(head.name, language).text, amount: head.amount }))
  const size = rows.length > 8 ? 7.5 : 9
  for (const row of rows.length > 0 ? rows : [{ name: payTo ? texts.fee : texts.balance, amount }]) {
    writePair(column, row.name, sum(row.amount), { size, align: 'right' })
  }
  rule(column)
  writePair(column, texts.total, sum(amount), { size: 11, align: 'right', isBold: true })
}

type Style = { size?: number; isBold?: boolean; align?: 'center' | 'right'; type?: string }

function write(
  { pdf, part, x, width }: Column,
  text: string,
  { size = 9, isBold, align, type = 'P' }: Style,
): void {
  pdf
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(ink.text)
  addText(pdf, part, { type, text }, { x, width, lineGap: -3, ...(align && { align }) })
}

/** Writes a label and its value beside it; without a value a line to be filled in by hand. */
function writePair(
  { pdf, part, x, width }: Column,
  label: string,
  value: string,
  { size = 9, isBold = false, align }: Style = {},
): void {
  const top = pdf.y
  const labelWidth = Math.round(width * (align ? 0.68 : 0.42))
  const rest = { x: x + labelWidth + 6, width: width - labelWidth - 6 }
  pdf
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(isBold ? ink.text : ink.faint)
  addText(pdf, part, { type: 'P', text: label }, { x, y: top, width: labelWidth, lineGap: -3 })
  const below = pdf.y
  if (value === '') {
    pdf.y = below + 9
    decorate(pdf, () =>
      pdf
        .moveTo(rest.x, below)
        .lineTo(rest.x + rest.width, below)
        .lineWidth(0.5)
        .stroke(ink.rule),
    )
    return
  }
  pdf.font(isBold || !align ? 'bold' : 'regular').fillColor(ink.text)
  addText(pdf, part, { type: 'P', text: value }, { ...rest, y: top, lineGap: -3, ...(align && { align }) })
  pdf.y = Math.max(below, pdf.y)
}

function rule({ pdf, x, width }: Column): void {
  const y = pdf.y + 3
  decorate(pdf, () =>
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.7)
      .stroke(ink.rule),
  )
  pdf.y = y + 4
}

function drawSigns(column: Column, signs: readonly string[]): void {
  const { pdf, part, x, width } = column
  const y = pdf.page.height - bottom - 18
  const each = width / signs.length
  for (const [at, text] of signs.entries()) {
    pdf.font('regular').fontSize(8).fillColor(ink.faint)
    const align = at === 0 ? 'left' : 'right'
    addText(pdf, part, { type: 'P', text }, { x: x + at * each, y, width: each, align })
  }
}
