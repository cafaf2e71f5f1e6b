import { describe, expect, it } from 'vitest'
import { looksLikeKrutiDev } from './looks-like-kruti-dev.ts'

const english = [
  'Notice',
  'Fee structure for session 2026-27',
  'Do as we do: come at 9 or at 10, and be on time.',
  'He is in the ds lab; she is at dk 4.',
  'If it is so, go to us or to me.',
  'B.A., B.Sc. and B.Com. First Semester: First Merit List, Session 2025-26',
  'The last date is 05/07/2026.',
  'Ask at the counter (Room No. 4, ground floor) for the TC and the CC.',
  'I am to be at it by 6 p.m. as of today',
  'Rs. 1,500/- per semester; late fee Rs. 100/-',
  'Contact: office@college.test or https://example.org/a?x=1&y=2',
  'NSS, NCC, NAAC, IQAC, UGC, RTI, AISHE',
  'Dr. R. K. Singh (HoD, Physics) & Dr. S. P. Verma',
  'Admit cards for the odd semester examination will be given from 1 December',
  'Yes / No / Not applicable',
  'ls -la | grep rd && echo ok',
  'a|b, c|d and {x} = {y; z}',
  'if (a < b) { return a; } else { return b; }',
  'x = 1; y = 2; z = x + y;',
  "It's the principal's office, isn't it?",
  "'Keep quiet' is written on the door of the reading room.",
  '"Katha" and "Kavita" are the papers of semester II',
  'rd, th and st stand behind numbers: 3rd, 4th, 1st',
  'ek bharat shreshtha bharat programme, main hall',
  'Pravesh ki antim tithi 5 July hai, sab log dhyan dein',
  'Yoga day at 6:00 a.m. in the courtyard: open to all',
  'Two-day workshop on plant identification for B.Sc. and M.Sc. Botany',
  'Vacant seats: 12 (Gen 5, OBC 4, SC 2, ST 1)',
  'Bring 2 photos, 1 ID proof & the fee receipt.',
  'by in on at to of or an as if is it he we us me my no so up go do be am',
  'IX, X, XI and XII standard mark sheets',
  'PDF, DOC, XLS up to 10 MB',
  'Ph.D. Entrance Test (RET) 2026',
  'Tender no. SDC/2026/17: supply of 40 chairs and 10 desks',
  'The quick brown fox jumps over the lazy dog.',
  'Wi-Fi password: gS9#ds_dk!x',
  'e-mail: ravi.mishra@college.test; phone: +91 55500 12345',
  '**Important**: read [the rules](/rules-of-admission) first',
  'The fee is {{feeBa}} for B.A. and {{feeBsc}} for B.Sc.',
  'Marks: 45/60; 52/60; 38/60; grade: A+; A; B+',
  'HTML5, CSS3 and C++; also C# and .NET',
  'Mon–Fri 10 a.m.–4 p.m.; Sat 10 a.m.–1 p.m.',
  'kindly note: the library is closed on Sundays',
  'Asks, tasks, desks, risks, books and banks',
  'Ask the clerk; works, parks, thanks; weeks; links',
  'Zeh, Rzh and Qh are no words; yes;no;maybe',
  'Hon’ble Vice-Chancellor’s visit on 12 November',
  '“Swachhata” drive: sweep, plant, paint',
  'Déjà vu: the café’s façade, naïve résumé, São Tomé',
  'GPF/NPS/EPF nominations by 31.03.2027 w.e.f. FY 2026-27',
]

const krutiDev = [
  "egkfo|ky; esa izos'k izkjEHk gSA",
  "Lukrd izFke lsesLVj dh izos'k lwph",
  "ijh{kk 'kqYd tek djus dh vafre frfFk 20 uoEcj 2026 gS",
  "'kqYd lwpuk",
  'lHkh Nk=&Nk=kvksa dks lwfpr fd;k tkrk gS',
  "dk;kZy; vkns'k",
  'Jh jke dqekj ;kno]\nizkpk;Z',
  'Nk=o`fRr ds fy, info@college.test ij fy[ksa',
]

describe('A text', () => {
  it('is not taken for Kruti Dev where it is English', () => {
    expect(english).toHaveLength(50)
    expect(english.filter(looksLikeKrutiDev)).toEqual([])
  })

  it.each(krutiDev)('looks like Kruti Dev: %s', (text) => {
    expect(looksLikeKrutiDev(text)).toBe(true)
  })

  it('is not offered where it has Devanagari, or a single word that might be Kruti Dev', () => {
    expect(looksLikeKrutiDev("प्रवेश: egkfo|ky; esa izos'k izkjEHk gS")).toBe(false)
    expect(looksLikeKrutiDev('gS')).toBe(false)
    expect(looksLikeKrutiDev('')).toBe(false)
  })

  it('is looked at quickly, however long it is', () => {
    const long = 'The office is open from ten to four. '.repeat(30_000)
    const started = process.cpuUsage()
    expect(looksLikeKrutiDev(long)).toBe(false)
    // The processor's time, because a busy machine takes longer.
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(500)
  })
})
