import type { Operation } from '@prangan/contract/schemas/operation'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from '../../../../messages/language.ts'
import { onHindiDesk, saidInLatin } from '../../../../testing/in-hindi.ts'
import { openScreen, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { OperationCard } from './operation-card.tsx'

const night = '2026-11-24T22:00:00.000Z'
const fine: Operation = {
  version: '1.0.0',
  newer: null,
  lastBackup: { at: '2026-11-24T04:00:00.000Z', isOld: false },
  mails: { waiting: 0, since: '', isStuck: false },
  reads: { documents: 1_234_567, rupees: 20, at: '2026-11-24T22:30:00.000Z', isHigh: false },
  jobs: [
    { name: 'sweep', at: night, state: 'fine', failed: [] },
    { name: 'writeCopies', at: night, state: 'fine', failed: [] },
    { name: 'checkLinks', at: '', state: 'not yet', failed: [] },
  ],
}
const troubled: Operation = {
  version: '1.0.0',
  newer: { version: '1.2.0', url: 'https://releases.test/1.2.0' },
  lastBackup: null,
  mails: { waiting: 3, since: '2026-11-24T04:30:00.000Z', isStuck: true },
  reads: { documents: 12_345_678, rupees: 620, at: '2026-11-24T22:30:00.000Z', isHigh: true },
  jobs: [
    { name: 'sweep', at: night, state: 'failed', failed: ['library', 'staff'] },
    { name: 'writeCopies', at: night, state: 'late', failed: [] },
    { name: 'checkLinks', at: night, state: 'fine', failed: [] },
  ],
}

const items = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((item) => [
      item.querySelector('dt')?.textContent,
      [...item.querySelectorAll('dd')].map(({ textContent }) => textContent).join(' | '),
    ]),
  )
const attention = () => [...document.querySelectorAll('[data-attention] dt')].map((each) => each.textContent)

describe('How the site runs', () => {
  it('is told in a line each, and asks for nothing while all is well', async () => {
    server.answers('readOperation', fine)
    openScreen(<OperationCard />)
    await screen.findByText('Version')
    expect(items()).toEqual({
      Version: '1.0.0',
      'Last backup': '24 Nov 2026, 9:30 am',
      'Mails to be sent': 'None',
      'Database reads this month':
        '12,34,567 documents, estimated cost\u00a0₹20 | Counted until 25 Nov 2026, 4:00 am. The bill may differ.',
      'Nightly clean-up': '25 Nov 2026, 3:30 am',
      'Delayed updates': '25 Nov 2026, 3:30 am',
      'Check of links': 'Not yet | Runs every night at 4:30 am.',
    })
    expect(attention()).toEqual([])
  })

  it('says what to do about each thing that is not as it should be', async () => {
    server.answers('readOperation', troubled)
    openScreen(<OperationCard />)
    await screen.findByText('Version')
    expect(items()).toEqual({
      Version:
        '1.0.0 | Version 1.2.0 is available. What is new (opens in a new tab) | Ask the operator of the site to install it: npm run upgrade',
      'Last backup': 'None yet | Ask the operator of the site to make one every week: npm run backup',
      'Mails to be sent':
        '3, the first since 24 Nov 2026, 10:00 am | Ask the operator of the site to check the address and password of the mail server: SMTP_URL',
      'Database reads this month':
        '1,23,45,678 documents, estimated cost\u00a0₹620 | Counted until 25 Nov 2026, 4:00 am. The bill may differ. | Ask the operator of the site to open this page in the Firebase console and find out what reads so much: Firestore Usage',
      'Nightly clean-up':
        'Failed on 25 Nov 2026, 3:30 am | library, staff | Ask the operator of the site to read the log of the function sweep',
      'Delayed updates':
        'Has not run since 25 Nov 2026, 3:30 am | Runs every five minutes. | Ask the operator of the site to find out in Cloud Scheduler why this did not run: writeCopies',
      'Check of links': '25 Nov 2026, 3:30 am',
    })
    expect(attention()).toEqual([
      'Last backup',
      'Mails to be sent',
      'Database reads this month',
      'Nightly clean-up',
      'Delayed updates',
    ])
    expect(screen.getByRole('link', { name: /What is new/ }).getAttribute('href')).toBe(troubled.newer?.url)
  })

  it('leaves the reads out where nothing counts them', async () => {
    server.answers('readOperation', { ...fine, reads: null })
    openScreen(<OperationCard />)
    await screen.findByText('Version')
    expect(Object.keys(items())).not.toContain('Database reads this month')
  })

  it('says that it could not be loaded, and is there after trying again', async () => {
    server.isOutOfReach('readOperation')
    server.answers('readOperation', fine)
    const person = openScreen(<OperationCard />)
    await says('These details could not be loaded. Please try again.')
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Version')
  })
})

describe('In Hindi', () => {
  afterEach(() => setLanguage('en'))

  it('it is told without a word of English, but for names of settings and commands', async () => {
    const { OperationCard, openScreen } = await onHindiDesk(() => import('./operation-card.tsx'))
    server.answers('readOperation', troubled)
    openScreen(<OperationCard />)
    await screen.findByText('संस्करण')
    expect(items()['पिछला बैकअप']).toBe('अभी तक नहीं | वेबसाइट के संचालक से कहें कि हर सप्ताह बैकअप लें: npm run backup')
    expect(items()['इस महीने डेटाबेस से पढ़े गए दस्तावेज़']).toBe(
      '1,23,45,678 दस्तावेज़, अनुमानित ख़र्च\u00a0₹620 | 25 नवंबर 2026, सुबह 4:00 तक की गिनती। बिल में अंतर हो सकता है। | वेबसाइट के संचालक से कहें कि Firebase कंसोल में यह पृष्ठ खोलें और पता करें कि इतने दस्तावेज़ क्यों पढ़े जा रहे हैं: Firestore Usage',
    )
    expect(saidInLatin(/Cloud Scheduler|Firebase/g, 'code, a[href="/elsewhere"]')).toEqual([])
  })
})
