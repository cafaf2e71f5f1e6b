import { describe, expect, it } from 'vitest'
import { amountInWords } from './amount-in-words.ts'
import { collectFields, paymentReference, upiLink, waysToPay } from './payment.ts'
import { noPayment, type Payment, PaymentSchema } from './schemas/payment.ts'

const number = 'SDC-2026-K7M4QX3'
const payment: Payment = {
  account: {
    name: 'College of Arts',
    number: '30112233445',
    ifsc: 'SBIN0001234',
    bank: 'State Bank of India',
    branch: 'Station Road',
  },
  sbiCollect: {
    link: 'https://collect.test/college?id=7',
    fields: [
      'Category = Admission fee',
      'Name = {name}',
      'Remarks = {reference} for {programme}, ₹{amount}',
      'State',
    ],
  },
  upi: { address: 'college.fees@sbi', name: 'College of Arts' },
}

const refusedAt = (changes: Partial<Payment>): string[] =>
  (PaymentSchema.safeParse({ ...noPayment, ...changes }).error?.issues ?? []).map(({ path }) =>
    path.join('.'),
  )

describe('The ways to pay', () => {
  it('are those that the office has filled in', () => {
    expect(waysToPay(noPayment)).toEqual([])
    expect(waysToPay(payment)).toEqual(['upi', 'sbiCollect', 'transfer', 'challan'])
    expect(waysToPay({ ...noPayment, upi: payment.upi })).toEqual(['upi'])
  })

  it('open a UPI app with payee, amount and reference, spaces as %20', () => {
    expect(upiLink(payment, { number, amount: 8_500 })).toBe(
      'upi://pay?pa=college.fees@sbi&pn=College%20of%20Arts&am=8500.00&cu=INR&tn=Fee%20SDC2026K7M4QX3&tr=SDC2026K7M4QX3',
    )
    expect(
      upiLink({ ...payment, upi: { address: 'a1@sbi', name: '' } }, { number, amount: 1 }),
    ).not.toContain('pn=')
  })

  it('fill in the fields of SBI Collect for each applicant', () => {
    expect(collectFields(payment, { number, name: 'Kiran = Rao', course: 'B.A.', amount: 8_500 })).toEqual([
      { label: 'Category', value: 'Admission fee' },
      { label: 'Name', value: 'Kiran = Rao' },
      { label: 'Remarks', value: `${paymentReference(number)} for B.A., ₹8500` },
      { label: 'State', value: '' },
    ])
  })
})

describe('An office that types where to pay', () => {
  it('may leave everything empty, and write an IFSC in small letters', () => {
    expect(refusedAt({})).toEqual([])
    const typed = { ...payment, account: { ...payment.account, ifsc: ' sbin0001234 ' } }
    expect(PaymentSchema.parse(typed)).toEqual(payment)
  })

  it.each([
    ['SBIN1001234', 'account.ifsc'],
    ['SBIN000123', 'account.ifsc'],
    ['', 'account.ifsc'],
  ])('is told that %j is no IFSC for an account', (ifsc, path) => {
    expect(refusedAt({ account: { ...payment.account, ifsc } })).toEqual([path])
  })

  it.each(['3011 2233', '12', '-'])('is told that %j is no account number', (number) => {
    expect(refusedAt({ account: { ...payment.account, number } })).toEqual(['account.number'])
  })

  it('is told that an IFSC needs its account', () => {
    expect(refusedAt({ account: { ...payment.account, number: '' } })).toEqual(['account.number'])
  })

  it.each(['college', 'college@', '@sbi', 'a b@sbi', 'college@sbi&am=1', 'x@9bank'])(
    'is told that %j is no UPI address',
    (address) => {
      expect(refusedAt({ upi: { address, name: '' } })).toEqual(['upi.address'])
    },
  )

  it.each([
    'http://collect.test',
    'javascript:alert(1)',
    'https://',
    'https://sbi@evil.test',
    'collect.test',
  ])('is told that %j is no link with https', (link) => {
    expect(refusedAt({ sbiCollect: { link, fields: [] } })).toEqual(['sbiCollect.link'])
  })
})

describe('A sum in words', () => {
  it.each([
    [0, 'zero'],
    [19, 'nineteen'],
    [8_500, 'eight thousand five hundred'],
    [21_040, 'twenty-one thousand forty'],
    [1_25_017, 'one lakh twenty-five thousand seventeen'],
    [3_00_00_000, 'three crore'],
  ])('%i', (amount, words) => {
    expect(amountInWords(amount)).toBe(words)
  })
})
