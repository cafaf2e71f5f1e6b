import { openScreen } from '@prangan/web/testing/screen.tsx'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openRefund } from '../../../contract/refund.ts'
import { type Fee, notConfirmed } from '../../../contract/schemas/fee.ts'
import { wholeRefund } from '../../../contract/schemas/seat-decisions.ts'
import { loadLetterMessages } from '../../letters/letter-messages.ts'
import { storedFullApplication, storedSession } from '../../testing/stored.ts'
import { Letter } from './letter.tsx'

const offer = {
  list: 'one',
  listNumber: 1,
  under: 'obc',
  payFrom: new Date('2026-07-21T04:30:00Z'),
  payTo: new Date('2026-07-26T11:30:00Z'),
  amount: 5_200,
  cautionMoney: 500,
  heads: [{ name: { en: 'Tuition', hi: 'शिक्षण शुल्क' }, amount: 5_200 }],
  acceptedAt: null,
  extensions: [],
}

async function letterIn(language: 'en' | 'hi', given: Parameters<typeof storedSession>[0] = {}) {
  const texts = await loadLetterMessages(language)
  openScreen(
    <Letter
      kind="offer"
      row={{ id: 'meera', ...storedFullApplication({ offer }) }}
      session={{ id: 'session', ...storedSession(given) }}
      language={language}
      texts={texts}
    />,
  )
  return document.body.textContent
}

describe('An applicant reads until when to pay in hours of twelve', () => {
  it('in a letter in English', async () => {
    expect(await letterIn('en')).toContain('To be paid by26 July 2026, 5:00 pm')
  })

  it('in a letter in Hindi, with the Hindi words for am and pm', async () => {
    const text = await letterIn('hi')
    expect(text).toContain('21 जुलाई 2026, सुबह 10:00')
    expect(text).toContain('26 जुलाई 2026, शाम 5:00')
  })
})

describe('An applicant gets a receipt', () => {
  const fee = {
    ...{ reference: 'UTR77', paidOn: '2026-07-22', amount: 8_500, reportedAt: offer.payFrom },
    ...{ reported: null, ...notConfirmed, receiptNumber: '2026-27/000123' },
    ...{ confirmedAt: new Date('2026-07-23T06:00:00Z'), confirmedBy: 'office' },
  }
  const receiptIn = async (language: 'en' | 'hi', more: Partial<typeof fee | Fee> = {}) => {
    openScreen(
      <Letter
        kind="receipt"
        row={{ id: 'meera', ...storedFullApplication({ offer, fee: { ...fee, ...more } as Fee }) }}
        session={{ id: 'session', ...storedSession() }}
        language={language}
        texts={await loadLetterMessages(language)}
      />,
    )
    return document.body.textContent
  }

  it('with its number, the sum in figures and words, and the heads of the fee', async () => {
    const text = await receiptIn('en')
    for (const said of [
      'Receipt number2026-27/000123',
      'Date of receipt23 July 2026',
      'Fee paid₹8,500',
      'Rupees eight thousand five hundred only',
      'Tuition₹5,200',
    ]) {
      expect(text).toContain(said)
    }
  })

  it('that says of a part what is still to be paid, and that the heads are those of the whole fee', async () => {
    const difference = { kind: 'part payment', remark: 'The rest by Friday.' } as const
    const text = await receiptIn('en', { amount: 3_500, difference })
    for (const said of [
      'The college has received a part of the fee',
      'Part of the fee paid₹3,500',
      'Balance still to be paid₹1,700',
      'The whole feeTuition₹5,200Total₹5,200Of which caution money₹500',
    ]) {
      expect(text).toContain(said)
    }
    expect(text).not.toContain('Fee paid')
  })

  it('in Hindi, and it says if it was cancelled', async () => {
    const text = await receiptIn('hi', {
      receiptCancelled: { reason: '', by: '', at: offer.payTo, isUndone: false },
    })
    expect(text).toContain('रुपये आठ हज़ार पाँच सौ मात्र')
    expect(text).toContain('यह रसीद रद्द है')
    expect(text).not.toContain('सँभालकर रखें')
  })
})

describe('The office orders a refund', () => {
  const fee = {
    ...{ reference: 'UTR77', paidOn: '2026-07-22', amount: 5_200, reportedAt: offer.payFrom },
    ...{ reported: null, ...notConfirmed, receiptNumber: '2026-27/000123' },
    ...{ confirmedAt: new Date('2026-07-23T06:00:00Z'), confirmedBy: 'office' },
  }
  const orderOf = async (amount: number, step: string) => {
    const refund = openRefund(amount, step, new Date('2026-08-20T06:00:00Z'))
    openScreen(
      <Letter
        kind="refund"
        row={{ id: 'meera', ...storedFullApplication({ offer, fee, refund, status: 'cancelled' }) }}
        session={{ id: 'session', ...storedSession() }}
        language="en"
        texts={await loadLetterMessages('en')}
      />,
    )
    return document.body.textContent
  }

  it('by the rule of the session, if the applicant has left', async () => {
    const text = await orderOf(4_730, '0')
    for (const said of [
      'at the applicant’s request. By the rules of the session',
      'Withdrawn on20 August 2026',
      'Kept by the college₹470',
      'To be paid back₹4,730',
      'To be paid back by4 September 2026',
    ])
      expect(text).toContain(said)
  })

  it('of all that was paid, if the college has cancelled the admission', async () => {
    const text = await orderOf(5_200, wholeRefund)
    for (const said of [
      'The college cancelled the admission',
      'Cancelled on20 August',
      'Kept by the college₹0',
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('request')
  })
})

describe('An applicant who was at the counter', () => {
  const admitted = async (language: 'en' | 'hi', result: 'seen' | 'undertaking') => {
    const name = { en: 'Transfer certificate', hi: 'स्थानान्तरण प्रमाण-पत्र' }
    const original = { result, until: result === 'seen' ? '' : '2026-08-20', name, by: '', at: offer.payTo }
    const roll = {
      number: 'BA/2026-27/0012',
      by: '',
      at: offer.payTo,
      balance: 0,
      because: '',
      balanceBy: '',
    }
    openScreen(
      <Letter
        kind="admission"
        row={{
          id: 'meera',
          ...storedFullApplication({ offer, status: 'admitted', roll, originals: { 'paper:tc': original } }),
        }}
        session={{ id: 'session', ...storedSession() }}
        language={language}
        texts={await loadLetterMessages(language)}
      />,
    )
    return document.body.textContent
  }

  it('gets a letter with the number of the roll and what is still to be brought', async () => {
    const text = await admitted('en', 'undertaking')
    for (const said of [
      'Roll numberBA/2026-27/0012',
      'Originals to bringTransfer certificate, by 20 August 2026',
      'provisional until you have brought the originals below',
    ]) {
      expect(text).toContain(said)
    }
    expect(await screen.findByRole('img', { name: /^QR code: application number ADM-/ })).toBeTruthy()
  })

  it('gets one in Hindi that says that everything was seen', async () => {
    const text = await admitted('hi', 'seen')
    expect(text).toContain('महाविद्यालय ने आपके मूल प्रमाण-पत्र देख लिए हैं।')
    expect(text).not.toContain('काउंटर पर यह कोड दिखाएँ')
  })
})

it('An applicant who paid a part reads the balance in the letter of admission', async () => {
  const fee = {
    ...{ reference: 'UTR77', paidOn: '2026-07-22', amount: 3_500, reportedAt: offer.payFrom },
    ...{ reported: null, ...notConfirmed, receiptNumber: '2026-27/000123', confirmedAt: offer.payTo },
    difference: { kind: 'part payment' as const, remark: '' },
  }
  openScreen(
    <Letter
      kind="admission"
      row={{ id: 'meera', ...storedFullApplication({ offer, fee, status: 'admitted' }) }}
      session={{ id: 'session', ...storedSession() }}
      language="en"
      texts={await loadLetterMessages('en')}
    />,
  )
  expect(document.body.textContent).toContain('Part of the fee paid₹3,500Balance still to be paid₹1,700')
})

it('A receipt of a part names the day of the balance, and who confirmed it', async () => {
  const fee = {
    ...{ reference: 'UTR77', paidOn: '2026-07-22', amount: 3_500, reportedAt: offer.payFrom },
    ...{ reported: null, ...notConfirmed, receiptNumber: '2026-27/000123', confirmedAt: offer.payTo },
    confirmedBy: 'clerk@college.test',
  }
  const roll = {
    ...{ number: 'BA/1', by: 'clerk@college.test', at: offer.payTo, balance: 1_700, because: 'By Friday.' },
    balanceBy: '2026-08-14',
  }
  const part = { ...fee, difference: { kind: 'part payment' as const, remark: '' } }
  openScreen(
    <Letter
      kind="receipt"
      row={{ id: 'meera', ...storedFullApplication({ offer, fee: part, roll, status: 'admitted' }) }}
      session={{ id: 'session', ...storedSession() }}
      language="en"
      texts={await loadLetterMessages('en')}
    />,
  )
  expect(document.body.textContent).toContain('Balance to be paid by14 August 2026')
  expect(document.body.textContent).toContain('Received byclerk@college.test')
})

describe('An applicant with an offer', () => {
  it.each([
    ['money first', /^After you pay, report the challan number/],
    ['originals first', /^First bring this letter and the originals/],
  ] as const)('reads what comes first on the day of admission: %s', async (order, says) => {
    await letterIn('en', { admissionDay: { order, undertakingsUntil: '', papers: [] } })
    expect(screen.getByText(says)).toBeTruthy()
  })
})

describe('An applicant reads where to pay', () => {
  const payment = {
    account: {
      name: 'The College',
      number: '10000000001',
      ifsc: 'TEST0000001',
      bank: 'Demo Bank',
      branch: '',
    },
    sbiCollect: { link: 'https://collect.test/college', fields: ['Name = {name}'] },
    upi: { address: 'college.fees@demobank', name: 'The College' },
  }

  it('with the heads of the fee and a code to scan, where the office has said so', async () => {
    const text = await letterIn('en', { payment })
    for (const said of [
      'Tuition₹5,200',
      'IFSCTEST0000001',
      'https://collect.test/college',
      'UPI addresscollege.fees@demobank',
    ]) {
      expect(text).toContain(said)
    }
    expect(await screen.findByRole('img', { name: 'QR code: pay ₹5,200 to The College' })).toBeTruthy()
  })

  it('in Hindi at the office, where it has not', async () => {
    expect(await letterIn('hi')).toContain('शुल्क महाविद्यालय के कार्यालय में जमा करें।')
  })
})
