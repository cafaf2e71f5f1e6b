import type { PayingMessages } from '../../paying-paragraphs.ts'

export const paying: PayingMessages = {
  heads: (heads) => `The fee is made up of: ${heads}.`,
  reference: (reference) => `Write the reference ${reference} in the remarks of your payment.`,
  upi: (upi) =>
    `UPI: pay to ${upi}. Your application page has a link and a QR code with everything filled in.`,
  sbiCollect: 'SBI Collect',
  transfer: (account) => `Net banking or NEFT: ${account}.`,
  challan: 'Bank challan: download it on your application page.',
  office: 'Pay at the college office.',
}
